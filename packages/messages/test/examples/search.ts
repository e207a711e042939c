import {
  type AnyGame,
  type Entry,
  games,
  type Message,
  type OptionValue,
  withDefaults,
} from '@dicehall/engine';
import { anyMove, type Chance, chanceOf, rollout, scripted } from '@dicehall/engine/testing';
import { languages } from '../../src/index.ts';
import { defaultTurns, takenBranches } from './branches.ts';
import { broughtBy, messagesIn, names, type Situation, shownAt, type Values, valuesIn } from './situation.ts';

/** A situation in which a text appears, and the values of the text there. */
export interface Found {
  readonly situation: Situation;
  readonly values: Values;
  /**
   * How informative the situation is for a reader: whether it has other seats than the first, three or more seats, or
   * different totals.
   */
  readonly worth: number;
}

/** The most informative situation for each branch of each text. */
type Index = ReadonlyMap<string, ReadonlyMap<string, Found>>;

/** Sets of options under which all branches of the texts appear. */
const optionsOf: Readonly<Record<string, readonly Record<string, OptionValue>[]>> = {
  greed: [
    { target: 2000, opening: 1000 },
    { straight: 1500, fullHouse: 600, more: 'double' },
  ],
  'ten-thousand': [
    { target: 2000, opening: 500, atLeast: 300 },
    { target: 2000, opening: 0, exactFinish: false, ending: 'last-turn', hotDice: 'must' },
    { target: 2000, opening: 0, exactFinish: false, ending: 'round', threeBusts: 500, takeOver: false },
  ],
  threes: [
    { rounds: 3 },
    { rounds: 1, lastDie: 'rolled' },
    { rounds: 3, scoring: 'rounds', moon: 'wins' },
    { rounds: 3, scoring: 'rounds', moon: 'none', stopWhenLost: true },
  ],
  'three-dice': [
    { rounds: 4, gentlemen: 'enforce', payBelow: 20 },
    { rounds: 4, tie: 'last' },
    { rounds: 4, tie: 'share', shitStairs: 'kept', unit: 'crisps', gentlemen: 'off' },
  ],
  'hidden-pairs': [{ turns: 2, luckyDice: 'all' }, { turns: 1 }],
};

/** Matches with events that are rare in random matches. */
const scripts: Readonly<Record<string, readonly (readonly [script: string, seats: number])[]>> = {
  threes: [
    ['0 roll\n0: 21345\n0 bank\n1 roll\n1: 66666\n1 bank', 3],
    ['0 roll\n0: 66666\n0 bank', 1],
  ],
  'three-dice': [
    ['0: 1\n1: 6\n2: 2\n1 roll\n1: 112\n1 stay\n2 roll\n2: 123\n2 give 0\n0 roll\n0: 456\n0 give 1', 3],
    ['0: 1\n1: 6\n2: 2\n1 roll\n1: 111\n1 roll\n1: 112\n1 roll 2\n1: 1\n1 stay\n2 roll\n2: 112', 3],
  ],
};

const chooses = (game: AnyGame, state: unknown): readonly number[] => {
  const step = game.step(state);
  return step.kind === 'choose' ? step.seats : step.kind === 'throw' ? [step.seat] : [];
};

/** Returns drafts that a player can prepare at a position, made by random taps. */
function draftsAt(game: AnyGame, state: unknown, seat: number, chance: Chance): unknown[] {
  const drafts: unknown[] = [null];
  for (let taps = 0; taps < 5; taps++) {
    const { dice, actions } = game.controls(game.view(state, seat), seat, drafts.at(-1) ?? null);
    const next = [
      ...dice.flatMap(({ tap }) => (tap === null ? [] : [tap])),
      ...actions.flatMap(({ effect }) => (effect.kind === 'draft' ? [effect.draft] : [])),
    ];
    if (next.length === 0) break;
    drafts.push(chance.pick(next));
  }
  return drafts;
}

function worthOf(game: AnyGame, state: unknown, seat: number | null, message: Message): number {
  const scores = game.scores(state);
  const named = Object.values(message.values).flatMap((value) =>
    typeof value === 'object' && 'seat' in value ? [value.seat] : [],
  );
  const isOther = (one: number | null) => one !== null && one > 0;
  return (
    (scores.length >= 3 ? 4 : 0) +
    (isOther(seat) ? 4 : 0) +
    (named.every(isOther) ? 4 : 0) +
    (new Set(named).size === named.length ? 1 : 0) +
    new Set(scores).size / scores.length +
    (Object.values(message.values).every((value) => value !== 0) ? 0.5 : 0)
  );
}

const selectors = new Map<string, readonly string[]>();
const ways = new Map<string, string>();

