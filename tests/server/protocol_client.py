#!/usr/bin/env python3
"""A client written from docs/protocol.md alone: two people play one game by link to its end.

protocol_client.py GROGNARD   starts `GROGNARD serve` on a free port with an empty store
"""
import base64
import json
import os
import random
import socket
import struct
import subprocess
import sys
import urllib.request


class WebSocket:
    """A client's side of RFC 6455, text frames only."""

    def __init__(self, port, target):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {target} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.status = int(self.stream.readline().split()[1])
        while self.stream.readline().strip():
            pass

    def send(self, message):
        text = json.dumps(message).encode()
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack(">H", len(text))
        mask = os.urandom(4)
        self.socket.sendall(b"\x81" + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(text)))

    def receive(self):
        """The next message, or the code with which the server closed."""
        kind, size = self.stream.read(2)
        if size >= 126:
            size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
        data = self.stream.read(size)
        if kind & 15 == 8:
            return int.from_bytes(data[:2], "big")
        return json.loads(data) if kind & 15 == 1 else self.receive()


def ask(port, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{port}{path}", data), timeout=60) as answer:
        text = answer.read().decode()
        return json.loads(text) if "json" in answer.headers["Content-Type"] else text


def spoken(words, message):
    """A Message in a language: its line with {name} replaced, parameters within parameters."""
    def value(param):
        if isinstance(param, list):
            return words["list.between"].join(map(value, param))
        return param if isinstance(param, str) else spoken(words, param)
    line = words[message["key"]]
    for name, param in message.get("params", {}).items():
        line = line.replace("{" + name + "}", value(param))
    return line


def merged(value, patch):
    """A merge patch (RFC 7396): null deletes a member."""
    if not isinstance(patch, dict):
        return patch
    out = dict(value) if isinstance(value, dict) else {}
    for key, part in patch.items():
        if part is None:
            out.pop(key, None)
        else:
            out[key] = merged(out.get(key), part)
    return out


class Person:
    def __init__(self, port, made, seat):
        self.seat, self.port, self.story, self.moment = seat, port, [], ""
        self.target = f"/ws/{made['table']}?seat={made['seats'][seat]['secret']}"
        self.connect()

    def connect(self):
        self.link = WebSocket(self.port, f"{self.target}&since={len(self.story)}&moment={self.moment}")
        assert self.link.status == 101, self.link.status

    def share(self, made):
        """The commitment is known and kept: only now the host learns the share."""
        assert self.state["commitment"] == made["commitment"]
        self.link.send({"share": f"{self.seat}-share"})

    def hear(self):
        message = self.link.receive()
        if message["type"] == "offers":
            self.offers = message
        if message["type"] != "state":
            return message
        # The view comes whole, or each event has what it changed in it.
        if "view" not in message:
            message["view"] = self.state["view"]
            for event in message["events"]:
                message["view"] = merged(message["view"], event["patch"])
        self.state, self.moment = message, message["moment"]
        del self.story[message["since"]:]
        self.story += message["events"]
        assert [event["at"] for event in self.story] == list(range(1, message["at"] + 1))
        return message

    def hear_until(self, holds):
        while not holds(self.hear()):
            pass
        return self.state


def play(port):
    chosen = random.Random(1815)
    game = ask(port, "/api/games")["games"][0]
    words = ask(port, f"/api/words/{game['game']}/en")
    rules = {rule["id"] for rule in ask(port, f"/api/rules/{game['game']}")}
    made = ask(port, "/api/tables", {"game": game["game"], "scenario": game["scenarios"][0]["id"],
                                     "seats": {"bottom": "human", "top": "open"}})
    people = {"bottom": Person(port, made, "bottom")}
    assert people["bottom"].hear()["waiting"] == ["bottom", "top"], "the deal waits for both shares"
    people["bottom"].share(made)
    people["bottom"].hear_until(lambda m: m["type"] == "state" and m["waiting"] == ["top"])
    people["top"] = Person(port, made, "top")
    assert people["top"].hear()["waiting"] == ["top"], "the deal waits for the share, not for the connection"
    people["top"].share(made)
    for person in people.values():
        dealt = person.hear_until(lambda m: m["type"] == "state" and m["awaits"] != "chance")
        if dealt["awaits"] == person.seat:
            person.hear_until(lambda m: m["type"] == "offers")
    told = 0
    awaited = people["bottom"].state["awaits"]
    while awaited != "nobody":
        person, other = people[awaited], people["top" if awaited == "bottom" else "bottom"]
        at = person.state["at"]
        if at % 50 == 7:
            other.link.send({"do": person.offers["offers"][0], "at": at})
            refused = other.hear()
            while refused["type"] in ("state", "offers"):
                refused = other.hear()
            assert refused["type"] == "refused" and refused["rule"] in rules, refused
        if at % 90 == 11:
            person.link.socket.close()
            person.connect()
            person.hear_until(lambda m: m["type"] == "offers")
        assert person.state["at"] == at and spoken(words, person.state["prompt"])
        [asked] = person.state["asks"]
        assert asked["seat"] == awaited and asked["question"] == person.offers["question"]
        # An input names the question it answers, or the moment: the result is the same.
        named = {"question": asked["question"]} if at % 2 else {"moment": person.moment}
        person.link.send({"do": chosen.choice(person.offers["offers"]), "at": at, **named})
        state = person.hear_until(lambda m: m["type"] == "state" and m["at"] > at)
        # Who is not awaited may be told a moment later; the next to act waits until he has heard it.
        if state["awaits"] == awaited:
            person.hear_until(lambda m: m["type"] == "offers" and m["at"] == state["at"])
        elif state["awaits"] != "nobody":
            other.hear_until(lambda m: m["type"] == "offers" and m["at"] == state["at"])
        else:
            other.hear_until(lambda m: m["type"] == "state" and m["at"] == state["at"])
        awaited = state["awaits"]
        told += sum(len(spoken(words, message)) > 0 for event in state["events"] for message in event["told"])
    assert [e["by"] for e in people["top"].story] == [e["by"] for e in people["bottom"].story]
    assert people["top"].state["view"]["winner"] == people["bottom"].state["view"]["winner"] is not None
    file = ask(port, f"/api/tables/{made['table']}/log")
    return len(people["top"].story), told, file, made["commitment"]


def main():
    program = sys.argv[1]
    host = subprocess.Popen([program, "serve", "--port", "0", "--store", "memory:", "--seat-rate", "0", "--address-rate", "0"],
                            stdout=subprocess.PIPE, text=True)
    try:
        port = int(host.stdout.readline().rstrip("/\n").rsplit(":", 1)[1])
        steps, told, file, commitment = play(port)
        assert f"dice-commitment {commitment}" in file
        with open("protocol_client_game.txt", "w", encoding="utf-8") as out:
            out.write(file)
        own = ["--share", "top-share", "--commitment", commitment]
        for command in (["replay"], ["verify"], ["verify", *own]):
            subprocess.run([program, *command, out.name], check=True, stdout=subprocess.DEVNULL)
        foreign = subprocess.run([program, "verify", out.name, "--share", "nobody"], stdout=subprocess.PIPE, text=True)
        assert foreign.returncode != 0 and "nobody" in foreign.stdout, foreign
        os.remove(out.name)
        print(f"{steps} steps, {told} sentences")
    finally:
        host.terminate()
        assert host.wait(30) == 0, "a graceful stop"


if __name__ == "__main__":
    main()
