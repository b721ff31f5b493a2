"""The Fellowship and the Hunt for the Ring, Mordor included (rulebook chapters VIII and IX)."""
