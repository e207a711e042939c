// Runs the same workload on boardgame.io 0.50.2 with its PostgreSQL adapter: matches of Greed for two players, in which
// each move waits until the previous one is committed. The bench calls boardgame.io's Master directly, without the cost
// of a transport.
// Usage: DATABASE_URL=postgres://… node bench/server/boardgame.mjs [matches] [seconds]
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Master } = require('boardgame.io/dist/cjs/master.js');
const { InitializeGame } = require('boardgame.io/dist/cjs/internal.js');
const { PostgresStore } = require('bgio-postgres');

const matches = Number(process.argv[2] ?? 100);
const seconds = Number(process.argv[3] ?? 10);

function scoreOf(dice) {
  let score = 0;
  let rest = 0;
  for (let face = 1; face <= 6; face += 1) {
    const count = dice.filter((die) => die === face).length;
    if (count >= 3) score += face === 1 ? 1000 : face * 100;
    const left = count >= 3 ? count - 3 : count;
    if (face === 1) score += 100 * left;
    else if (face === 5) score += 50 * left;
    else rest += left;
  }
  return { score, rest };
}

const game = {
  name: 'greed',
  setup: () => ({ scores: [0, 0], points: 0, dice: 5 }),
  moves: {
    roll({ G, events, random }) {
      const { score, rest } = scoreOf(random.D6(G.dice));
      if (score === 0) {
        G.points = 0;
        G.dice = 5;
        events.endTurn();
      } else {
        G.points += score;
        G.dice = rest === 0 ? 5 : rest;
      }
    },
    stop({ G, ctx, events }) {
      G.scores[ctx.currentPlayer] += G.points;
      G.points = 0;
      G.dice = 5;
      events.endTurn();
    },
  },
};

const store = new PostgresStore(process.env.DATABASE_URL, { logging: false, pool: { max: 10 } });
await store.connect();
let running = true;
let counting = false;
const took = [];

async function play(number) {
  const id = `bench-${process.pid}-${number}`;
  const initialState = InitializeGame({ game, numPlayers: 2 });
  const metadata = {
    gameName: 'greed',
    players: { 0: { id: 0 }, 1: { id: 1 } },
    createdAt: Date.now(),
    updatedAt: Date.now(),
  };
  await store.createMatch(id, { initialState, metadata });
  let state = initialState;
  const transport = { send() {}, sendAll() {} };
  const master = new Master(game, store, transport);
  master.subscribe((update) => {
    state = update.state;
  });
  while (running) {
    const playerID = state.ctx.currentPlayer;
    const type = state.G.points > 0 ? 'stop' : 'roll';
    const began = performance.now();
    await master.onUpdate(
      { type: 'MAKE_MOVE', payload: { type, args: [], playerID } },
      state._stateID,
      id,
      playerID,
    );
    if (counting) took.push(performance.now() - began);
  }
}

const players = Array.from({ length: matches }, (_, number) => play(number));
await new Promise((resolve) => setTimeout(resolve, 2000));
counting = true;
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
counting = false;
running = false;
await Promise.all(players);
took.sort((a, b) => a - b);
const at = (share) => (took[Math.floor(took.length * share)] ?? 0).toFixed(1);
console.log(
  `boardgame.io on PostgreSQL, ${matches} matches: ${Math.round(took.length / seconds)} moves/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
);
process.exit(0);