/** Returns one name for the variants that a text chooses in all languages. */
function wayOf(key: string, values: Values): string {
  let names = selectors.get(key);
  if (names === undefined) {
    names = [...new Set(languages.flatMap((language) => [...defaultTurns(language, key).keys()]))];
    selectors.set(key, names);
  }
  const chosen = [key, ...names.map((name) => JSON.stringify(values[name]))].join(' ');
  const way =
    ways.get(chosen) ?? languages.map((language) => takenBranches(language, key, values)).join(' | ');
  ways.set(chosen, way);
  return way;
}

class Search {
  readonly found = new Map<string, Map<string, Found>>();

  add(
    messages: readonly Message[],
    worth: (message: Message) => number,
    situation: (nth: object) => Situation,
  ) {
    const seen = new Map<string, number>();
    for (const message of messages) {
      const nth = seen.get(message.key) ?? 0;
      seen.set(message.key, nth + 1);
      if (Object.keys(message.values).length === 0) continue;
      const ways = this.found.get(message.key) ?? new Map<string, Found>();
      this.found.set(message.key, ways);
      const way = wayOf(message.key, message.values);
      const now = worth(message);
      if ((ways.get(way)?.worth ?? -1) >= now) continue;
      const found = situation(nth === 0 ? {} : { nth });
      // A position contains a little less than a state. A text that depends on the rest is not used as an example.
      if (JSON.stringify(valuesIn(message.key, found)) === JSON.stringify(message.values))
        ways.set(way, { situation: found, values: message.values, worth: now });
    }
  }

  position(game: AnyGame, state: unknown, chance: Chance) {
    const at = game.formatPosition(state);
    for (const seat of chooses(game, state)) {
      for (const draft of draftsAt(game, state, seat, chance))
        this.add(
          shownAt(game, state, seat, draft),
          (message) => worthOf(game, state, seat, message) - (draft === null ? 0 : 0.1),
          (nth) => ({ at, shows: seat, ...(draft === null ? {} : { draft }), ...nth }),
        );
      for (const move of [...game.moves(state, seat)].slice(-30))
        this.add(
          messagesIn(game.describe(game.view(state, seat), seat, move)),
          (message) => worthOf(game, state, seat, message),
          () => ({ at, move, seat }),
        );
    }
    for (const seat of [null, chance.below(game.scores(state).length)])
      this.add(
        shownAt(game, state, seat, null),
        (message) => worthOf(game, state, seat, message),
        (nth) => ({ at, shows: seat, ...nth }),
      );
  }

  entry(game: AnyGame, state: unknown, entry: Entry) {
    const at = game.formatPosition(state);
    this.add(
      broughtBy(game, state, entry),
      (message) => worthOf(game, state, entry.seat, message),
      (nth) => ({ at, entry, ...nth }),
    );
  }
}

/** Searches random matches of every game for situations in which texts appear. */
export function searchMatches(): Index {
  const all = new Search();
  for (const game of games) {
    const variants = [
      {},
      ...(optionsOf[game.id] ?? []),
      ...(game.presets ?? []).map(({ options }) => options),
    ];
    for (const options of variants)
      all.add(
        messagesIn(game.rules?.(withDefaults(game.options, options))),
        () => 1,
        (nth) => ({ rules: game.id, options, ...nth }),
      );
    for (let seed = 1; seed <= variants.length + 6; seed++) {
      const chance = chanceOf(seed);
      const seats = Math.min(game.seats.max, 3 + (seed % 2));
      const options = withDefaults(game.options, variants[seed % variants.length] ?? {});
      const { states, log } = rollout({ game, options, names: names.slice(0, seats) }, chance, 400);
      for (const [index, entry] of log.entries()) {
        const state = states[index];
        all.entry(game, state, entry);
        if (index % 8 === 0 || index > log.length - 12) all.position(game, state, chance);
        for (let tries = 0; tries < 2; tries++)
          all.entry(game, state, { seat: chance.below(seats), move: anyMove(game, chance, 5) });
        all.entry(game, state, { seat: chance.below(seats), dice: chance.faces(chance.pick([1, 2, 5])) });
      }
      all.position(game, states.at(-1), chance);
    }
    for (const [script, count] of scripts[game.id] ?? []) {
      const { record, refused } = scripted(game.id, script, { seats: count });
      if (refused !== null) throw new Error(`${game.id}: ${refused}`);
      let state = game.start(withDefaults(game.options, {}), count);
      for (const entry of record.log as Entry[]) {
        all.entry(game, state, entry);
        const applied = game.apply(state, entry);
        if (applied.ok) state = applied.value.state;
        all.position(game, state, chanceOf(1));
      }
    }
  }
  return all.found;
}
