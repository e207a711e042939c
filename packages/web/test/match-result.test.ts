import { gameOf, message, withDefaults } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it } from 'vitest';
import { matchResult } from '../src/end/match-result.ts';
import type { ShownTable } from '../src/table/model/shown.ts';

const messages = loadCatalogue({ language: 'en' });
const all = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'];

/**
 * Returns the result, without its dice, of a match that ended with these places and scores, for the players of some
 * seats.
 */
function resultOf(
  id: string,
  places: readonly number[],
  scores: readonly number[],
  mine: readonly number[],
  {
    options = {},
    frames = [],
    ...more
  }: { readonly options?: object; readonly frames?: readonly object[]; readonly why?: unknown } = {},
) {
  const game = gameOf(id);
  const names = all.slice(0, places.length);
  const start = game.view(game.start(withDefaults(game.options, options), places.length), 'table');
  const result = { places, scores, why: null, ...more };
  const feed = { game, frames, start, seats: names.map((name) => ({ name })), mine, result };
  const { headline, gap, isMyLoss } = matchResult(messages, { feed, names } as unknown as ShownTable);
  return [headline, gap?.replace(/[\u2068\u2069]/g, '') ?? null, isMyLoss];
}

it.each<[string, readonly number[], string, string, boolean]>([
  ['the winner', [0], 'You win', 'Roll-off after a tie with 850 points: You 20 and Bo 19', false],
  [
    'a tied loser',
    [1],
    'You lose',
    'Ada wins a roll-off after a tie with 850 points: Ada 20 and You 19',
    true,
  ],
  ['a loser with fewer points', [2], 'You lose', 'Ada wins, 150 points ahead of you', true],
  ['every other viewer', [], 'Ada wins', 'Roll-off after a tie with 850 points: Ada 20 and Bo 19', false],
  [
    'a device of several players',
    [0, 1],
    'Ada wins',
    'Roll-off after a tie with 850 points: Ada 20 and Bo 19',
    false,
  ],
])('the result shows %s how equal scores were decided', (_, mine, headline, gap, isMyLoss) => {
  const frame = { entry: null, view: { scores: [850, 850, 700], step: { kind: 'over' } } };
  // A tie with 18 first, then 19 against 20.
  const rolled = [
    [1, 18, 'tie'],
    [0, 18, 'tied'],
    [1, 19, 'tie'],
    [0, 20, 'match-over'],
  ].map(([seat, value, then]) => ({
    ...frame,
    events: [
      { kind: 'rolled', seat, dice: [6, 5, 4, 2, 1, 1], purpose: 'tie', value },
      ...(then === 'tie' ? [] : [{ kind: then, seats: [0, 1] }]),
    ],
  }));
  const frames = [{ ...frame, events: [{ kind: 'drawn', seats: [0, 1] }] }, ...rolled];
  const told = resultOf('hidden-pairs', [1, 2, 3], [850, 850, 700], mine, { options: { turns: 1 }, frames });
  expect(told).toEqual([headline, gap, isMyLoss]);
});

it('the result names the best turn, and links to the entry that made it', () => {
  const game = gameOf('greed');
  const start = game.view(game.start(withDefaults(game.options, {}), 2), 'table');
  const frames = [
    [300, 0],
    [300, 450],
  ].map((scores, seat) => ({
    entry: null,
    events: [{ kind: 'banked', seat, banked: scores[seat] }],
    view: { ...start, scores, step: { kind: 'over', places: [2, 1] } },
  }));
  const names = ['Ada', 'Bo'];
  const feed = {
    game,
    frames,
    start,
    seats: names.map((name) => ({ name })),
    mine: [1],
    result: { places: [2, 1], scores: [300, 450], why: null },
  };
  const { best, names: told } = matchResult(messages, { feed, names } as unknown as ShownTable);
  expect([best?.entry, best?.text.replace(/[\u2068\u2069]/g, ''), told]).toEqual([
    1,
    'Best turn: You, 450 points',
    ['Ada', 'You'],
  ]);
  const { best: none } = matchResult(messages, {
    feed: { ...feed, frames: [] },
    names,
  } as unknown as ShownTable);
  expect(none).toBeNull();
});

describe('the result states by how much a match was won', () => {
  const race = { options: { target: 10000, exactFinish: true } };
  it.each<[string, string, number[], number[], number[], string, string | null, object?]>([
    ['most points', 'greed', [1, 2], [3100, 2900], [0], 'You win', '200 points ahead of Bo'],
    ['most points', 'greed', [2, 1], [2900, 3100], [0], 'You lose', 'Bo wins, 200 points ahead of you'],
    ['one point', 'threes', [1, 2], [12, 13], [0], 'You win', '1 point ahead of Bo'],
    ['fewest points', 'threes', [1, 2], [12, 20], [1], 'You lose', 'Ada wins, 8 points ahead of you'],
    ['all second players', 'threes', [1, 2, 2], [12, 20, 20], [], 'Ada wins', '8 points ahead of Bo and Cy'],
    ['fewest sips', 'three-dice', [1, 2], [3, 5], [0], 'You win', '2 sips fewer than Bo'],
    [
      'other units',
      'three-dice',
      [1, 2],
      [3, 5],
      [],
      'Ada wins',
      '2 nuts fewer than Bo',
      { options: { unit: 'nuts' } },
    ],
    ['the target', 'ten-thousand', [1, 2], [10000, 9000], [0], 'You win', 'Bo was 1,000 points short', race],
    [
      'the target',
      'ten-thousand',
      [1, 2],
      [10000, 9000],
      [1],
      'You lose',
      'Ada wins, you were 1,000 points short',
      race,
    ],
    [
      'the target',
      'ten-thousand',
      [1, 2, 2],
      [10000, 9000, 9000],
      [],
      'Ada wins',
      'Bo and Cy were 1,000 points short',
      race,
    ],
    [
      'most points beyond the target',
      'ten-thousand',
      [1, 2],
      [10400, 9000],
      [0],
      'You win',
      '1,400 points ahead of Bo',
      { options: { target: 10000, exactFinish: false } },
    ],
    ['a shared win', 'greed', [1, 1], [3100, 3100], [0], 'You share the win with Bo', null],
    ['a shared win', 'greed', [1, 1], [3100, 3100], [], 'Ada and Bo share the win', null],
    [
      'a shared win',
      'greed',
      [1, 1, 3],
      [3100, 3100, 0],
      [2],
      'You lose',
      'Ada and Bo share the win, 3,100 points ahead of you',
    ],
    ['a shared win', 'greed', [1, 1, 1, 1], [9, 9, 9, 9], [], 'Ada, Bo, Cy and Di share the win', null],
    ['a shared win', 'greed', [1, 1, 1, 1, 1], [9, 9, 9, 9, 9], [], '5 players share the win', null],
    ['no opponent', 'threes', [1], [12], [0], 'Finished with 12', null],
    [
      'a resignation',
      'greed',
      [1, 2],
      [100, 900],
      [1],
      'You lose',
      'You resigned.',
      { why: message('online-ended-resigned', { seats: { seats: [1] } }) },
    ],
  ])(
    'the result for %s in %s, with places %j and scores %j, tells the seats %j “%s” and “%s”',
    (_, id, places, scores, mine, headline, gap, more) => {
      expect(resultOf(id, places, scores, mine, more).slice(0, 2)).toEqual([headline, gap]);
    },
  );
});
