import { readdirSync, readFileSync } from 'node:fs';
import {
  changeSheet,
  games,
  readSheetSetup,
  type SheetField,
  type SheetLog,
  type SheetPrompt,
  type SheetValues,
  sheetBoard,
  unwrap,
} from '@dicehall/engine';
import { chanceOf } from '@dicehall/engine/testing';
import { describe, expect, it } from 'vitest';
import { createCatalogue, gapsThrow, languages } from '../src/index.ts';

const ftl = new URL('../ftl/', import.meta.url);
const sourcesOf = (language: string) =>
  readdirSync(new URL(`${language}/`, ftl)).map((file) =>
    readFileSync(new URL(`${language}/${file}`, ftl), 'utf8'),
  );

type Chance = ReturnType<typeof chanceOf>;

function randomValue(field: SheetField, chance: Chance): number | string {
  switch (field.kind) {
    case 'points':
      return chance.pick(field.allowed ?? [0, 50, 300, 1000].filter((one) => one <= field.max));
    case 'seat':
      return chance.pick(field.seats);
    case 'choice':
      return chance.pick(field.choices).value;
    case 'dice':
      return chance.faces(field.count).join('');
  }
}

function valuesOf({ fields }: SheetPrompt, chance: Chance): SheetValues {
  const values: Record<string, number | string> = {};
  for (const field of fields) {
    const isAsked = field.when === undefined || field.when.values.includes(String(values[field.when.field]));
    if (isAsked && (!field.optional || chance.below(3) === 0)) values[field.id] = randomValue(field, chance);
  }
  return values;
}

describe.each(games.map((game) => [game.id, game] as const))('the score sheet of %s', (id, game) => {
  it.each(languages)('everything that a sheet shows has a text in %s', (language) => {
    const messages = createCatalogue({
      language,
      sources: sourcesOf(language),
      names: ['Ada', 'Bo', 'Cy'],
      onGap: gapsThrow,
    });
    const chance = chanceOf(7);
    let log: SheetLog = unwrap(
      readSheetSetup({ game: id, options: {}, names: ['Ada', 'Bo', 'Cy'], belowZero: true }),
    );
    const said = new Set<string>();
    for (let turn = 0; turn < 200; turn++) {
      const board = sheetBoard(log.now);
      if (board.prompt === null) break;
      const { prompt } = board;
      said.add(messages.text(prompt.label));
      for (const fact of board.facts) said.add(messages.text(fact));
      for (const { text } of prompt.ready) said.add(messages.text(text));
      for (const field of prompt.fields) {
        said.add(messages.text(field.label));
        const texts = field.kind === 'points' ? field.adds : field.kind === 'choice' ? field.choices : [];
        for (const { text } of texts) said.add(messages.text(text));
      }
      const values = valuesOf(prompt, chance);
      const change = { type: 'enter', at: log.now.items.length, seat: prompt.seat, values } as const;
      const first = changeSheet(log, change);
      if (!first.ok) for (const { why } of first.error.problems) said.add(messages.text(why));
      const after = first.ok ? first : changeSheet(log, { ...change, counts: true });
      if (after.ok) log = after.value;
    }
    for (const { text } of sheetBoard(log.now).lines) said.add(messages.text(text));
    // A sheet without rules of its own has only points and whose turn it is.
    expect(said.size).toBeGreaterThan(game.sheet === undefined ? 8 : 10);
    expect([...said].filter((text) => text.trim() === '')).toEqual([]);
  });
});
