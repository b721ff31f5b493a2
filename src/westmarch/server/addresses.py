"""Who is counted together with whom, by the address that they come from."""

from __future__ import annotations

import ipaddress
from functools import lru_cache


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """Whom an address counts for: of IPv6 everybody who has one gets a whole network of them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
