"""What the tests share: lines of JSON beside the frames of the package, and random picks."""

import json
import os
import shlex
import subprocess

import numpy as np

SETUP = {"players": 3, "windows": "holders"}


class Lines:
    """The other way to speak with the process: a line of JSON asks, a line of JSON answers."""

    def __init__(self):
        command = shlex.split(os.environ.get("FRANTIC_ENV", "npx frantic-engine env"))
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def ask(self, command, **fields):
        self.process.stdin.write(json.dumps({"command": command, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["ok"], answer
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def masks_of(answer, picks):
    """The masks that lines say as lists of open picks."""
    masks = np.zeros((len(answer["open"]), picks), np.uint8)
    for row, open_ in zip(masks, answer["open"]):
        row[open_] = 1
    return masks
