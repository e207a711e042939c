// Replays two-player matches of Greed (steady against steady) through the public engine, on one core.
// Usage: npm run build && node bench/replay/greed.mjs [matches]
import { seededDice } from '@dicehall/dice';
import { gameOf, makeRecord, openMatch, readEntry, readSetup, replay } from '@dicehall/engine';
import { botFor } from '@dicehall/strategy';
import { playBotMatch } from '@dicehall/strategy/solvers';

const matches = Number(process.argv[2] ?? 2000);
const rounds = 10;
const game = gameOf('greed');
const setup = readSetup({ game: 'greed', seats: [{ name: 'Ada' }, { name: 'Bo' }] });
if (!setup.ok) throw new Error(setup.error.code);

const bots = [botFor('greed', 'steady'), botFor('greed', 'steady')];
const records = Array.from({ length: matches }, (_, seed) => {
  const log = [];
  const dice = seededDice(seed);
  playBotMatch(setup.value, bots, dice, dice.random, (entry) => log.push(entry));
  // A round trip through JSON ensures that the record shares nothing with the match that was played.
  return JSON.parse(JSON.stringify(makeRecord(setup.value, log)));
});

const ways = {
  'replay(record): parse, check, apply': (record) => {
    const replayed = replay(record);
    if (!replayed.ok) throw new Error(replayed.error.code);
  },
  'only parsing the entries': (record) => {
    for (const raw of record.log) if (!readEntry(game, raw).ok) throw new Error('refused');
  },
  'only applying the entries': (record) => {
    let { state } = openMatch(setup.value);
    for (const entry of record.log) {
      const after = game.apply(state, entry);
      if (!after.ok) throw new Error(after.error.code);
      state = after.value.state;
    }
  },
  'playing the matches with bots and dice': (_record, seed) => {
    const dice = seededDice(seed);
    playBotMatch(setup.value, bots, dice, dice.random);
  },
};

const entries = records.reduce((sum, { log }) => sum + log.length, 0) / matches;
console.log(`${matches} matches with a mean of ${entries.toFixed(1)} entries, ${rounds} runs.\n`);
console.log('| what | matches per second, best | median | per CPU second, median |');
console.log('| --- | --- | --- | --- |');
for (const [name, way] of Object.entries(ways)) {
  records.forEach(way);
  const speeds = Array.from({ length: rounds }, () => {
    const [start, used] = [performance.now(), process.cpuUsage()];
    records.forEach(way);
    const { user, system } = process.cpuUsage(used);
    return { wall: (1000 * matches) / (performance.now() - start), cpu: (1e6 * matches) / (user + system) };
  });
  const median = (list) => Math.round(list.toSorted((a, b) => a - b)[rounds / 2]);
  const walls = speeds.map(({ wall }) => wall);
  const best = Math.round(Math.max(...walls));
  console.log(`| ${name} | ${best} | ${median(walls)} | ${median(speeds.map(({ cpu }) => cpu))} |`);
}
