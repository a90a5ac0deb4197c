#!/usr/bin/env python3
"""A small player for Spannung: sits down at a table and plays random legal moves.

    spannung serve &
    python3 examples/bot.py                     opens a table with a bot of the server, plays it
    python3 examples/bot.py --table ID          joins a table that is waiting for players

Python 3 and nothing else. docs/protocol.md describes the messages.
"""
import argparse
import base64
import json
import os
import random
import socket
import struct
import time
import urllib.request


def become_guest(server, name):
    """Says a name; the cookie in the answer is who we are from now on."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"http://{server}/api/me", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        return reply.headers["Set-Cookie"].split(";")[0]


class Connection:
    """As much of a WebSocket as a client of texts needs."""

    def __init__(self, server, cookie):
        host, port = server.rsplit(":", 1)
        self.socket = socket.create_connection((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET /ws?lang=en HTTP/1.1\r\nHost: {server}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n").encode())
        self.stream = self.socket.makefile("rb")
        status = self.stream.readline()
        if b" 101 " not in status:
            raise SystemExit(f"refused: {status.decode().strip()}")
        while self.stream.readline() not in (b"\r\n", b""):
            pass

    def send(self, message):
        self.send_frame(0x1, json.dumps(message).encode())

    def send_frame(self, kind, payload):
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack("!H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack("!Q", size)
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def receive(self):
        """The next message, or None at the end."""
        text = b""
        while True:
            head = self.stream.read(2)
            if len(head) < 2:
                return None
            size = head[1] & 0x7F
            if size == 126:
                size = struct.unpack("!H", self.stream.read(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.stream.read(8))[0]
            payload = self.stream.read(size)
            kind = head[0] & 0x0F
            if kind == 0x8:
                return None
            if kind == 0x9:
                self.send_frame(0xA, payload)
            elif kind in (0x0, 0x1):
                text += payload
                if head[0] & 0x80:
                    return json.loads(text)

    def ask(self, message):
        """Sends a request and waits for its reply, ignoring what happens in between."""
        self.send({**message, "id": "ask"})
        while (reply := self.receive()) is not None:
            if reply.get("id") != "ask":
                continue
            if reply["type"] == "error":
                raise SystemExit(reply["error"]["text"])
            return reply
        raise SystemExit("the server has gone")


def choose(moves):
    """One of the legal moves at random; where numbers make the difference, one of those, too."""
    move = random.choice(moves)
    text = move["text"]
    if "range" in move:
        numbers = move["range"]
        value = random.randint(numbers["from"], numbers["to"])
        text = text.replace("{" + numbers["operand"] + "}", str(value))
    return text


def recover(connection, table, error):
    if error["code"] == "too_fast":  # the server wants a rest; then look at the table again
        time.sleep(1)
        connection.send({"type": "watch", "table": table})
    elif error["code"] != "stale_ply":  # then the next message about the table is on its way
        raise SystemExit(error["text"])


def play(connection, table):
    connection.send({"type": "watch", "table": table})
    while (message := connection.receive()) is not None:
        if message["type"] == "error":
            recover(connection, table, message["error"])
        if message["type"] != "table":
            continue
        if message["status"] in ("finished", "abandoned"):
            return message
        if message.get("moves"):
            connection.send({"type": "move", "table": table, "ply": message["ply"],
                             "seat": message["eyes"], "move": choose(message["moves"])})
    raise SystemExit("the server has gone")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--server", default="127.0.0.1:8080")
    arguments.add_argument("--table", help="the id of a table; otherwise a new one is opened")
    arguments.add_argument("--name", default="bot.py")
    options = arguments.parse_args()

    connection = Connection(options.server, become_guest(options.server, options.name))
    table = options.table
    if table:
        connection.ask({"type": "join", "table": table})
    else:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        created = connection.ask({"type": "create", "game": "funkenschlag",
                                  "options": {"players": 2}, "seats": seats})
        table = created["table"]
        connection.ask({"type": "start", "table": table})
    end = play(connection, table)
    for standing in end.get("result", {}).get("standings", []):
        print(standing["rank"], end["seats"][standing["seat"] - 1]["name"], standing["score"])


if __name__ == "__main__":
    main()
