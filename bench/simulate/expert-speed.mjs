// Times every decision of the experts over whole matches. On a shared machine, CPU time is more reliable than elapsed
// time.
// Usage: npm run build && node bench/simulate/expert-speed.mjs [matches] [game]
import { seededDice } from '@dicehall/dice';
import { gameOf, readSetup } from '@dicehall/engine';
import { installedSolutions } from '@dicehall/server/solution-files';
import { noLimit, openValues } from '@dicehall/strategy';
import { playBotMatch } from '@dicehall/strategy/solvers';

const matches = Number(process.argv[2] ?? 20);
const only = process.argv[3];
const limit = 50;
const tables = [
  ['greed', 2],
  ['greed', 3],
  ['greed', 4],
  ['ten-thousand', 2],
  ['ten-thousand', 4],
  ['threes', 2],
  ['threes', 4],
  ['three-dice', 2],
  ['three-dice', 4],
  ['hidden-pairs', 2],
  ['hidden-pairs', 4],
  ['hidden-pairs', 6],
];

console.log('| game | seats | moves | mean ms | p50 | p99 | max | CPU ms, max |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [id, seats] of tables) {
  if (only !== undefined && id !== only) continue;
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}` }));
  const setup = readSetup({ game: id, seats: names });
  if (!setup.ok) throw new Error(setup.error.code);
  const { options } = setup.value;
  const given = { files: installedSolutions, limit: noLimit };
  const { bot: expert } = await openValues(gameOf(id), options, seats, given);
  const times = [];
  let worked = 0;
  const timed = {
    choose(view, seat, random) {
      const before = process.cpuUsage();
      const start = performance.now();
      const move = expert.choose(view, seat, random);
      times.push(performance.now() - start);
      const { user, system } = process.cpuUsage(before);
      worked = Math.max(worked, (user + system) / 1000);
      return move;
    },
  };
  const dice = seededDice(`speed ${id}`);
  for (let match = 0; match < matches; match++) {
    playBotMatch(
      setup.value,
      names.map(() => timed),
      dice,
      dice.random,
    );
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const shown = [mean, at(0.5), at(0.99), at(1), worked].map((time) => time.toFixed(3));
  console.log(`| ${gameOf(id).id} | ${seats} | ${times.length} | ${shown.join(' | ')} |`);
  if (at(1) > limit) console.log(`Slower than ${limit} ms of elapsed time`);
  if (worked > limit) console.log(`Slower than ${limit} ms of CPU time`);
}
