"""For `WESTMARCH_PLUGINS`: brings the test game and its bots into a server process."""

from tests.server.hideout import register

register()
