"""`grognard serve` where it can't listen: one sentence that names the address and says what to do."""
import socket
import unittest

from program import ProgramTest


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


if __name__ == "__main__":
    unittest.main()
