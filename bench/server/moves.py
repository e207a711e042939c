"""Durable moves a second over the WebSocket, driven by Python with the `websockets` package.

    DATABASE_URL=postgres://… python3 bench/server/moves.py [matches] [seconds]

after `npm run build` and `pip install websockets`. As moves.mjs plays: Greed for two, each move waiting for the response to the
one before, every response checked.
"""

import asyncio
import json
import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from websockets.asyncio.client import connect

MATCHES = int(sys.argv[1]) if len(sys.argv) > 1 else 100
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 10
MATCHES_EACH = 48  # A person may have 50 unfinished tables.
NODE = Path(__file__).parents[2] / "packages/server/test/real/node.mjs"


def call(path, body, cookie=""):
    data = json.dumps(body).encode()
    headers = {"content-type": "application/json", "cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(path, data, headers)) as answer:
        given = (answer.headers["set-cookie"] or "").split(";")[0]
        return json.load(answer), given


tasks = set()


def ended(task):
    tasks.discard(task)
    if not task.cancelled() and task.exception() is not None:
        print(repr(task.exception()), file=sys.stderr)
        os._exit(1)


def background(work):
    """Runs a task whose failure ends the bench."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(ended)


class Pair:
    """Two players, their WebSockets, and the matches between them."""

    def __init__(self, api):
        self.api = api
        self.cookies = [call(f"{api}/guests", {"name": name})[1] for name in ("Ada", "Bo")]
        self.sockets = []
        self.sent = [0, 0]
        self.waiting = [{}, {}]
        self.took = []
        self.counting = False
        self.running = True

    def match(self):
        host, guest = self.cookies
        setup = {"game": "greed", "seats": 2, "options": {"target": 20000, "opening": 0}}
        table = call(f"{self.api}/tables", setup, host)[0]["table"]["id"]
        call(f"{self.api}/tables/{table}/sit", {}, guest)
        started = call(f"{self.api}/tables/{table}/start", {}, host)[0]
        return table, started["seq"], started["table"]["match"]["view"]

    async def open(self, address):
        for cookie in self.cookies:
            headers = {"cookie": cookie}
            uri = f"{address}/socket"
            self.sockets.append(await connect(uri, additional_headers=headers, compression=None))
        for seat in (0, 1):
            background(self.read(seat))

    async def move(self, table, seq, view):
        seat = view["step"]["seats"][0]
        kind = "stop" if view["turnPoints"] > 0 else "roll"
        number = self.sent[seat] = self.sent[seat] + 1
        self.waiting[seat][number] = (table, seq, time.perf_counter())
        await self.sockets[seat].send(
            f'{{"id":{number},"type":"move","table":"{table}","seq":{seq},"move":{{"type":"{kind}"}}}}'
        )

    async def next_match(self):
        await self.move(*await asyncio.to_thread(self.match))

    async def read(self, seat):
        async for message in self.sockets[seat]:
            answer = json.loads(message)
            table, seq, began = self.waiting[seat].pop(answer["id"])
            result = answer["result"]
            snapshot = result["snapshot"]
            assert result["seq"] == snapshot["seq"] == seq + 1 and not result["repeated"], answer
            assert snapshot["table"]["id"] == table and snapshot["you"]["seat"] == seat, answer
            if self.counting:
                self.took.append(time.perf_counter() - began)
            view = snapshot["table"]["match"]["view"]
            seq += 1
            if not self.running:
                continue
            if view["step"]["kind"] == "choose":
                await self.move(table, seq, view)
            else:
                background(self.next_match())


def processor(pid):
    """Processor time of a process so far, in seconds (Linux only); a tick is 10 ms."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def main(address, server):
    api = f"{address}/api/v1"
    pairs = [Pair(api) for _ in range(-(-MATCHES // MATCHES_EACH))]
    for pair in pairs:
        await pair.open(api.replace("http", "ws", 1))
    players = [pairs[number % len(pairs)] for number in range(MATCHES)]
    matches = await asyncio.gather(*(asyncio.to_thread(pair.match) for pair in players))
    for pair, match in zip(players, matches):
        await pair.move(*match)
    await asyncio.sleep(2)
    for pair in pairs:
        pair.counting = True
    began, own, its = time.perf_counter(), time.process_time(), processor(server)
    await asyncio.sleep(SECONDS)
    lasted = time.perf_counter() - began
    own, its = time.process_time() - own, processor(server) - its
    for pair in pairs:
        pair.counting = pair.running = False
    took = sorted(one for pair in pairs for one in pair.took)
    p50, p99 = (1000 * took[int(len(took) * share)] for share in (0.5, 0.99))
    store = "PostgreSQL" if os.environ.get("DATABASE_URL") else "PGlite"
    print(
        f"{store}, {MATCHES} matches, socket, Python: {len(took) / lasted:.0f} moves/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms; "
        f"processor a move: server {1e6 * its / len(took):.0f} µs, players {1e6 * own / len(took):.0f} µs"
    )


settings = {"DICEHALL_PORT": "0", "DICEHALL_LIMITS": "off", "DICEHALL_LOG": "info"}
with subprocess.Popen(
    ["node", str(NODE)],
    env={**os.environ, **settings},
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    text=True,
) as server:
    while not (line := server.stdout.readline()).startswith("http:"):
        if line == "":
            sys.exit("The server did not start")
    try:
        asyncio.run(main(line.strip(), server.pid))
    finally:
        server.kill()
