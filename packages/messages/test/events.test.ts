import {
  type AnyGame,
  type BaseEvent,
  coreEventKinds,
  type Entry,
  eventValues,
  games,
  openMatch,
  replay,
  type Setup,
  withDefaults,
} from '@dicehall/engine';
import { chanceOf, entriesOf, rollout, type ScriptSetup, scripted } from '@dicehall/engine/testing';
import { describe, expect, test } from 'vitest';
import { formFor } from '../src/catalogue.ts';
import { eventForms, gapsThrow, languages } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';
import { textsOf } from './ftl.ts';

/** Options under which the events that cannot occur under the defaults are possible. */
const optionsOf: Readonly<Record<string, readonly Record<string, string | number | boolean>[]>> = {
  greed: [{ opening: 2000 }],
  'ten-thousand': [
    { target: 2000, opening: 500 },
    { target: 2000, opening: 0, exactFinish: false, ending: 'last-turn' },
    { target: 2000, opening: 0, exactFinish: false, ending: 'round', threeBusts: 500 },
  ],
  threes: [{ rounds: 3 }],
  'three-dice': [{ rounds: 8 }, { rounds: 8, tie: 'share', shitStairs: 'kept', unit: 'crisps' }],
  'hidden-pairs': [{ turns: 3, luckyDice: 'all' }],
};

/** Scripts for events that are too rare in random matches. */
const rare: Readonly<Record<string, readonly (readonly [script: string, setup?: ScriptSetup])[]>> = {
  threes: [['0 roll\n0: 66666\n0 bank', { seats: 1 }]],
  'three-dice': [
    ['0: 6\n1: 1\n0 roll\n0: 112\n0 roll 2\n0: 3\n0 stay\n1 roll\n1: 123\n1 stay\n1 give 0'],
    [
      '0: 6\n1: 1\n2: 2\n0 roll\n0: 112\n0 stay\n1 roll\n1: 123\n1 give 0\n2 roll\n2: 456\n2 give 0',
      { seats: 3 },
    ],
    ['0: 6\n1: 1\n0 roll\n0: 111\n0 roll\n0: 112\n0 roll 2\n0: 1\n0 stay\n1 roll\n1: 112\n1 roll 2\n1: 1'],
  ],
  'hidden-pairs': [
    [
      '0: 661111\n1: 222222\n1 re-roll 0\n1: 2\n0 commit 01 23 45\n1 commit 01 23 45\n0: 111111\n1: 222222',
      { options: { turns: 1 } },
    ],
  ],
};

function eventsOfLog(setup: Setup, log: readonly Entry[]): BaseEvent[] {
  const { game } = setup;
  let { state } = openMatch(setup);
  return log.flatMap((entry) => {
    const applied = game.apply(state, entry);
    if (!applied.ok) throw new Error(applied.error.code);
    state = applied.value.state;
    return applied.value.events;
  });
}

function eventsOfScript(game: AnyGame, script: string, given: ScriptSetup = {}): BaseEvent[] {
  const { record, refused } = scripted(game.id, script, given);
  if (refused !== null) throw new Error(refused);
  const replayed = replay(record);
  if (!replayed.ok) throw new Error(replayed.error.code);
  return eventsOfLog(replayed.value.setup, entriesOf(game, script));
}

function eventsOf(game: AnyGame): BaseEvent[] {
  const events = (rare[game.id] ?? []).flatMap(([script, setup]) => eventsOfScript(game, script, setup));
  for (let seed = 1; seed <= 8; seed++) {
    const variants = [{}, ...(optionsOf[game.id] ?? [])];
    const seats = Math.min(game.seats.max, game.seats.min + (seed % 4));
    const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
    const setup = {
      game,
      options: withDefaults(game.options, variants[seed % variants.length] ?? {}),
      names,
    };
    events.push(...eventsOfLog(setup, rollout(setup, chanceOf(seed), 2000).log));
  }
  return events;
}

describe.each(games.map((game) => [game.id, game] as const))('events of %s have sentences', (id, game) => {
  const events = eventsOf(game);

  test.each(languages)('every event has a sentence in %s that uses all its values', (language) => {
    const catalogue = loadCatalogue({ language, onGap: gapsThrow });
    for (const form of [undefined, ...eventForms])
      for (const event of events) catalogue.event(id, event, [], form);
  });

  test('every value in a sentence of a game exists in its event', () => {
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

test('the text of an event addresses a player only if it concerns that seat alone', () => {
  const of = (event: object, you?: number) => formFor({ kind: 'tie', ...event }, you);
  expect([of({ seat: 1 }, 1), of({ seats: [1] }, 1), of({ to: 1 }, 1), of({ on: 1 }, 1)]).toEqual([
    'you',
    'you',
    'target',
    'target',
  ]);
  for (const event of [{ seat: 0 }, { seats: [0, 1] }, { seats: [1, 0] }, { seats: [0] }, { to: 0 }, {}])
    expect(of(event, 1)).toBeUndefined();
  expect(of({ seat: 1 })).toBeUndefined();
});
