// Counts the game tree to the depths in packages/engine/test/perft/*.json and compares the counts.
//   node bench/perft/perft.mjs                              all files, all depths
//   node bench/perft/perft.mjs greed-start                  one file
//   node bench/perft/perft.mjs divide greed-start 4         one depth, branch by branch
//   node bench/perft/perft.mjs divide greed-start 4 1 17    the same below branch 1, then 17 (as listed, from 0)
// Needs a build: npm run build.
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { readSetup, replayLog } from '@dicehall/engine';
import { branches, divide, entriesOf, perft, stateAfter } from '@dicehall/engine/testing';

const folder = new URL('../../packages/engine/test/perft/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace('.json', ''));

function fail(message) {
  console.error(message);
  process.exit(2);
}

function open(name) {
  if (!names.includes(name)) fail(`No counts named ${name}. There are: ${names.join(', ')}`);
  const counted = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const seats = Array.from({ length: counted.seats }, (_, seat) => ({ name: `Player ${seat + 1}` }));
  const setup = readSetup({ game: counted.game, options: counted.options, seats });
  if (!setup.ok) fail(`${name}: ${JSON.stringify(setup.error)}`);
  const match = replayLog(setup.value, entriesOf(counted.game, counted.script));
  if (!match.ok) fail(`${name}: ${JSON.stringify(match.error)}`);
  return { ...counted, game: setup.value.game, state: match.value.state };
}

function countAll(chosen) {
  let differing = 0;
  for (const name of chosen) {
    const { game, state, counts } = open(name);
    for (const { depth, nodes, weight } of counts) {
      const begun = performance.now();
      const found = perft(game, state, depth);
      const seconds = (performance.now() - begun) / 1000;
      const same = found.nodes === nodes && found.weight === weight;
      if (!same) differing += 1;
      const verdict = same ? 'same' : `differs: ${nodes} nodes, weight ${weight} expected`;
      const rate = Math.round(found.nodes / seconds).toLocaleString('en');
      console.log(
        `${name} ${depth}: ${found.nodes} nodes, weight ${found.weight}, ${seconds.toFixed(2)} s (${rate}/s), ${verdict}`,
      );
    }
  }
  process.exit(differing === 0 ? 0 : 1);
}

function divideAt(name, depthText, path) {
  const { game, ...opened } = open(name);
  let { state } = opened;
  let depth = Number(depthText);
  if (!Number.isInteger(depth) || depth < 1) fail(`The depth is a whole number from 1, not ${depthText}`);
  for (const text of path) {
    const branch = branches(game, state)[Number(text)];
    if (branch === undefined) fail(`There is no branch ${text} there`);
    state = stateAfter(game, state, branch.entry);
    depth -= 1;
  }
  for (const [index, { entry, count }] of divide(game, state, depth).entries()) {
    console.log(`${index}\t${JSON.stringify(entry)}\t${count.nodes}\t${count.weight}`);
  }
}

const [command, name, depth, ...path] = process.argv.slice(2);
if (command === 'divide') divideAt(name, depth, path);
else countAll(command === undefined ? names : [command]);
