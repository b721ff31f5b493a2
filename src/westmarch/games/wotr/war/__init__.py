"""Armies and nations: movement, battle, siege, recruiting, politics, characters (rulebook chapters VI and VII)."""
