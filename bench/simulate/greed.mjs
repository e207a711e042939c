// Plays two-player matches of Greed between threshold players over outcome tables, one thread.
// Usage: npm run build && node bench/simulate/greed.mjs [million matches]
import { seededDice } from '@dicehall/dice';
import { fastGreed, greedStopFrom } from '@dicehall/strategy';

const matches = Number(process.argv[2] ?? 3) * 1e6;
const options = { target: 3000, opening: 300 };
const pairs = {
  'thresholds by dice left': [greedStopFrom, greedStopFrom],
  'stop at 300 against stop at 500': [Array(6).fill(300), Array(6).fill(500)],
};

/** What the machine has left for us now: as many throws as a match has, 41 in the mean, and nothing else. */
function throwsAlone(times) {
  const dice = seededDice('alone');
  let sum = 0;
  for (let thrown = 0; thrown < 41 * times; thrown++) sum += dice.throwIndex((thrown % 4) + 2);
  return sum;
}

console.log('| players | matches | wins of the first | matches a second | a second of processor time |');
console.log('| --- | --- | --- | --- | --- |');
for (const [name, players] of Object.entries(pairs)) {
  fastGreed(options, players, 'warm').play(2e5);
  const [start, used] = [performance.now(), process.cpuUsage()];
  const simulation = fastGreed(options, players, 'bench');
  simulation.play(matches);
  const { user, system } = process.cpuUsage(used);
  const wall = (1000 * matches) / (performance.now() - start);
  const cpu = (1e6 * matches) / (user + system);
  const share = ((100 * simulation.tally().wins[0]) / matches).toFixed(2);
  console.log(`| ${name} | ${matches} | ${share} % | ${Math.round(wall)} | ${Math.round(cpu)} |`);
}

throwsAlone(2e5);
const [start, used] = [performance.now(), process.cpuUsage()];
throwsAlone(matches / 4);
const { user, system } = process.cpuUsage(used);
const wall = Math.round((250 * matches) / (performance.now() - start));
console.log(
  `| (41 throws, no rules) | ${matches / 4} | | ${wall} | ${Math.round((0.25e6 * matches) / (user + system))} |`,
);
