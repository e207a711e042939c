// Plays two-player matches of Greed between threshold players on one thread, with the simulator and (if g++ is
// installed) with C++, on the same dice.
// Usage: npm run build && node bench/simulate/greed.mjs [million matches]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stateOf } from '@dicehall/dice';
import { fastGreed, greedStopFrom } from '@dicehall/strategy/solvers';

const matches = Number(process.argv[2] ?? 3) * 1e6;
const options = { target: 3000, opening: 300 };
const pairs = {
  'thresholds by dice left': [greedStopFrom, greedStopFrom],
  'stop at 300 against stop at 500': [Array(6).fill(300), Array(6).fill(500)],
};
const seed = 'bench';

function inJavaScript(players) {
  fastGreed(options, players, 'warm').play(2e5);
  const simulation = fastGreed(options, players, seed);
  const [start, used] = [performance.now(), process.cpuUsage().user];
  simulation.play(matches);
  const cpu = (process.cpuUsage().user - used) / 1e6;
  return { seconds: (performance.now() - start) / 1000, cpu, wins: simulation.result().seats[0].wins };
}

const folder = mkdtempSync(join(tmpdir(), 'greed-'));
let program = join(folder, 'greed');
try {
  execFileSync('g++', [
    '-O3',
    '-march=native',
    '-o',
    program,
    new URL('cpp/greed.cpp', import.meta.url).pathname,
  ]);
} catch (error) {
  console.log(`Without C++: ${error.code ?? error.message}`);
  program = null;
}

function inCpp(players) {
  const numbers = [matches, ...stateOf(seed), ...players.flatMap((from) => from.slice(1))];
  const [wins, seconds, cpu] = execFileSync(program, numbers.map(String)).toString().split(' ').map(Number);
  return { seconds, cpu, wins };
}

console.log('| players | program | matches | wins of the first | matches a second | matches a CPU second |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const [name, players] of Object.entries(pairs)) {
  const runs = {
    'this simulator': inJavaScript(players),
    ...(program !== null && { 'C++ -O3': inCpp(players) }),
  };
  for (const [by, { seconds, cpu, wins }] of Object.entries(runs)) {
    const share = `${wins} (${((100 * wins) / matches).toFixed(2)} %)`;
    console.log(
      `| ${name} | ${by} | ${matches} | ${share} | ${Math.round(matches / seconds)} | ${Math.round(matches / cpu)} |`,
    );
  }
}
rmSync(folder, { recursive: true });
