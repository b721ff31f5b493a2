"""Much work in many places: in this process, in processes on all cores, or on the machines of a Ray cluster.

Where it is done changes nothing about what comes out, only when.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor
from concurrent.futures import wait as wait_for_futures
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing.connection import wait as wait_for_connections
from typing import TypeVar

from westmarch.core.errors import WestmarchError
from westmarch.lab.extras import need

T = TypeVar("T")
R = TypeVar("R")

HERE = "here"
RAY = "ray"
PLACES = (HERE, RAY)


def spread_out(work: Callable[[T], R], items: Iterable[T], jobs: int = 1, on: str = HERE) -> Iterator[R]:
    """Does the work for each item, in any order. `jobs` is the number of processes here; Ray knows its own."""
    if on == RAY:
        need("ray")
        return _on_ray(work, items)
    if jobs <= 1:
        return map(work, items)
    return _in_processes(work, items, jobs)


def _on_ray(work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    # Ray is loaded when somebody wants it.
    done: Iterator[R] = import_module("westmarch.lab.cluster").on_cluster(work, items)
    return done


def _in_processes(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    waiting = iter(items)
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_start_worker)
    done = False
    try:
        with _deaf_children():
            running = {pool.submit(work, item) for item in islice(waiting, jobs * 2)}
        while running:
            ready, running = wait_for_futures(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(work, item) for item in islice(waiting, len(ready))}
            for future in ready:
                yield future.result()
        done = True
    except BrokenProcessPool:
        raise WestmarchError("lab-worker-died", jobs=jobs) from None
    finally:
        if not done:
            # Somebody doesn't want to wait for the matches that are being played.
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
        # Always waited for: the pool's own thread must be gone before Python ends, or the two get in each other's way.
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started inside don't hear Ctrl-C; their parent does, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _start_worker() -> None:
    """A worker leaves Ctrl-C to its parent, and ends when that is gone instead of waiting for work for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        wait_for_connections([sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
