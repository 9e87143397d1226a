"""The process that plays, and the frames that go to it and come from it. docs/env.md tells how they are made."""

from __future__ import annotations

import json
import os
import reprlib
import shlex
import struct
import subprocess
import sys
from collections import deque
from typing import Any, Deque, Mapping, Sequence

import numpy as np

from .arrays import Arrays, Picks

PROTOCOL = 1
TEXT, STEP, LOOK, ARRAYS = 0, 1, 2, 3

# Size, kind, environment, id: four numbers of four bytes, the lowest byte first.
_HEAD = struct.Struct("<4I")
# How much a pipe is asked to hold: the more, the less often the two processes wait for each other.
_PIPE = 1 << 20


class FranticError(Exception):
    """What the other side refuses. `code` is one of a closed list, `field` says what is at fault, if anything is."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        super().__init__(error["message"])
        self.code: str = error["code"]
        self.field: str | None = error.get("field")


class Bridge:
    """A process that holds environments. Several environments can share one.

    `command` begins the process; by default it is what `FRANTIC_ENV` says, or `npx frantic-engine env`.
    """

    def __init__(self, command: Sequence[str] | None = None) -> None:
        if sys.byteorder != "little":
            raise RuntimeError("Arrays are sent as they lie in memory, which has to be little-endian.")
        if command is None:
            command = shlex.split(os.environ.get("FRANTIC_ENV", "npx frantic-engine env"))
        self._process = subprocess.Popen(
            [*command, "--binary"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        self._asked = 0
        self._due: Deque[int] = deque()
        _widen(self._stdout.fileno())
        try:
            spoken = self.ask("hello")["protocol"]
            if spoken != PROTOCOL:
                raise RuntimeError(f"The process speaks protocol {spoken}, this client {PROTOCOL}.")
        except BaseException:
            self.close()
            raise

    def ask(self, command: str, **fields: Any) -> dict[str, Any]:
        """Sends a command and returns its answer."""
        line = json.dumps({"command": command, **fields}, default=_plain, allow_nan=False)
        asked = self._send(TEXT, 0, line.encode())
        kind, size = self._head(asked)
        return self._text(kind, size)

    def send(self, kind: int, env: int, picks: Picks | None = None) -> int:
        """Sends a step, or a look. What it returns is given to `receive`."""
        return self._send(kind, env, b"" if picks is None else picks.tobytes())

    def receive(self, asked: int, arrays: Arrays) -> None:
        """Takes in how things stand. Answers come in the order in which they were asked for."""
        kind, size = self._head(asked)
        if kind != ARRAYS:
            self._text(kind, size)
            raise RuntimeError("Arrays were asked for, and a text was sent.")
        if size != arrays.memory.nbytes:
            raise RuntimeError(f"{arrays.memory.nbytes} bytes were expected, and {size} sent.")
        self._read_into(arrays.memory.data)

    def close(self) -> None:
        """Ends the process."""
        self._stdin.close()
        self._stdout.close()
        self._process.wait()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def _stdin(self) -> Any:
        return self._process.stdin

    @property
    def _stdout(self) -> Any:
        return self._process.stdout

    def _send(self, kind: int, env: int, body: bytes) -> int:
        self._asked = (self._asked + 1) % (1 << 32)
        rest = memoryview(_HEAD.pack(len(body), kind, env, self._asked) + body)
        while rest:
            rest = rest[self._stdin.write(rest) :]
        self._due.append(self._asked)
        return self._asked

    def _head(self, asked: int) -> tuple[int, int]:
        if not self._due or self._due[0] != asked:
            raise RuntimeError("Another answer comes first: it has been sent for, and not been received.")
        head = bytearray(_HEAD.size)
        self._read_into(memoryview(head))
        self._due.popleft()
        size, kind, _env, _id = _HEAD.unpack(head)
        return kind, size

    def _text(self, kind: int, size: int) -> dict[str, Any]:
        body = bytearray(size)
        self._read_into(memoryview(body))
        if kind != TEXT:
            raise RuntimeError("A text was asked for, and arrays were sent.")
        answer: dict[str, Any] = json.loads(body)
        if not answer["ok"]:
            raise FranticError(answer["error"])
        return answer

    def _read_into(self, rest: memoryview) -> None:
        while rest:
            count = self._stdout.readinto(rest)
            if not count:
                raise RuntimeError("The process has ended.")
            rest = rest[count:]


def _plain(given: Any) -> Any:
    """What NumPy has, as JSON has it."""
    if isinstance(given, (np.ndarray, np.generic)):
        return given.tolist()
    raise TypeError(f"{type(given).__name__} cannot be sent: {reprlib.repr(given)}")


def _widen(pipe: int) -> None:
    if sys.platform != "linux":
        return
    import fcntl

    try:
        # F_SETPIPE_SZ, which Python names from 3.10 on.
        fcntl.fcntl(pipe, 1031, _PIPE)
    except OSError:
        # A machine may allow less; then it is slower.
        pass
