// Compares the solvers with C++ on the same tables, one after the other in one run, on one thread each. It prints CPU
// seconds.
// Usage: npm run build && node bench/solve/peer.mjs [runs]
// It needs g++ or the compiler that CXX names. Without a compiler, it runs only the solvers.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeTables } from './cpp/tables.mjs';

const runs = Number(process.argv[2] ?? 3);
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dicehall-peer-'));
const compiler = process.env.CXX ?? 'g++';
const hasCompiler = spawnSync(compiler, ['--version']).status === 0;
if (hasCompiler) {
  for (const name of ['two', 'three']) {
    execFileSync(compiler, ['-O3', '-march=native', '-o', join(folder, name), here(`cpp/${name}.cpp`)]);
  }
} else console.log(`No ${compiler}: the solvers alone.`);

const matches = [
  ['greed', 2, 'two'],
  ['greed', 3, 'three'],
  ['ten-thousand', 2, 'two'],
];
const best = (numbers) => Math.min(...numbers).toFixed(2);
console.log(`${cpus()[0]?.model}, Node ${process.versions.node}, best of ${runs}`);
console.log('| match | value | CPU seconds | with proof | peak MB | C++: value | CPU seconds | note |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [game, seats, program] of matches) {
  const tables = join(folder, `${game}.txt`);
  writeTables(tables, game, {});
  const ours = [];
  const theirs = [];
  for (let run = 0; run < runs; run++) {
    ours.push(
      JSON.parse(
        execFileSync(process.execPath, [here('one.mjs'), game, String(seats)], { encoding: 'utf8' }),
      ),
    );
    if (hasCompiler)
      theirs.push(execFileSync(join(folder, program), [tables], { encoding: 'utf8' }).trim().split(' '));
  }
  const [one] = theirs;
  const wins = one?.slice(0, seats === 3 ? 3 : 1).join(' ') ?? '';
  const seconds = one === undefined ? '' : best(theirs.map((run) => Number(run[seats === 3 ? 3 : 1])));
  const note = seats === 3 && one !== undefined ? `${one[4]} cycles do not converge` : '';
  console.log(
    `| ${game} for ${seats} | ${ours[0].value} | ${best(ours.map(({ solved }) => solved))} | ${best(ours.map(({ proved }) => proved))} | ${Math.max(...ours.map(({ megabytes }) => megabytes))} | ${wins} | ${seconds} | ${note} |`,
  );
}
rmSync(folder, { recursive: true });
