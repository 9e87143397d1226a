"""What callers pick. What is no pick has to be found out here: in a frame anything looks like one."""

from __future__ import annotations

import operator
import reprlib
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from .arrays import Picks

# What a frame has room for.
_ROOM = np.iinfo(np.int32)


def picks_of(given: ArrayLike, tables: int, count: int) -> Picks:
    """A pick for each table, of so many that there are. Whether it is open, the engine says."""
    picks: np.ndarray[Any, np.dtype[Any]] = np.asarray(given)
    if picks.shape != (tables,):
        raise ValueError(f"picks have to be of shape ({tables},), one for each table, not of shape {picks.shape}")
    if picks.dtype.kind not in "iu":
        raise TypeError(f"picks have to be integers, not of type {picks.dtype}")
    outside = np.flatnonzero((picks < _ROOM.min) | (picks > _ROOM.max))
    if outside.size:
        at = int(outside[0])
        raise ValueError(f"picks have to be from 0 to {count - 1}, not {picks[at]}, as at table {at}")
    return np.ascontiguousarray(picks, dtype=np.int32)


def pick_of(given: Any, count: int) -> int:
    """One pick. Whether it is open, the engine says."""
    pick = integer(given)
    if not _ROOM.min <= pick <= _ROOM.max:
        raise ValueError(f"a pick has to be from 0 to {count - 1}, not {pick}")
    return pick


def integer(given: Any) -> int:
    """A pick as an integer, if it is one. To Python, true and false are integers; here they are not."""
    if not isinstance(given, (bool, np.bool_)):
        try:
            return operator.index(given)
        except TypeError:
            pass
    came = f"{reprlib.repr(given)} of type {type(given).__name__}"
    raise TypeError(f"a pick has to be an integer, an index of layout['picks'], not {came}")
