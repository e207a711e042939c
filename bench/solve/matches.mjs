// Solves whole matches and reads their files back. It prints values, times, sizes and proofs.
// Usage: npm run build && node --expose-gc bench/solve/matches.mjs [runs] [name part]

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gameOf, withDefaults } from '@dicehall/engine';
import { readSolution, runToEnd, solverOf, writeSolution } from '@dicehall/strategy';

const runs = Number(process.argv[2] ?? 3);
const part = process.argv[3] ?? '';
const matches = [
  ['greed', 2, {}, 2],
  ['greed', 2, { target: 10000 }, 10],
  ['threes', 2, {}, 2],
  ['threes', 2, { lastDie: 'rolled' }, 2],
  ['threes', 2, { rounds: 20 }, 10],
  ['ten-thousand', 2, {}, 30],
  ['ten-thousand', 2, { takeOver: false }, 30],
  ['ten-thousand', 2, { opening: 0 }, 30],
  ['ten-thousand', 2, { exactFinish: false, opening: 0 }, 30],
  ['ten-thousand', 2, { exactFinish: false, opening: 0, threePairs: 'distinct' }, 30],
  ['greed', 3, {}, 30],
  ['threes', 3, {}, 120],
];

const folder = mkdtempSync(join(tmpdir(), 'dicehall-bench-'));
console.log(`${cpus()[0]?.model}, Node ${process.versions.node}, best of ${runs}`);
console.log(
  '| match | value | positions | seconds | CPU seconds | limit | residual | file MB | gzip MB | opened in ms |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [game, seats, given, limit] of matches) {
  const name = `${game} for ${seats} ${JSON.stringify(given)}`;
  if (!name.includes(part)) continue;
  const options = withDefaults(gameOf(game).options, given);
  let best = { seconds: Infinity, cpu: Infinity };
  let solved;
  for (let run = 0; run < runs; run++) {
    solved = undefined;
    globalThis.gc?.();
    const start = performance.now();
    const used = process.cpuUsage();
    solved = runToEnd(solverOf(game, seats).solve(options));
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(used);
    best = { seconds: Math.min(best.seconds, seconds), cpu: Math.min(best.cpu, (user + system) / 1e6) };
  }
  const { facts } = solved;
  const bytes = writeSolution({ game, options, seats, facts, parts: solved.parts });
  const path = join(folder, 'one.solution');
  writeFileSync(path, bytes);
  let opened = Infinity;
  for (let run = 0; run < 5; run++) {
    const start = performance.now();
    const file = readSolution(readFileSync(path));
    if (!file.ok) throw new Error(file.error);
    solverOf(game, seats).restore(file.value);
    opened = Math.min(opened, performance.now() - start);
  }
  const value = facts.firstPlayerWins ?? facts.wins;
  const sizes = [bytes.length, gzipSync(bytes).length].map((size) => (size / 1e6).toFixed(2));
  console.log(
    `| ${name} | ${[value]
      .flat()
      .map((one) => one.toFixed(10))
      .join(
        ' ',
      )} | ${facts.states} | ${best.seconds.toFixed(2)} | ${best.cpu.toFixed(2)} | ${limit} | ${facts.residual.toExponential(1)} | ${sizes.join(' | ')} | ${opened.toFixed(0)} |`,
  );
}
rmSync(folder, { recursive: true });
console.log(`Peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
