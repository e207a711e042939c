import {
  type AnyGame,
  type BaseEvent,
  coreEventKinds,
  eventValues,
  games,
  withDefaults,
} from '@dicehall/engine';
import { chanceOf, playout } from '@dicehall/engine/testing';
import { describe, expect, test } from 'vitest';
import { gapsThrow, languages } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';
import { textsOf } from './ftl.ts';

/** Options that let everything happen that can, beside the defaults. */
const optionsOf: Readonly<Record<string, readonly Record<string, string | number | boolean>[]>> = {
  greed: [{ opening: 2000 }],
  'ten-thousand': [{ target: 2000, opening: 500 }],
  threes: [{ rounds: 3 }],
};

function eventsOf(game: AnyGame): BaseEvent[] {
  const events: BaseEvent[] = [];
  for (let seed = 1; seed <= 8; seed++) {
    const variants = [{}, ...(optionsOf[game.id] ?? [])];
    const seats = Math.min(game.seats.max, game.seats.min + (seed % 4));
    const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
    const setup = {
      game,
      options: withDefaults(game.options, variants[seed % variants.length] ?? {}),
      names,
    };
    const { log, states } = playout(setup, chanceOf(seed), 2000);
    for (const [index, entry] of log.entries()) {
      const applied = game.apply(states[index], entry);
      if (!applied.ok) throw new Error(applied.error.code);
      events.push(...applied.value.events);
    }
  }
  return events;
}

const converted = games.filter((game) => 'apply' in game);

describe.each(converted.map((game) => [game.id, game] as const))('the events of %s', (id, game) => {
  const events = eventsOf(game);

  test.each(languages)('each has its sentence in %s, with all its values', (language) => {
    const catalogue = loadCatalogue({ language, onGap: gapsThrow });
    for (const event of events) catalogue.event(id, event);
  });

  test('no sentence of the game’s own needs a value that no event of its kind has', () => {
    const texts = textsOf('en', id);
    const known = new Map<string, Set<string>>();
    for (const event of events) {
      const names = known.get(event.kind) ?? new Set();
      for (const name of Object.keys(eventValues(event))) names.add(name);
      known.set(event.kind, names);
    }
    const wanting = [...known].flatMap(([kind, names]) =>
      [...(texts.get(`${id}-${kind}`) ?? [])].filter((name) => !names.has(name)),
    );
    expect(wanting).toEqual([]);
  });
});

test.each(languages)('every common event has a text in %s', (language) => {
  const catalogue = loadCatalogue({ language });
  expect(coreEventKinds.filter((kind) => !catalogue.has(`event-${kind}`))).toEqual([]);
});
