import { type BaseEvent, eventValues, games } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { gapsThrow, languages } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';
import { untakenBranches } from './ftl.ts';
import { sentences } from './sentences/index.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di'];
const catalogues = {
  en: loadCatalogue({ language: 'en', names, onGap: gapsThrow }),
  de: loadCatalogue({ language: 'de', names, onGap: gapsThrow }),
};

test('every game has checked sentences', () => {
  const known = [...games.map(({ id }) => id), 'any other game'];
  expect(Object.keys(sentences).filter((id) => !known.includes(id))).toEqual([]);
});

describe.each(Object.keys(sentences))('the sentences of %s', (game) => {
  const cases = Object.entries(sentences[game] ?? {}).flatMap(([kind, ofKind]) =>
    ofKind.map(([fields, en, de]) => ({ event: { ...fields, kind } as BaseEvent, en, de })),
  );

  test.each(languages)('name in %s the players, the action and its values', (language) => {
    const said = cases.map(({ event }) => catalogues[language].event(game, event));
    expect(said).toEqual(cases.map((one) => one[language]));
  });

  test.each(languages)('cover in %s every branch of the texts', (language) => {
    const ofKind = new Map<string, ReturnType<typeof eventValues>[]>();
    for (const { event } of cases) {
      const key = catalogues[language].has(`${game}-${event.kind}`)
        ? `${game}-${event.kind}`
        : `event-${event.kind}`;
      ofKind.set(key, [...(ofKind.get(key) ?? []), eventValues(event)]);
    }
    const isOwn = (key: string) => game === 'any other game' || !key.startsWith('event-');
    const unchecked = [...ofKind].flatMap(([key, values]) =>
      isOwn(key) ? untakenBranches(language, key, values) : [],
    );
    expect(unchecked).toEqual([]);
  });
});
