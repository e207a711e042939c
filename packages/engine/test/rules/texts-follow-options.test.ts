import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  type GameId,
  gameOf,
  games,
  openMatch,
  readOptions,
  readSetup,
  replayLog,
  unwrap,
} from '../../src/index.ts';
import { chanceOf, rollout } from '../../src/testing/index.ts';

type Options = Readonly<Record<string, unknown>>;

/**
 * For each game, the names of texts and events that mention a rule, and whether the rule applies under some options.
 */
const rulesOf: Partial<Record<GameId, readonly [mentions: RegExp, has: (options: Options) => boolean][]>> = {
  'ten-thousand': [
    [/take-over|took-over/, ({ takeOver }) => takeOver === true],
    [/exact|overshoot|overshot/, ({ exactFinish }) => exactFinish === true],
    [/opening/, ({ opening }) => Number(opening) > 0],
    [/(rules|below)-least/, ({ atLeast }) => Number(atLeast) > 0],
    [/rules-must|must-roll-hot/, ({ hotDice }) => hotDice === 'must'],
    [/three-busts|standing-busts/, ({ threeBusts }) => Number(threeBusts) > 0],
    [/rules-nothing/, ({ nothing }) => Number(nothing) > 0],
    [/last-turn|(?<!goal-)final-round/, ({ ending }) => ending === 'last-turn'],
    [/goal-final-round/, ({ ending, rounds }) => ending !== 'first' || Number(rounds) > 0],
    [/(goal|rules|last)-round$/, ({ ending }) => ending === 'round'],
    [/-rounds$|progress-round/, ({ rounds }) => Number(rounds) > 0],
  ],
  greed: [[/opening|not-in/, ({ opening }) => Number(opening) > 0]],
  threes: [
    [/(?<!no-)moon/, ({ moon }) => moon !== 'none'],
    [/moon-wins/, ({ moon }) => moon === 'wins'],
    [/no-moon/, ({ moon }) => moon === 'none'],
    [/rules-rounds|round-won|round-tied|race-round|goal-rounds/, ({ scoring }) => scoring === 'rounds'],
    [/rules-stop/, ({ stopWhenLost }) => stopWhenLost === true],
    [/why-last-die/, ({ lastDie }) => lastDie === 'lies'],
  ],
  'three-dice': [
    [/below|too-low|warning-low/, ({ payBelow }) => Number(payBelow) > 0],
    [/gentlemen|reminded/, ({ gentlemen }) => gentlemen !== 'off'],
  ],
};

const plain = { takeOver: false, exactFinish: false, opening: 0 };

const tables: readonly [GameId, Options][] = [
  ...(gameOf('ten-thousand').presets ?? []).map(({ options }): [GameId, Options] => [
    'ten-thousand',
    options,
  ]),
  ['ten-thousand', plain],
  ['ten-thousand', { ...plain, threeBusts: 1000, lowest: -1000, ending: 'last-turn' }],
  ['greed', { opening: 0, more: 'double', straight: 1000 }],
  ['threes', { moon: 'none' }],
  ['threes', { scoring: 'rounds', moon: 'wins', stopWhenLost: true, lastDie: 'rolled' }],
  ['threes', { scoring: 'rounds', moon: 'none' }],
  ['three-dice', { gentlemen: 'off', shitStairs: 'kept', tie: 'last' }],
  ['three-dice', { payBelow: 10, tie: 'share' }],
];

/** Returns the keys of all messages, the codes of all refusals and the kinds of all events in a value. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) namesIn(one, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      if ((name === 'key' || name === 'code' || name === 'kind') && typeof one === 'string') found.add(one);
      else namesIn(one, found);
    }
  }
  return found;
}

/** Returns everything that a client can show at a table: controls, card, rules and events of random matches. */
function shownAt(
  game: AnyGame,
  options: Options,
): { readonly names: Set<string>; readonly options: Options } {
  const read = readSetup({ game: game.id, options, seats: ['Ada', 'Bo', 'Cy'].map((name) => ({ name })) });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const setup = read.value;
  const names = namesIn(game.rules?.(setup.options) ?? []);
  const show = (state: unknown): void => {
    const step = game.step(state);
    const seats = step.kind === 'choose' ? step.seats : [0];
    for (const seat of seats) {
      const view = game.view(state, seat);
      namesIn(game.controls(view, seat, null), names);
      namesIn(game.card?.(view, null) ?? null, names);
    }
  };
  show(openMatch(setup).state);
  for (const seed of [1, 2, 3]) {
    replayLog(setup, rollout(setup, chanceOf(seed), 300).log, (before, after, _entry, events) => {
      namesIn(events, names);
      show(before);
      show(after);
    });
  }
  return { names, options: setup.options };
}

it.each(games)(
  'each rule of $id that options change has one section on the rules page, in the order of the page',
  (game) => {
    const { rulesSections } = game.facts;
    const sections = unwrap(readOptions(game, {}));
    const named = (game.rules?.(sections) ?? []).map(({ section }) => section);
    expect(named).toEqual(rulesSections.filter((section) => named.includes(section)));
  },
);

describe('texts at a table mention only rules that apply with its options', () => {
  it.each(tables)('the texts of a table of %s with %o mention only rules that apply', (id, given) => {
    const { names, options } = shownAt(gameOf(id), given);
    const wrong = (rulesOf[id] ?? []).flatMap(([mentions, has]) =>
      has(options) ? [] : [...names].filter((name) => mentions.test(name)),
    );
    expect(names.size).toBeGreaterThan(15);
    expect(wrong).toEqual([]);
  });

  it('the texts of the default rules contain each name that these tests look for', () => {
    const { names } = shownAt(gameOf('ten-thousand'), {});
    for (const rule of [/take-over/, /exact/, /overshoot/, /opening/]) {
      expect([...names].some((name) => rule.test(name))).toBe(true);
    }
  });
});
