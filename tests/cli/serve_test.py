"""`grognard serve` where it can't listen: one sentence that names the address and says what to do."""
import socket
import subprocess
import unittest

from program import BAD_INPUT, PROGRAM, ProgramTest


class Serve(ProgramTest):
    def assert_no_host(self, *words, names):
        message = self.assert_bad("serve", "--store", "memory:", *words, names=names)
        for raw in ("bind", "system:", "asio", "boost"):
            self.assertNotIn(raw, message)

    def test_a_port_that_is_taken(self):
        with socket.create_server(("127.0.0.1", 0)) as other:
            port = other.getsockname()[1]
            self.assert_no_host("--port", port, names=[f"127.0.0.1:{port}", "another program", "--port"])

    def test_an_address_of_another_machine(self):
        self.assert_no_host("--port", 0, "--address", "192.0.2.1", names=["192.0.2.1", "--address"])

    def test_an_address_that_is_none(self):
        self.assert_no_host("--address", "somewhere", names=["somewhere", "--address", "127.0.0.1"])

    def test_nowhere_to_keep_games(self):
        path = self.file("a-file", "")
        done = subprocess.run([PROGRAM, "serve", "--port", "0"], capture_output=True, text=True, timeout=20,
                              env={"XDG_DATA_HOME": str(path)})
        self.assertEqual(done.returncode, BAD_INPUT)
        self.assertIn("--store sqlite:FILE", done.stderr)


if __name__ == "__main__":
    unittest.main()
