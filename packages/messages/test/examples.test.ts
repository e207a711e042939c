import { describe, expect, test } from 'vitest';
import { gapsThrow, languages } from '../src/index.ts';
import { domainsOf, loadCatalogue } from '../src/node.ts';
import { variablesOf } from './examples/branches.ts';
import { complete, missingBranches } from './examples/complete.ts';
import {
  examplesOf,
  keysOf,
  readExamples,
  readSituations,
  writeExamples,
  writeSituations,
} from './examples/files.ts';

const areas = domainsOf('en');
const catalogues = languages.map((language) => loadCatalogue({ language, onGap: gapsThrow }));

/** The message that says what to do when this test fails. */
const remedy =
  'Run `npm run examples`. It writes what is missing to packages/messages/examples; read each new line aloud, in every language.';

if (process.env.DICEHALL_EXAMPLES === 'write') {
  for (const [area, situations] of complete(areas)) {
    writeSituations(area, situations);
    for (const language of languages) writeExamples(loadCatalogue({ language }), area, situations);
  }
}

describe.each(areas)('the texts of %s have examples', (area) => {
  const situations = readSituations(area);
  const keys = keysOf(area);

  test('every branch of a text has an example', () => {
    const missing = keys.flatMap((key) =>
      missingBranches(key, situations.get(key) ?? []).map(({ name }) => `${key}: ${name}`),
    );
    expect(missing, remedy).toEqual([]);
    expect(
      [...situations.keys()].filter((key) => !keys.includes(key)),
      remedy,
    ).toEqual([]);
  });

  test.each(catalogues.map((catalogue) => [catalogue.language, catalogue] as const))(
    'the texts in %s equal their checked-in examples',
    (language, catalogue) => {
      const read = readExamples(language, area);
      expect(
        [...read.keys()].filter((key) => !keys.includes(key)),
        remedy,
      ).toEqual([]);
      for (const key of keys)
        expect(read.get(key) ?? `${key} has no example`, remedy).toBe(
          examplesOf(catalogue, key, situations.get(key) ?? []),
        );
    },
  );
});

test('the examples of texts with variables have values for them', () => {
  const withValues = areas.flatMap(keysOf).filter((key) => variablesOf('en', key).size > 0);
  expect(withValues.length).toBeGreaterThan(800);
});
