"""What the numbers mean, and where they lie."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, Sequence, TypedDict, Union

import numpy as np
from numpy.typing import NDArray

Picks = NDArray[np.int32]
# Whatever the engine can be asked for.
Setup = Dict[str, Any]
Bots = Sequence[Optional[str]]
Seed = Union[int, str, np.integer[Any]]
Game = Literal["card", "board"]

NUMBERS = {"int8": np.int8, "int16": np.int16, "float32": np.float32}


class Feature(TypedDict):
    """A block of numbers in an observation."""

    name: str
    offset: int
    size: int
    meaning: str
    items: List[str]
    low: Optional[int]
    high: Optional[int]
    scale: float


class Layout(TypedDict):
    """What the numbers of observations and picks mean."""

    format: int
    rulesVersion: int
    fingerprint: str
    size: int
    normalised: bool
    features: List[Feature]
    picks: List[str]


class Arrays:
    """How things stand at some tables: one piece of memory, and what lies where in it."""

    def __init__(self, layout: Layout, players: int, tables: int, numbers: str) -> None:
        size, picks = layout["size"], len(layout["picks"])
        kinds: list[tuple[Any, tuple[int, ...]]] = [
            (np.float32, (tables, players)),
            (NUMBERS[numbers], (tables, size)),
            (np.uint8, (tables, picks)),
            (np.uint8, (tables,)),
            (np.uint8, (tables,)),
        ]
        sizes = [np.dtype(kind).itemsize * int(np.prod(shape)) for kind, shape in kinds]
        self.memory: NDArray[np.uint8] = np.zeros(sum(sizes), np.uint8)
        views, at = [], 0
        for (kind, shape), length in zip(kinds, sizes):
            views.append(self.memory[at : at + length].view(kind).reshape(shape))
            at += length
        self.rewards: NDArray[np.float32]
        self.observations: NDArray[Any]
        self.masks: NDArray[np.uint8]
        self.dones: NDArray[np.uint8]
        self.seats: NDArray[np.uint8]
        self.rewards, self.observations, self.masks, self.dones, self.seats = views


def usual(setup: Setup | None) -> Setup:
    """The setup, or the usual one."""
    return {"players": 4, "windows": "holders"} if setup is None else setup


def given(**fields: Any) -> dict[str, Any]:
    """The fields that somebody has said something of."""
    return {name: value for name, value in fields.items() if value is not None}
