import { readFileSync } from 'node:fs';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { createInjector } from 'typed-inject';
import { drawn, isInSample, mutated } from './packages.mjs';

const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} };

/**
 * Draws mutants of a package. Returns their places as Stryker's ranges, and their share of all mutants. Stryker then
 * changes only these places, which keeps the tests fast.
 */
export async function drawSample(count) {
  const instrumenter = createInjector().provideValue('logger', silent).injectFunction(createInstrumenter);
  const files = mutated().map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const { mutants } = await instrumenter.instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    noHeader: true,
  });
  const byNumber = mutants.toSorted((a, b) => drawn(a) - drawn(b));
  const ranges = byNumber.slice(0, count).map(({ fileName, location: { start, end } }) => {
    return `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
  });
  const next = byNumber[count];
  return { mutants: mutants.length, ranges, share: next === undefined ? 1 : drawn(next) };
}

/** Returns the bounds of a share by Wilson's score interval, at 95 %. */
function boundsOf(part, all) {
  const z = 1.96;
  const middle = part + z ** 2 / 2;
  const width = z * Math.sqrt((part * (all - part)) / all + z ** 2 / 4);
  return [middle - width, middle + width].map((bound) => bound / (all + z ** 2));
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;

/**
 * Describes the result of a sample in a sentence, from Stryker's report. Mutants that run only while modules load are
 * not counted.
 */
export function resultOf(report) {
  const counts = {};
  for (const [fileName, { mutants }] of Object.entries(report.files))
    for (const { location, replacement, status } of mutants) {
      // Lines and columns start at 1 in reports.
      const fromZero = ({ line, column }) => ({ line: line - 1, column: column - 1 });
      const place = { start: fromZero(location.start), end: fromZero(location.end) };
      if (isInSample({ fileName, location: place, replacement })) counts[status] = (counts[status] ?? 0) + 1;
    }
  const { Killed = 0, Timeout = 0, Survived = 0, NoCoverage = 0, Ignored = 0, RuntimeError = 0 } = counts;
  const caught = Killed + Timeout;
  const all = caught + Survived + NoCoverage;
  const bounds = boundsOf(caught, all).map(percent).join(' to ');
  return `${caught} of ${all} caught (${percent(caught / all)}, ${bounds}), ${Survived} survived, ${NoCoverage} not covered; ${Ignored} run only at load, ${RuntimeError} without a result`;
}
