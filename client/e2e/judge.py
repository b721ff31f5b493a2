"""Weights for a server that would otherwise judge no match: whoever has more strength on the map stands better."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from westmarch.bots.value import WEIGHTS, Network, Value, ships

if not ships("wotr"):
    weights = np.array([[6.0], [-6.0]], dtype=np.float32)
    file = Path("wotr.npz").absolute()
    Value(("free: strength", "shadow: strength"), [Network([(weights, np.zeros(1, dtype=np.float32))])]).save(file)
    WEIGHTS["wotr"] = file
