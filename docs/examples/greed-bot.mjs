// A bot for Greed in forty lines: node greed-bot.mjs http://localhost:8080 TOKEN TABLE
// It sits down, listens, and rolls on until stopping banks 300 points or three dice or fewer are left.
// To make the dice verifiable, it commits to a seed when it sits down, and reveals the seed after the start.

import { createHash, randomBytes } from 'node:crypto';

const [server, token, table] = process.argv.slice(2);
const base = `${server}/api/v1/tables/${table}`;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

async function post(path, body) {
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) console.error((await answer.json()).detail);
}

const choose = ({ view, moves }) => {
  const mayStop = moves.some((move) => move.type === 'stop');
  const enough = view.stopBanks >= 300 || (view.stopBanks > 0 && view.dice <= 3);
  return mayStop && enough ? { type: 'stop' } : { type: 'roll' };
};

const seed = randomBytes(32);
await post('/sit', { commitment: createHash('sha256').update(seed).digest('hex') });
let state = { seq: 0, table: {} };
while (state.table.status !== 'over') {
  const stream = await fetch(`${base}/events`, { headers: { ...headers, accept: 'application/x-ndjson' } });
  if (!stream.ok) throw new Error((await stream.json()).detail);
  let rest = '';
  for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const { event, data } of lines.map((line) => JSON.parse(line))) {
      if (event === 'snapshot') state = data;
      if (event === 'table') state = { ...state, seq: data.seq, table: { ...state.table, ...data.changes } };
    }
    if (state.table.status === 'over') break;
    const { match, dice } = state.table;
    if (dice?.revealBy && !dice.clientSeeds[state.you.seat])
      await post('/reveal', { seed: seed.toString('hex') });
    if (match?.yourTurn) await post('/moves', { seq: state.seq, move: choose(match) });
  }
}
console.log('places', state.table.match.places);
