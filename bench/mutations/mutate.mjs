// Mutates the lines that have changed since a revision and runs the tests of their packages: `npm run mutate`, `npm run
// mutate -- main`. By default the revision is the last commit, or the one before it if nothing has changed since. `npm
// run mutate -- server 120 47` draws 120 mutants of a whole package with the seed 47. With `rules` instead of a package
// it mutates the rules pages, with `texts` all other texts.
import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packageNames } from './packages.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });
const isMutated = (file) =>
  /^packages\/[^/]+\/src\/.*\.ts$/.test(file) && !/(^|\/)(index|[^/]+\.(generated|d))\.ts$/.test(file);

/** Returns the lines of the working tree that have changed since a revision, as Stryker's ranges: `file:first-last`. */
function changedSince(revision) {
  const ranges = git('ls-files', '--others', '--exclude-standard', 'packages').split('\n').filter(isMutated);
  let file = '';
  for (const line of git(
    'diff',
    '--unified=0',
    '--no-color',
    '--no-ext-diff',
    revision,
    '--',
    'packages',
  ).split('\n')) {
    if (line.startsWith('+++ ')) file = line.replace(/^\+\+\+ (b\/)?/, '');
    const [, first = '', count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === '' || count === '0' || !isMutated(file)) continue;
    ranges.push(`${file}:${first}-${Number(first) + Number(count) - 1}`);
  }
  return ranges;
}

/** Runs a program. Returns whether it succeeded. */
const run = (program, args, env = {}) =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const stryker = 'bench/mutations/node_modules/.bin/stryker';

function install() {
  if (!existsSync(stryker) && !run('npm', ['ci', '--prefix', 'bench/mutations', '--no-audit', '--no-fund']))
    process.exit(1);
}

/** Runs the tests of a package for the mutants in ranges. Returns whether Stryker finished. */
function mutate(name, ranges) {
  const config = 'bench/mutations/stryker.config.mjs';
  const args = ['run', config, '--mutate', ranges.join(','), '--timeoutMS', '90000'];
  return run(stryker, args, { MUTATED_PACKAGE: name, MUTATED_DETAILS: '1' });
}

async function mutateSample(name, count, seed) {
  install();
  Object.assign(process.env, { MUTATED_PACKAGE: name, MUTATED_SEED: seed });
  const { drawSample, resultOf } = await import('./sample.mjs');
  const { ranges, mutants, share } = await drawSample(count);
  process.env.MUTATED_SAMPLE = String(share);
  if (!mutate(name, ranges)) return false;
  const report = JSON.parse(readFileSync(`node_modules/.cache/mutations-${name}.json`, 'utf8'));
  console.error(`${name}, ${ranges.length} of ${mutants} mutants, seed ${seed}: ${resultOf(report)}`);
  return true;
}

/** Returns the packages for which Stryker could not finish. */
function mutateChanges(given) {
  const uncommitted = given === undefined ? changedSince('HEAD') : [];
  const revision = given ?? (uncommitted.length > 0 ? 'HEAD' : 'HEAD~1');
  const changed = uncommitted.length > 0 ? uncommitted : changedSince(revision);
  if (changed.length === 0) console.error(`No code of packages/*/src has changed since ${revision}.`);
  else install();
  return [...new Set(changed.map((range) => range.split('/')[1]))].filter((name) => {
    const ranges = changed.filter((range) => range.startsWith(`packages/${name}/`));
    if (!packageNames.includes(name)) {
      console.error(`Not mutated: ${name} is none of ${packageNames.join(', ')}.`);
      return false;
    }
    console.error(`${name}, since ${revision}:\n  ${ranges.join('\n  ')}`);
    return !mutate(name, ranges);
  });
}

const [given, count = '100', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);
let failed = [];
if (given === 'texts' || given === 'rules') {
  install();
  const program = fileURLToPath(new URL('texts.mjs', import.meta.url));
  if (!run(process.execPath, [program, given, count, seed])) failed = [given];
} else if (!packageNames.includes(given)) failed = mutateChanges(given);
else if (!(await mutateSample(given, Number(count), seed))) failed = [given];
if (failed.length > 0) {
  console.error(`Stryker could not finish: ${failed.join(', ')}.`);
  process.exit(1);
}
