// Changes texts or rules pages one at a time, as a mistake would, and runs the tests that read them. The files stay
// unchanged: the tests read the changed text instead.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { bundleTests } from './bundle.mjs';
import { collector, runTests } from './vitest-api.mjs';

const textKinds = {
  texts: {
    files: ['en', 'de'].map((language) => `packages/messages/ftl/${language}`),
    tests: ['examples', 'texts'],
    isText: (line) => /[{}]|=|^\s+\S/.test(line) && !line.startsWith('#'),
  },
  rules: {
    files: ['docs/rules', 'docs/rules/de'],
    tests: ['rules-figures', 'rules-languages', 'rules-outcomes', 'rules-pages', 'rules-sentences'],
    isText: (line) => line.trim() !== '',
  },
};

/** Pairs of words with opposite meanings, which a mistake might exchange. */
const opposites = [
  'highest/lowest',
  'most/fewest',
  'more/fewer',
  'more/less',
  'wins/loses',
  'win/lose',
  'first/last',
  'before/after',
  'at least/at most',
  'all/none',
  'may/must',
  'never/always',
  'left/right',
  'only/also',
  'höchste/niedrigste',
  'höchsten/niedrigsten',
  'meisten/wenigsten',
  'mehr/weniger',
  'gewinnt/verliert',
  'gewinnen/verlieren',
  'erste/letzte',
  'ersten/letzten',
  'vor/nach',
  'mindestens/höchstens',
  'alle/keine',
  'darf/muss',
  'nie/immer',
  'nur/auch',
].map((pair) => pair.split('/'));

const exchanges = opposites.flatMap(([one, other]) => [
  [one, other],
  [other, one],
]);

/** Returns the changes of a line: another figure, another value, an opposite, or a removed negation. */
function changesOf(line) {
  const found = [];
  const change = (at, length, put) => found.push(line.slice(0, at) + put + line.slice(at + length));
  // The number of a list item is its place in the list, whatever the file says.
  for (const { 0: figure, index } of line.matchAll(/(?<!^ *)\d+/g))
    change(index, figure.length, String(Number(figure) + 1));
  const values = [...line.matchAll(/\$[a-z][A-Za-z]*/g)];
  for (const { 0: value, index } of values)
    for (const other of new Set(values.map(([one]) => one)))
      if (other !== value) change(index, value.length, other);
  for (const [word, put] of exchanges)
    for (const { index } of line.matchAll(new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'gu')))
      change(index, word.length, put);
  for (const { 0: not, index } of line.matchAll(/ (not|nicht|no|kein|keine|keinen)(?![\p{L}-])/gu))
    change(index, not.length, '');
  return found;
}

function mutantsOf({ files, isText }) {
  return files.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((file) => /\.(ftl|md)$/.test(file))
      .flatMap((file) => {
        const path = join(folder, file);
        const lines = fs.readFileSync(path, 'utf8').split('\n');
        return lines.flatMap((line, at) =>
          isText(line)
            ? changesOf(line).map((put) => ({ path, at, line, put, text: lines.with(at, put).join('\n') }))
            : [],
        );
      }),
  );
}

/** Makes all code that reads a file read this text instead. */
function readInstead(path, text) {
  const { readFileSync } = fs;
  const wanted = fs.realpathSync(path);
  fs.readFileSync = (given, ...rest) => {
    const read = given instanceof URL ? fileURLToPath(given) : given;
    return typeof read === 'string' && join(read) === wanted ? text : readFileSync(given, ...rest);
  };
  syncBuiltinESMExports();
  return () => {
    fs.readFileSync = readFileSync;
    syncBuiltinESMExports();
  };
}

/**
 * Mutates randomly drawn texts. Returns the changes that no test noticed, the number of drawn changes, and the number
 * of possible changes.
 */
async function mutateTexts(kind, count, seed) {
  const numberOf = ({ path, at, put }) =>
    createHash('sha256').update(`${seed} ${path} ${at} ${put}`).digest('hex');
  const all = mutantsOf(textKinds[kind]).map((one) => ({ ...one, number: numberOf(one) }));
  const drawn = all.toSorted((a, b) => (a.number < b.number ? -1 : 1)).slice(0, count);
  const tests = textKinds[kind].tests.map((name) => `packages/messages/test/${name}.test.ts`);
  const code = await bundleTests(
    ['packages/tooling/test/seed.ts', ...tests].map((file) => join(process.cwd(), file)),
  );
  const filename = join(process.cwd(), 'packages', 'messages', 'tests.cjs');
  const script = new vm.Script(`(function (require, exports) {${code}\n})`, {
    filename,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const require = createRequire(pathToFileURL(filename));
  const fails = async () => {
    const { api, tests } = collector();
    try {
      script.runInThisContext()((id) => (id === 'vitest' ? api : require(id)), {});
    } catch {
      // A text that cannot be parsed fails every test.
      return true;
    }
    const results = await runTests(tests, { bail: true, before() {}, after() {}, limitOf: () => 60_000 });
    return results.some(({ failure }) => failure !== null);
  };
  if (await fails()) throw new Error('A test fails without any change.');
  const survived = [];
  for (const mutant of drawn) {
    const restore = readInstead(mutant.path, mutant.text);
    if (!(await fails())) survived.push(mutant);
    restore();
  }
  return { survived, drawn: drawn.length, all: all.length };
}

const [kind, count, seed] = process.argv.slice(2);
const { survived, drawn, all } = await mutateTexts(kind, Number(count), seed);
for (const { path, at, line, put } of survived) console.log(`${path}:${at + 1}\n- ${line}\n+ ${put}`);
console.log(
  `${kind}, ${drawn} of ${all} changes, seed ${seed}: ${drawn - survived.length} of ${drawn} noticed`,
);
