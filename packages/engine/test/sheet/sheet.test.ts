import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/core/index.ts';
import {
  changeSheet,
  gameOf,
  games,
  type Message,
  type OptionValue,
  problemsOfTurn,
  promptAt,
  readSheetSetup,
  type SheetChange,
  type SheetLog,
  type SheetValues,
  sheetBoard,
  sheetChangeSchema,
  unwrap,
} from '../../src/index.ts';

type Options = Readonly<Record<string, OptionValue>>;

const open = (game: string, options: Options = {}, names = ['Ada', 'Bo', 'Cy'], belowZero = true): SheetLog =>
  unwrap(readSheetSetup({ game, options, names, belowZero }));

const enter = (log: SheetLog, seat: number | null, values: SheetValues, counts = false) =>
  changeSheet(log, { type: 'enter', at: log.now.items.length, seat, values, ...(counts && { counts }) });

/** Enters points, turn by turn, each for the player who is next. */
function play(log: SheetLog, ...points: readonly number[]): SheetLog {
  return points.reduce((now, one) => unwrap(enter(now, sheetBoard(now.now).next, { points: one })), log);
}

const change = (log: SheetLog, one: SheetChange): SheetLog => unwrap(changeSheet(log, one));
const scores = ({ now }: SheetLog) => sheetBoard(now).scores;
const next = ({ now }: SheetLog) => sheetBoard(now).next;
const places = ({ now }: SheetLog) => sheetBoard(now).places;

/**
 * Returns the key and the level of the first reason why a next turn with these values is refused; null if it is
 * accepted.
 */
function why(log: SheetLog, values: SheetValues, seat = next(log)): string | null {
  const [first] = problemsOfTurn(log.now, { type: 'turn', seat, values });
  return first === undefined ? null : `${first.level}: ${first.why.key}`;
}

describe('points that no dice can make are refused', () => {
  it.each<[string, string, Options, readonly number[], number, string | null]>([
    ['a turn of Greed scores in steps of 50', 'greed', {}, [], 370, 'impossible: sheet-not-a-step'],
    ['a turn of Greed cannot be negative', 'greed', {}, [], -50, 'impossible: sheet-not-in-range'],
    ['a turn of Greed can score any multiple of 50', 'greed', {}, [], 350, null],
    [
      'a turn of Ten Thousand scores in steps of 50',
      'ten-thousand',
      {},
      [],
      1070,
      'impossible: sheet-not-a-step',
    ],
    ['a turn of Threes costs at most 29', 'threes', {}, [], 30, 'impossible: sheet-not-by-dice'],
    ['a turn of Threes can cost 29 with 6 6 6 6 5', 'threes', {}, [], 29, null],
    ['a turn of Threes can score −30 with the moon', 'threes', {}, [], -30, null],
    [
      'a turn of Threes cannot score between −30 and 0',
      'threes',
      {},
      [],
      -1,
      'impossible: sheet-not-by-dice',
    ],
  ])('%s', (_, game, options, before, points, expected) => {
    expect(why(play(open(game, options), ...before), { points })).toBe(expected);
  });

  it('players cannot accept impossible points', () => {
    expect(enter(open('greed'), 0, { points: 370 }, true).ok).toBe(false);
  });
});

describe('a sheet reports a first turn below the opening of its game', () => {
  it.each<[string, string, readonly number[], number, string | null]>([
    ['Greed needs 300 points in one turn', 'greed', [], 250, 'unusual: sheet-opening'],
    ['300 points in one turn are enough in Greed', 'greed', [], 300, null],
    ['a player of Greed who is in the game needs no opening', 'greed', [300, 0, 0], 50, null],
    ['Ten Thousand needs a total of 1,000 points', 'ten-thousand', [], 950, 'unusual: sheet-opening'],
    ['a total of 1,000 points is enough in Ten Thousand', 'ten-thousand', [], 1000, null],
    ['a bust needs no opening', 'greed', [], 0, null],
  ])('%s', (_, game, before, points, expected) => {
    expect(why(play(open(game), ...before), { points })).toBe(expected);
  });

  it.each([
    [300, 'unusual: sheet-opening'],
    [0, null],
  ])('a player who joins a sheet of Greed late has an opening of %i too', (opening, problem) => {
    const log = play(
      change(play(open('greed', { opening }), 300, 300), { type: 'join', at: 2, name: 'Dee' }),
      300,
    );
    expect([next(log), why(log, { points: 250 }), why(log, { points: 300 })]).toEqual([3, problem, null]);
  });
  it('players can accept a turn below the opening', () => {
    const log = unwrap(enter(open('greed'), 0, { points: 250 }, true));
    expect(scores(log)).toEqual([250, 0, 0]);
    expect(why(play(log, 0, 0), { points: 50 })).toBeNull();
  });
});

describe('a sheet of Greed ends after the final round', () => {
  it('every other player gets one more turn after the target', () => {
    const log = play(open('greed', { target: 1000 }), 1000);
    expect(places(log)).toBeNull();
    expect(places(play(log, 500, 0))).toEqual([1, 2, 3]);
  });
  it('the highest total wins, even if another player reached the target first', () => {
    expect(places(play(open('greed', { target: 1000 }), 1000, 1200, 1000))).toEqual([2, 1, 2]);
  });
  it('the final round does not wait for a player who leaves', () => {
    const log = play(open('greed', { target: 1000 }), 1000, 500);
    expect(places(change(log, { type: 'order', at: 2, order: [0, 1] }))).toEqual([1, 2, null]);
  });
});

describe.each<[string, Options]>([
  ['greed', { target: 2000 }],
  ['ten-thousand', { target: 2000, exactFinish: false, ending: 'last-turn' }],
])('the final round of a sheet of %s with %j goes on when a player leaves', (game, options) => {
  const five = (...points: readonly number[]) =>
    play(open(game, options, ['Ada', 'Bo', 'Cy', 'Di', 'Ed']), ...points);
  const without = (log: SheetLog, ...order: readonly number[]) =>
    change(log, { type: 'order', at: log.now.items.length, order: [...order] });

  it('every other player has one more turn, in turn', () => {
    const log = five(1000, 2000, 1000);
    expect([next(log), places(log)]).toEqual([3, null]);
    const last = play(log, 1000, 2500);
    expect([next(last), places(last)]).toEqual([0, null]);
    expect(places(play(last, 0))).toEqual([3, 2, 3, 3, 1]);
  });

  it('if another player leaves, the player whose turn it is stays the next one', () => {
    const log = without(five(1000, 2000), 0, 1, 2, 4);
    expect([next(log), places(log)]).toEqual([2, null]);
    const later = play(log, 1000);
    expect([next(later), next(play(later, 1000))]).toEqual([4, 0]);
    expect(places(play(later, 1000, 0))).toEqual([2, 1, 2, null, 2]);
  });

  it('if the player whose turn it is leaves, the next one with a turn left follows', () => {
    const log = without(five(1000, 2000, 1000), 0, 1, 2, 4);
    expect([next(log), places(log)]).toEqual([4, null]);
    const late = without(five(1000, 2000, 1000, 1000), 0, 1, 2, 3);
    expect([next(late), places(late)]).toEqual([0, null]);
  });

  it('if the player who reached the target leaves, the others still have their turns', () => {
    const log = without(five(1000, 2000, 1000), 0, 2, 3, 4);
    expect([next(log), places(log)]).toEqual([3, null]);
    expect(places(play(log, 1000, 1500, 0))).toEqual([2, null, 2, 2, 1]);
  });
});

describe('a sheet of Ten Thousand follows the rules of the game', () => {
  it.each<[string, Options, readonly number[], number, string | null]>([
    [
      'a turn past the target is reported as unusual',
      { target: 2000 },
      [1500, 0, 0],
      550,
      'unusual: ten-thousand-sheet-overshoot',
    ],
    ['a turn may end exactly on the target', { target: 2000 }, [1500, 0, 0], 500, null],
    [
      'without the exact finish, a turn may pass the target',
      { target: 2000, exactFinish: false },
      [1500, 0, 0],
      550,
      null,
    ],
  ])('%s', (_, options, before, points, expected) => {
    expect(why(play(open('ten-thousand', options), ...before), { points })).toBe(expected);
  });

  it.each<[string, Options, readonly number[], SheetValues, string | null]>([
    ['is offered after a bank', {}, [1000, 1000, 1000, 300], { points: 350, took: 'yes' }, null],
    [
      'is not offered after a bust',
      {},
      [1000, 1000, 1000, 0],
      { points: 350, took: 'yes' },
      'impossible: sheet-unknown-field',
    ],
    [
      'is not offered below the opening',
      {},
      [1000],
      { points: 1050, took: 'yes' },
      'impossible: sheet-unknown-field',
    ],
    [
      'is not offered with takeOver=false',
      { takeOver: false },
      [1000, 1000, 1000, 300],
      { points: 350, took: 'yes' },
      'impossible: sheet-unknown-field',
    ],
    [
      'is not offered if it would reach the target',
      { target: 2000 },
      [1000, 1100, 0, 900],
      { points: 950, took: 'yes' },
      'impossible: sheet-unknown-field',
    ],
    [
      'requires a turn with more points than are taken over',
      {},
      [1000, 1000, 1000, 300],
      { points: 300, took: 'yes' },
      'unusual: ten-thousand-sheet-took-over-only',
    ],
  ])('taking over %s', (_, options, before, values, expected) => {
    expect(why(play(open('ten-thousand', options), ...before), values)).toBe(expected);
  });

  it.each<[string, Options, readonly number[], readonly number[]]>([
    ['the third bust in a row costs points', {}, [0, 1000, 0, 0, 300, 0, 0, 300, 0], [-500, 1600, -500]],
    [
      'a turn that scores restarts the count of busts',
      {},
      [0, 0, 0, 0, 0, 300, 300, 0, 0, 0, 300, 300],
      [300, -200, 600],
    ],
    [
      'the busts of each player are counted separately',
      {},
      [300, 0, 300, 300, 0, 300, 300, 0, 300],
      [900, -500, 900],
    ],
    [
      'the penalty never brings a total below the lowest total',
      { lowest: -200 },
      [0, 50, 50, 0, 50, 50, 0],
      [-200, 100, 100],
    ],
  ])('%s', (_, options, points, totals) => {
    const rules = {
      takeOver: false,
      exactFinish: false,
      opening: 0,
      threeBusts: 500,
      lowest: -1000,
      ...options,
    };
    expect(scores(play(open('ten-thousand', rules), ...points))).toEqual(totals);
  });

  it('reaching exactly the target wins immediately', () => {
    expect(places(play(open('ten-thousand', { target: 2000 }), 1000, 0, 0, 1000))).toEqual([1, 2, 2]);
  });
  it('any player can have the first turn, because dice decide who starts', () => {
    expect(next(unwrap(enter(open('ten-thousand'), 2, { points: 1000 })))).toBe(0);
  });
});

describe('a sheet of Threes follows the rules of the game', () => {
  it('the match is over when every player has had every round; the fewest points win', () => {
    expect(places(play(open('threes', { rounds: 1 }), 12, 5, -30))).toEqual([3, 2, 1]);
  });
  it('a player who joins late begins with the player who has the most turns left', () => {
    const late = change(play(open('threes', { rounds: 3 }), 3, 4, 5, 3), {
      type: 'join',
      at: 4,
      name: 'Dee',
    });
    expect(places(play(late, 4, 5, 6, 0, 0, 0))).toBeNull();
    expect(sheetBoard(play(late, 4, 5, 6, 0, 0, 0).now).facts).toMatchObject([{ values: { round: 3 } }]);
    expect(next(play(late, 4, 5, 6, 0, 0, 0))).toBe(3);
  });
  it('a player who joins late plays only the rounds that are left', () => {
    const late = change(play(open('threes', { rounds: 2 }), 3, 4, 5), { type: 'join', at: 3, name: 'Dee' });
    expect(places(play(late, 3, 4, 5))).toBeNull();
    expect(places(play(late, 3, 4, 5, 0))).toEqual([2, 3, 4, 1]);
  });
});

describe('a sheet of Three Dice follows the rules of the game', () => {
  const points = (value: number): SheetValues => ({ result: 'points', points: value });
  const round = (log: SheetLog, ...turns: readonly SheetValues[]) =>
    turns.reduce((now, values) => unwrap(enter(now, next(now), values)), log);
  const start = (options: Options = {}) => open('three-dice', options);

  it('the player with the lowest points takes the penalty and starts the next round', () => {
    const log = round(start(), points(106), points(9), points(203));
    expect([scores(log), next(log)]).toEqual([[0, 1, 0], 1]);
  });
  it.each<[string, SheetValues, number]>([
    ['7 for three 1s', { result: 'triple', face: '1' }, 8],
    ['the face for three of another face', { result: 'triple', face: '4' }, 5],
  ])('the sheet adds to the penalty for three of a kind %s', (_, triple, penalty) => {
    expect(scores(round(start(), points(106), triple, points(9)))).toEqual([0, 0, penalty]);
  });
  it('stairs give as many sips as the player’s position in the round', () => {
    expect(scores(round(start(), points(106), { result: 'stairs', to: 0 }, points(203)))).toEqual([3, 0, 0]);
  });
  it('super stairs count double, and only after stairs', () => {
    const log = round(start(), points(106), { result: 'stairs', to: 0 });
    expect(scores(round(log, { result: 'super-stairs', to: 0 }))[0]).toBe(2 + 6 + 1);
    expect(why(round(start(), points(106)), { result: 'super-stairs', to: 0 })).toBe(
      'impossible: sheet-bad-value',
    );
  });
  it('shit stairs on a sheet cost sips', () => {
    expect(scores(round(start(), { ...points(106), sips: 2 }))).toEqual([2, 0, 0]);
  });
  it('only the first player of a round can restart it, and super stairs follow stairs', () => {
    const results = (log: SheetLog) => {
      const [field] = sheetBoard(log.now).prompt?.fields ?? [];
      return field?.kind === 'choice' && field.choices.map(({ value }) => value).join(' ');
    };
    expect(results(start())).toBe('points triple stairs lucky-triple lucky-stairs');
    expect(results(round(start(), points(106)))).toBe('points triple stairs');
    expect(results(round(start(), points(106), { result: 'stairs', to: 0 }))).toBe(
      'points triple stairs super-stairs',
    );
  });
  it('a round restarts after a lucky first roll', () => {
    const log = round(start(), { result: 'lucky-triple', face: '1' });
    expect([scores(log), next(log)]).toEqual([[7, 0, 0], 0]);
  });
  it.each<[string, number, string | null]>([
    ['105 is stairs, not points', 105, 'impossible: sheet-not-by-dice'],
    ['300 is three 1s, not points', 300, 'impossible: sheet-not-by-dice'],
    ['69 is points', 69, null],
  ])('the sheet reports that %s', (_, value, expected) => {
    expect(why(start(), points(value))).toBe(expected);
  });
  it('the sheet asks the players who lost a tie', () => {
    const log = round(start(), points(106), points(9), points(9));
    expect([next(log), sheetBoard(log.now).prompt?.seat]).toEqual([null, null]);
    const lost = unwrap(enter(log, null, { loser: 2 }));
    expect([scores(lost), next(lost)]).toEqual([[0, 0, 1], 2]);
  });
  it('if one of three tied players leaves, the sheet asks which of the other two lost', () => {
    const tied = round(start(), points(106), points(106), points(106));
    const left = change(tied, { type: 'order', at: tied.now.items.length, order: [1, 2] });
    expect([next(left), scores(left)]).toEqual([null, [0, 0, 0]]);
    expect(sheetBoard(left.now).prompt?.fields).toMatchObject([{ id: 'loser', seats: [1, 2] }]);
    expect(scores(unwrap(enter(left, null, { loser: 2 })))).toEqual([0, 0, 1]);
  });
  it('with tie=share, all tied players drink', () => {
    expect(scores(round(start({ tie: 'share' }), points(106), points(9), points(9)))).toEqual([0, 1, 1]);
  });
  it('a player who joins waits for the next round', () => {
    const late = change(round(start(), points(106)), { type: 'join', at: 1, name: 'Dee' });
    expect(scores(round(late, points(9), points(203)))).toEqual([0, 1, 0, 0]);
  });
});

describe('a sheet of Hidden Pairs follows the rules of the game', () => {
  const hand = (first: string, second: string, third: string, more: SheetValues = {}) => ({
    first,
    second,
    third,
    ...more,
  });
  const two = () => open('hidden-pairs', { turns: 1 }, ['Ada', 'Bo']);

  it('the highest pair wins each round', () => {
    const log = unwrap(enter(unwrap(enter(two(), 0, hand('66', '11', '44'))), 1, hand('55', '22', '33')));
    expect([scores(log), places(log)]).toEqual([
      [800, 650],
      [1, 2],
    ]);
  });
  it('re-rolls and actions cost their price', () => {
    const log = unwrap(
      enter(two(), 0, hand('66', '11', '44', { reRolls: 2, luckyDice: '1', hinderance: '1-1' })),
    );
    expect(scores(log)[0]).toBe(500 - 100 - 100 - 50);
  });
  it('a Hindrance takes the attacker’s two lowest dice off the target’s pair', () => {
    const before = unwrap(enter(two(), 0, hand('66', '21', '44')));
    const log = unwrap(enter(before, 1, hand('55', '32', '33', { hinderance: '1-0' })));
    expect(scores(log)[1]).toBe(500 - 50 + 200 + 150);
  });
  it('the sheet asks who won the roll-off of a tied round', () => {
    const log = unwrap(enter(unwrap(enter(two(), 0, hand('66', '11', '44'))), 1, hand('66', '22', '33')));
    expect(sheetBoard(log.now).prompt?.seat).toBeNull();
    expect(scores(unwrap(enter(log, null, { winner: 1 })))).toEqual([600, 850]);
  });
  it('a player who leaves can no longer be named as the winner of a tie', () => {
    const hands = [hand('66', '11', '22'), hand('66', '22', '33'), hand('66', '44', '11')];
    const tied = hands.reduce(
      (log, values, seat) => unwrap(enter(log, seat, values)),
      open('hidden-pairs', { turns: 1 }),
    );
    const fields = (log: SheetLog) => sheetBoard(log.now).prompt?.fields;
    expect(fields(tied)).toMatchObject([{ id: 'winner', seats: [0, 1, 2] }]);
    const left = change(tied, { type: 'order', at: 3, order: [2, 1] });
    expect(fields(left)).toMatchObject([{ id: 'winner', seats: [1, 2] }]);
  });
  it.each<[string, readonly SheetValues[], readonly number[]]>([
    ['the round', [hand('66', '11', '22'), hand('66', '22', '11'), hand('11', '33', '44')], [700, 500, 750]],
    [
      'the match',
      [hand('66', '11', '22'), hand('55', '22', '33', { reRolls: 1 }), hand('11', '11', '11')],
      [700, 700, 500],
    ],
  ])('if one of two tied players leaves, the other wins %s', (_, hands, totals) => {
    const tied = hands.reduce(
      (log, values, seat) => unwrap(enter(log, seat, values)),
      open('hidden-pairs', { turns: 1 }),
    );
    expect(sheetBoard(tied.now).prompt?.seat).toBeNull();
    const left = change(tied, { type: 'order', at: 3, order: [0, 2] });
    expect([scores(left), sheetBoard(left.now).prompt]).toEqual([totals, null]);
  });
  it('once a tie is settled, a player who leaves does not delay the next turn', () => {
    const turn = (log: SheetLog, ...hands: readonly SheetValues[]) =>
      hands.reduce((now, values, seat) => unwrap(enter(now, seat, values)), log);
    const tied = turn(
      open('hidden-pairs', { turns: 2 }),
      hand('66', '11', '44'),
      hand('66', '22', '33'),
      hand('11', '11', '22'),
    );
    const settled = unwrap(enter(tied, null, { winner: 1 }));
    const last = turn(settled, hand('66', '55', '44'), hand('11', '22', '33'));
    const left = change(last, { type: 'order', at: 6, order: [0, 1] });
    expect([scores(left), places(left)]).toEqual([
      [1050, 850, 500],
      [1, 2, null],
    ]);
  });
  it('hands can be entered in any order', () => {
    expect(why(two(), hand('66', '11', '44'), 1)).toBeNull();
  });
  it('an attack on a player who left has no effect', () => {
    const start = open('hidden-pairs', { turns: 1 });
    const aimed = unwrap(enter(start, 0, hand('66', '21', '44', { hinderance: '1-2' })));
    const left = change(aimed, { type: 'order', at: 1, order: [0, 1] });
    const log = unwrap(enter(left, 1, hand('55', '32', '33')));
    expect([scores(log), places(log)]).toEqual([
      [750, 650, 500],
      [1, 2, null],
    ]);
  });
  it('an action that a player cannot pay for is reported as unusual', () => {
    const dear = { diceBlock: '1-1', luckyDice: '1', hinderance: '1-1', reRolls: 2 };
    const log = change(two(), { type: 'adjust', at: 0, seat: 0, points: -200 });
    expect(why(log, hand('66', '11', '44', dear), 0)).toBe('unusual: hidden-pairs-sheet-too-dear');
  });
});

it('the sheet of a game without rules for a sheet accepts points of any player at any time', () => {
  const game: { sheet?: unknown } = gameOf('greed');
  const { sheet } = game;
  try {
    game.sheet = undefined;
    const log = open('greed');
    expect([next(log), why(log, { points: -7 }, 2)]).toEqual([0, null]);
    const later = unwrap(enter(unwrap(enter(log, 2, { points: -7 })), 1, { points: 1 }));
    expect([scores(later), next(later), places(later)]).toEqual([[0, 1, -7], 2, null]);
  } finally {
    game.sheet = sheet;
  }
});

describe('every sheet can be edited and undone', () => {
  it('turns follow the order, and the players can change who is next', () => {
    expect(why(open('greed'), { points: 300 }, 1)).toBe('unusual: sheet-not-your-turn');
    expect(next(unwrap(enter(open('greed'), 1, { points: 300 }, true)))).toBe(2);
  });
  it('the players can choose who is next', () => {
    const log = change(open('greed'), { type: 'next', at: 0, seat: 2 });
    expect([next(log), next(play(log, 300))]).toEqual([2, 0]);
  });
  it('editing an earlier turn recomputes every total', () => {
    const log = play(open('greed'), 300, 400, 500, 200);
    expect(scores(change(log, { type: 'edit', at: 0, seat: 0, values: { points: 350 } }))).toEqual([
      550, 400, 500,
    ]);
  });
  it('a later turn that becomes unusual through an edit is marked', () => {
    const log = change(play(open('greed'), 300, 0, 0, 100), {
      type: 'edit',
      at: 0,
      seat: 0,
      values: { points: 0 },
    });
    expect(sheetBoard(log.now).lines[3]?.problems.map(({ why: { key } }) => key)).toEqual(['sheet-opening']);
  });
  it('editing the winning turn reopens the match', () => {
    const log = play(open('ten-thousand', { target: 2000 }), 2000);
    expect(places(log)).toEqual([1, 2, 2]);
    expect(places(change(log, { type: 'edit', at: 0, seat: 0, values: { points: 1500 } }))).toBeNull();
  });
  it('editing an earlier turn offers the entries that were possible at that time', () => {
    const log = play(open('ten-thousand'), 1000, 1000, 1000, 300, 350);
    expect(promptAt(log.now, 4)?.fields.map(({ id }) => id)).toEqual(['points', 'took']);
  });
  it('any change can be undone and redone, without a limit', () => {
    const log = change(play(open('greed'), 300, 400), { type: 'join', at: 2, name: 'Dee' });
    const back = change(change(change(log, { type: 'undo' }), { type: 'undo' }), { type: 'undo' });
    expect([back.now.names, scores(back)]).toEqual([
      ['Ada', 'Bo', 'Cy'],
      [0, 0, 0],
    ]);
    const again = change(change(back, { type: 'redo' }), { type: 'redo' });
    expect(scores(again)).toEqual([300, 400, 0]);
    expect(change(again, { type: 'undo' })).toEqual(change(back, { type: 'redo' }));
    expect(changeSheet(back, { type: 'undo' }).ok).toBe(false);
  });
  it('a new entry clears the changes that could be redone', () => {
    const back = change(play(open('greed'), 300, 400), { type: 'undo' });
    const on = play(back, 500);
    expect([scores(on), changeSheet(on, { type: 'redo' }).ok]).toEqual([[300, 500, 0], false]);
    expect(scores(change(on, { type: 'undo' }))).toEqual([300, 0, 0]);
  });
  it('a new player has a turn after all others', () => {
    const log = change(play(open('greed'), 300), { type: 'join', at: 1, name: 'Dee' });
    const turns = [log, play(log, 300), play(log, 300, 300), play(log, 300, 300, 300)];
    expect(turns.map(next)).toEqual([1, 2, 3, 0]);
  });
  it.each(games)(
    'a player who joins $id late has the starting points, which no line counts as won',
    ({ id }) => {
      const board = sheetBoard(change(open(id), { type: 'join', at: 0, name: 'Di' }).now);
      expect(board.scores).toEqual(board.order.map(() => scores(open(id))[0]));
      expect(board.lines.map(({ changes }) => changes)).toEqual([[]]);
    },
  );
  it('a player who leaves keeps the turns and gets no place', () => {
    const log = change(play(open('threes', { rounds: 1 }), 3), { type: 'order', at: 1, order: [1, 2] });
    expect([scores(log)[0], places(play(log, 4, 5))]).toEqual([3, [null, 1, 2]]);
  });
  it('a new order of players takes effect immediately', () => {
    const log = change(play(open('greed'), 300), { type: 'order', at: 1, order: [2, 1, 0] });
    expect([next(log), next(play(log, 300))]).toEqual([1, 0]);
  });
  it('penalties can be entered at any time, outside the turns', () => {
    const log = change(play(open('greed'), 300), { type: 'adjust', at: 1, seat: 0, points: -500 });
    expect([scores(log)[0], next(log)]).toEqual([-200, 1]);
  });
  it('totals do not go below zero if the rules of the sheet forbid it', () => {
    const log = change(open('greed', {}, ['Ada', 'Bo'], false), {
      type: 'adjust',
      at: 0,
      seat: 0,
      points: -500,
    });
    expect(scores(log)).toEqual([0, 0]);
  });
  it.each([
    [true, [450, -50], [1, 2]],
    [false, [450, 0], [1, 2]],
  ])(
    'a penalty after the match counts below zero only if the rules of the sheet allow it: %s',
    (isBelow, totals, ranks) => {
      const over = play(open('greed', { target: 500, opening: 0 }, ['Ada', 'Bo'], isBelow), 500, 0);
      expect(places(over)).toEqual([1, 2]);
      const log = [0, 1].reduce(
        (now, seat) => change(now, { type: 'adjust', at: now.now.items.length, seat, points: -50 }),
        over,
      );
      expect([scores(log), places(log)]).toEqual([totals, ranks]);
    },
  );
  it.each([
    ['greed', { target: 500, opening: 0 }, [500, 450], 100, [2, 1]],
    ['greed', { target: 500, opening: 0 }, [500, 450], 50, [1, 1]],
    ['threes', { rounds: 1 }, [10, 5], 6, [1, 2]],
  ])('points after a match of %s with %j change its places', (game, options, turns, points, ranks) => {
    const over = play(open(game, options, ['Ada', 'Bo']), ...turns);
    expect(places(over)).not.toEqual(ranks);
    expect(places(change(over, { type: 'adjust', at: 2, seat: 1, points }))).toEqual(ranks);
  });
  it('new house rules recompute the match', () => {
    const log = play(open('greed'), 1000);
    const now = change(log, { type: 'rules', options: { target: 1000 }, belowZero: true });
    expect(places(play(now, 0, 0))).toEqual([1, 2, 2]);
  });
  it('new rules of the sheet say whether totals go below zero', () => {
    const log = change(open('greed'), { type: 'adjust', at: 0, seat: 1, points: -500 });
    const now = change(log, { type: 'rules', options: {}, belowZero: false });
    expect([scores(log), scores(now)]).toEqual([
      [0, -500, 0],
      [0, 0, 0],
    ]);
    expect(scores(change(now, { type: 'rules', options: {}, belowZero: true }))).toEqual([0, -500, 0]);
  });
  it.each<{ readonly type: string }>([
    { type: 'enter', seat: 2, values: { points: 450 } },
    { type: 'adjust', seat: 1, points: -50 },
    { type: 'next', seat: 1 },
    { type: 'join', name: 'Di' },
    { type: 'order', order: [2, 1, 0] },
  ] as never)('a line added on an outdated sheet is refused: %j', (added) => {
    const log = play(open('greed'), 400, 450);
    const add = (at: number) => changeSheet(log, { ...added, at } as SheetChange);
    for (const at of [0, 1, 3]) expect(add(at)).toMatchObject({ ok: false, error: { isStale: true } });
    expect(add(2).ok).toBe(true);
  });

  it('an answer is refused if the sheet has asked no question', () => {
    expect(why(open('greed'), { winner: 0 }, null)).toBe('impossible: sheet-no-question');
  });
  it('each line belongs to a seat, except a new order of players', () => {
    const log = change(play(open('greed'), 300, 400), { type: 'order', at: 2, order: [2, 1, 0] });
    expect(sheetBoard(log.now).lines.map(({ seat }) => seat)).toEqual([0, 1, null]);
  });
  it('each line has the points and the total of every player whom it changes', () => {
    const log = play(open('greed'), 300, 400, 500, 200);
    const { changes } = sheetBoard(log.now).lines[3] ?? {};
    expect(changes).toEqual([{ seat: 0, points: 200, total: 500 }]);
    expect(sheetBoard(log.now).lines[2]?.changes).toEqual([{ seat: 2, points: 500, total: 500 }]);
  });
  it('when the player whose turn it is leaves, the next player in the previous order has the turn', () => {
    const order = (seats: readonly number[]) =>
      next(change(play(open('greed'), 300), { type: 'order', at: 1, order: seats }));
    expect([order([0, 2]), order([2, 0]), order([0])]).toEqual([2, 2, 0]);
  });
  it('the fewest points win a match of Threes that the players end early', () => {
    const log = change(play(open('threes', { rounds: 5 }), 7, 3, 5), { type: 'end', ended: true });
    expect(places(log)).toEqual([3, 1, 2]);
  });
  it('a sheet has at most 24 players, including those who left', () => {
    let log = open('greed', {}, ['Ada', 'Bo']);
    for (let at = 0; at < 22; at++) {
      log = change(log, { type: 'order', at: log.now.items.length, order: [0] });
      log = change(log, { type: 'join', at: log.now.items.length, name: `P${at}` });
    }
    log = change(log, { type: 'order', at: log.now.items.length, order: [0] });
    const late = changeSheet(log, { type: 'join', at: log.now.items.length, name: 'Late' });
    expect([log.now.names.length, late.ok ? null : late.error.why]).toEqual([
      24,
      { key: 'sheet-full', values: { max: 24 } },
    ]);
  });
  it('a sheet has at most 1,000 lines', () => {
    const items = Array.from({ length: 999 }, () => ({ type: 'adjust', seat: 1, points: 1 }) as const);
    const { now } = open('greed');
    const log = { now: { ...now, items }, past: [], future: [] };
    const full = change(log, { type: 'adjust', at: 999, seat: 1, points: 1 });
    expect(scores(full)).toEqual([0, 1000, 0]);
    const more = changeSheet(full, { type: 'adjust', at: 1000, seat: 1, points: 1 });
    expect(more.ok ? null : more.error.why).toEqual({ key: 'sheet-full', values: { max: 1000 } });
  });
  it('the players can end the match at any time', () => {
    const log = change(play(open('greed'), 300, 400), { type: 'end', ended: true });
    expect([places(log), next(log), sheetBoard(log.now).prompt]).toEqual([[2, 1, 3], null, null]);
    expect(next(change(log, { type: 'end', ended: false }))).toBe(2);
  });
  it.each<[string, unknown]>([
    ['an unknown game', { game: 'chess', options: {}, names: ['A', 'B'], belowZero: true }],
    [
      'a house rule out of range',
      { game: 'greed', options: { target: 1 }, names: ['A', 'B'], belowZero: true },
    ],
    ['too few players', { game: 'greed', options: {}, names: ['A'], belowZero: true }],
    ['an empty name', { game: 'greed', options: {}, names: ['A', ''], belowZero: true }],
  ])('a sheet refuses to start with %s', (_, setup) => {
    expect(readSheetSetup(setup).ok).toBe(false);
  });
  const asked: Readonly<Record<string, string>> = {
    'three-dice': 'result: choice, points: points, face: choice, to: seat, sips: points',
    'hidden-pairs':
      'first: dice, second: dice, third: dice, reRolls: points, hinderance: choice, diceBlock: choice, luckyDice: choice',
  };
  it.each(games.map(({ id }) => [id]))(
    'a sheet asks the first player of %s for the values of one turn',
    (id) => {
      const { prompt, next } = sheetBoard(open(id, {}, ['Ada', 'Bo']).now);
      expect(next).toBe(0);
      expect(prompt?.fields.map((field) => `${field.id}: ${field.kind}`).join(', ')).toBe(
        asked[id] ?? 'points: points',
      );
    },
  );
});

describe('the lines of a sheet can be changed', () => {
  type Step = SheetChange | readonly [seat: number | null, values: SheetValues, counts?: 'counts'];
  const played = (log: SheetLog, ...steps: readonly Step[]) =>
    steps.reduce((now, step) => {
      if ('type' in step) return change(now, { ...step, ...('at' in step && { at: now.now.items.length }) });
      const [seat, values, counts] = step;
      return unwrap(enter(now, seat, values, counts === 'counts'));
    }, log);
  const messageText = ({ key, values }: Message) =>
    `${key} ${JSON.stringify(values)}`.replaceAll(/["{}]/g, '');
  /**
   * Describes a sheet: for each line its text, the changed totals and its problems; then the next player, the places
   * and the facts.
   */
  const told = ({ now }: SheetLog) => {
    const board = sheetBoard(now);
    return [
      ...board.lines.map(({ seat, text, changes, problems }) =>
        [
          `${seat}`,
          messageText(text),
          changes.map((one) => `${one.seat}: ${one.points} = ${one.total}`).join(', '),
          ...problems.map(({ level, why: reason }) => `${level} ${messageText(reason)}`),
        ].join(' | '),
      ),
      `next ${board.next}, order ${board.order}, scores ${board.scores}, places ${board.places}`,
      ...board.facts.map(messageText),
    ];
  };
  const line = { at: 0 };

  it.each<[string, SheetLog, readonly Step[], readonly string[]]>([
    [
      'of Greed handles turns below the opening and out of order, penalties, and players who join and leave',
      open('greed', { target: 1000 }, undefined, false),
      [
        [0, { points: 250 }, 'counts'],
        [1, { points: 500 }],
        { type: 'adjust', ...line, seat: 2, points: -100 },
        { type: 'adjust', ...line, seat: 1, points: -200 },
        { type: 'next', ...line, seat: 0 },
        { type: 'join', ...line, name: 'Di' },
        [3, { points: 400 }, 'counts'],
        { type: 'order', ...line, order: [3, 1, 0] },
        { type: 'next', ...line, seat: 2 },
      ],
      [
        '0 | sheet-scored points:250 | 0: 250 = 250 | unusual sheet-opening seat:seat:0,points:250,opening:300',
        '1 | sheet-scored points:500 | 1: 500 = 500',
        '2 | sheet-adjusted points:100,sign:penalty | ',
        '1 | sheet-adjusted points:200,sign:penalty | 1: -200 = 300',
        '0 | sheet-next-is seat:seat:0 | ',
        'null | sheet-order seats:seats:[0,1,2,3] | ',
        '3 | sheet-scored points:400 | 3: 400 = 400 | unusual sheet-not-your-turn seat:seat:3,next:seat:0',
        'null | sheet-order seats:seats:[3,1,0] | ',
        '2 | sheet-next-is seat:seat:2 | ',
        'next 0, order 3,1,0, scores 250,300,0,400, places null',
      ],
    ],
    [
      'of Greed updates the places if totals change after the end',
      open('greed', { target: 1000 }, undefined, false),
      [
        [0, { points: 0 }],
        [1, { points: 1000 }],
        [2, { points: 300 }],
        [0, { points: 1000 }],
        { type: 'adjust', ...line, seat: 2, points: 900 },
        [2, { points: 50 }, 'counts'],
        { type: 'next', ...line, seat: 2 },
        { type: 'order', ...line, order: [2, 1] },
      ],
      [
        '0 | sheet-bust  | ',
        '1 | sheet-scored points:1000 | 1: 1000 = 1000',
        '2 | sheet-scored points:300 | 2: 300 = 300',
        '0 | sheet-scored points:1000 | 0: 1000 = 1000',
        '2 | sheet-adjusted points:900,sign:bonus | 2: 900 = 1200',
        '2 | sheet-scored points:50 | 2: 50 = 1250 | unusual sheet-over ',
        '2 | sheet-next-is seat:seat:2 | ',
        'null | sheet-order seats:seats:[2,1] | ',
        'next null, order 2,1, scores 1000,1000,1250, places 2,2,1',
      ],
    ],
    [
      'of Threes skips a player who has no turn left',
      open('threes', { rounds: 2 }),
      [
        [0, { points: 7 }],
        [0, { points: 5 }, 'counts'],
        [1, { points: 9 }],
        [2, { points: -30 }],
        [1, { points: 4 }],
      ],
      [
        '0 | sheet-scored points:7 | 0: 7 = 7',
        '0 | sheet-scored points:5 | 0: 5 = 12 | unusual sheet-not-your-turn seat:seat:0,next:seat:1',
        '1 | sheet-scored points:9 | 1: 9 = 9',
        '2 | threes-sheet-moon points:-30 | 2: -30 = -30',
        '1 | sheet-scored points:4 | 1: 4 = 13',
        'next 2, order 0,1,2, scores 12,13,-30, places null',
        'sheet-round round:2,rounds:2',
      ],
    ],
    [
      'of Threes ends when the only player with a turn left leaves',
      open('threes', { rounds: 1 }),
      [[0, { points: 7 }], [1, { points: 5 }], { type: 'order', ...line, order: [0, 1] }],
      [
        '0 | sheet-scored points:7 | 0: 7 = 7',
        '1 | sheet-scored points:5 | 1: 5 = 5',
        'null | sheet-order seats:seats:[0,1] | ',
        'next null, order 0,1, scores 7,5,0, places 2,1,',
      ],
    ],
    [
      'of Three Dice handles given sips, growing penalties, a tie and lucky first rolls',
      open('three-dice', { rounds: 3 }),
      [
        [1, { result: 'points', points: 106, sips: 1 }],
        [2, { result: 'stairs', to: 0 }],
        [0, { result: 'super-stairs', to: 1, sips: 1 }],
        [1, { result: 'triple', face: '4' }],
        [2, { result: 'points', points: 106 }],
        [0, { result: 'points', points: 106 }],
        [null, { loser: 0 }],
        [0, { result: 'lucky-triple', face: '1' }],
        [0, { result: 'lucky-stairs' }],
        [0, { result: 'points', points: 202, sips: 1 }, 'counts'],
      ],
      [
        '1 | three-dice-sheet-points points:106,sips:1,unit:sips | 1: 1 = 1',
        '2 | three-dice-sheet-gave roll:stairs,amount:2,to:seat:0,sips:0,unit:sips | 0: 2 = 2',
        '0 | three-dice-sheet-gave roll:super-stairs,amount:6,to:seat:1,sips:1,unit:sips | 0: 1 = 3, 1: 7 = 8',
        '1 | three-dice-sheet-triple face:4,penalty:5,sips:0,unit:sips | ',
        '2 | three-dice-sheet-points points:106,sips:0,unit:sips | ',
        '0 | three-dice-sheet-points points:106,sips:0,unit:sips | ',
        'null | three-dice-sheet-lost seat:seat:0,amount:5,unit:sips | 0: 5 = 8',
        '0 | three-dice-sheet-lucky amount:7,unit:sips | 0: 7 = 15',
        '0 | three-dice-sheet-lucky amount:1,unit:sips | 0: 1 = 16',
        '0 | three-dice-sheet-points points:202,sips:1,unit:sips | 0: 1 = 17',
        'next 1, order 0,1,2, scores 17,8,0, places null',
        'sheet-round round:3,rounds:3',
        'three-dice-sheet-penalty amount:1,unit:sips',
      ],
    ],
    [
      'of Three Dice ignores the dice of a player who leaves when a round is decided',
      open('three-dice', { rounds: 2, payBelow: 20 }),
      [
        [0, { result: 'points', points: 8 }],
        [1, { result: 'points', points: 10 }],
        { type: 'order', ...line, order: [1, 2] },
        [2, { result: 'points', points: 13 }],
        [1, { result: 'triple', face: '2' }],
        [2, { result: 'triple', face: '6' }],
      ],
      [
        '0 | three-dice-sheet-points points:8,sips:0,unit:sips | ',
        '1 | three-dice-sheet-points points:10,sips:0,unit:sips | ',
        'null | sheet-order seats:seats:[1,2] | ',
        '2 | three-dice-sheet-points points:13,sips:0,unit:sips | 1: 1 = 1, 2: 1 = 1',
        '1 | three-dice-sheet-triple face:2,penalty:3,sips:0,unit:sips | ',
        '2 | three-dice-sheet-triple face:6,penalty:9,sips:0,unit:sips | ',
        'next null, order 1,2, scores 0,1,1, places ,1,1',
      ],
    ],
    [
      'of Three Dice decides a tie when one of the two players leaves',
      open('three-dice', { rounds: 2 }),
      [
        [0, { result: 'points', points: 106 }],
        [1, { result: 'points', points: 106 }],
        [2, { result: 'points', points: 220 }],
        { type: 'order', ...line, order: [1, 2] },
      ],
      [
        '0 | three-dice-sheet-points points:106,sips:0,unit:sips | ',
        '1 | three-dice-sheet-points points:106,sips:0,unit:sips | ',
        '2 | three-dice-sheet-points points:220,sips:0,unit:sips | ',
        'null | sheet-order seats:seats:[1,2] | 1: 1 = 1',
        'next 1, order 1,2, scores 0,1,0, places null',
        'sheet-round round:2,rounds:2',
        'three-dice-sheet-penalty amount:1,unit:sips',
      ],
    ],
    [
      'of Hidden Pairs handles the costs of actions and the rounds that they decide',
      open('hidden-pairs', { turns: 1 }),
      [
        [1, { first: '66', second: '55', third: '11', reRolls: 1, hinderance: '1-0' }],
        [0, { first: '65', second: '55', third: '21', diceBlock: '2-1' }, 'counts'],
        [2, { first: '11', second: '22', third: '33', luckyDice: '1' }],
      ],
      [
        '1 | hidden-pairs-sheet-pairs pairs:list:[66,55,11],cost:100 | 1: -100 = 400',
        '0 | hidden-pairs-sheet-pairs pairs:list:[65,55,21],cost:125 | 0: -125 = 375',
        '2 | hidden-pairs-sheet-pairs pairs:list:[11,22,33],cost:100 | 0: 150 = 525, 1: 200 = 600',
        'next null, order 0,1,2, scores 525,600,500, places 2,1,3',
      ],
    ],
    [
      'of Ten Thousand handles three busts in a row, overshoots and take-overs',
      open('ten-thousand', { target: 2000, opening: 500, threeBusts: 500 }),
      [
        [1, { points: 500 }],
        [2, { points: 0 }],
        [0, { points: 450 }, 'counts'],
        [1, { points: 0 }],
        [2, { points: 0 }],
        [0, { points: 300 }],
        [1, { points: 350, took: 'yes' }],
        [2, { points: 0 }],
        [0, { points: 0, overshot: 'yes' }],
        [1, { points: 1100 }],
        { type: 'join', ...line, name: 'Di' },
        [2, { points: 0 }],
        [3, { points: 500 }],
        ...[0, 1, 2, 3, 0, 1, 2, 3, 0].map((seat): Step => [seat, { points: 0 }]),
      ],
      [
        '1 | sheet-scored points:500 | 1: 500 = 500',
        '2 | sheet-bust  | ',
        '0 | sheet-scored points:450 | 0: 450 = 450 | unusual sheet-opening seat:seat:0,points:450,opening:500',
        '1 | sheet-bust  | ',
        '2 | sheet-bust  | ',
        '0 | sheet-scored points:300 | 0: 300 = 750',
        '1 | ten-thousand-sheet-scored-taking-over points:350 | 1: 350 = 850',
        '2 | ten-thousand-sheet-three-busts amount:0 | ',
        '0 | ten-thousand-sheet-overshot  | ',
        '1 | sheet-scored points:1100 | 1: 1100 = 1950',
        'null | sheet-order seats:seats:[0,1,2,3] | ',
        '2 | sheet-bust  | ',
        '3 | sheet-scored points:500 | 3: 500 = 500',
        '0 | sheet-bust  | ',
        '1 | sheet-bust  | ',
        '2 | sheet-bust  | ',
        '3 | sheet-bust  | ',
        '0 | sheet-bust  | ',
        '1 | sheet-bust  | ',
        '2 | ten-thousand-sheet-three-busts amount:0 | ',
        '3 | sheet-bust  | ',
        '0 | ten-thousand-sheet-three-busts amount:500 | 0: -500 = 250',
        'next 1, order 0,1,2,3, scores 250,1950,0,500, places null',
      ],
    ],
    [
      'of Ten Thousand with ending=round ends after the round in which a player reaches the target',
      open('ten-thousand', { target: 2000, opening: 0, exactFinish: false, ending: 'round', atLeast: 200 }),
      [
        [1, { points: 1000 }],
        [2, { points: 150 }, 'counts'],
        [0, { points: 200 }],
        [1, { points: 1000 }],
        [0, { points: 0 }, 'counts'],
        [2, { points: 0 }, 'counts'],
      ],
      [
        '1 | sheet-scored points:1000 | 1: 1000 = 1000',
        '2 | sheet-scored points:150 | 2: 150 = 150 | unusual ten-thousand-sheet-least points:150,atLeast:200',
        '0 | sheet-scored points:200 | 0: 200 = 200',
        '1 | sheet-scored points:1000 | 1: 1000 = 2000',
        '0 | sheet-bust  |  | unusual sheet-not-your-turn seat:seat:0,next:seat:2',
        '2 | sheet-bust  |  | unusual sheet-not-your-turn seat:seat:2,next:seat:1',
        'next null, order 0,1,2, scores 200,2000,150, places 2,1,3',
      ],
    ],
    [
      'of Ten Thousand with ending=round announces the last round',
      open('ten-thousand', { target: 2000, opening: 0, exactFinish: false, ending: 'round' }),
      [[0, { points: 2000 }]],
      [
        '0 | sheet-scored points:2000 | 0: 2000 = 2000',
        'next 1, order 0,1,2, scores 2000,0,0, places null',
        'ten-thousand-sheet-last-round ',
      ],
    ],
    [
      'of Ten Thousand counts the rounds if their number is fixed',
      open('ten-thousand', { target: 2000, exactFinish: false, opening: 0, rounds: 2, takeOver: false }),
      [
        [0, { points: 2500 }],
        [1, { points: 300 }],
        { type: 'join', ...line, name: 'Di' },
        [2, { points: 50 }],
        [3, { points: 100 }],
        [0, { points: 0 }],
        [1, { points: 0 }],
        [2, { points: 0 }],
      ],
      [
        '0 | sheet-scored points:2500 | 0: 2500 = 2500',
        '1 | sheet-scored points:300 | 1: 300 = 300',
        'null | sheet-order seats:seats:[0,1,2,3] | ',
        '2 | sheet-scored points:50 | 2: 50 = 50',
        '3 | sheet-scored points:100 | 3: 100 = 100',
        '0 | sheet-bust  | ',
        '1 | sheet-bust  | ',
        '2 | sheet-bust  | ',
        'next 3, order 0,1,2,3, scores 2500,300,50,100, places null',
        'sheet-round round:2,rounds:2',
      ],
    ],
    [
      'of Ten Thousand ends after a fixed number of rounds',
      open('ten-thousand', { target: 2000, exactFinish: false, opening: 0, rounds: 1 }),
      [
        [1, { points: 2500 }],
        [2, { points: 300 }],
        [0, { points: 50 }],
      ],
      [
        '1 | sheet-scored points:2500 | 1: 2500 = 2500',
        '2 | sheet-scored points:300 | 2: 300 = 300',
        '0 | sheet-scored points:50 | 0: 50 = 50',
        'next null, order 0,1,2, scores 50,2500,300, places 3,1,2',
      ],
    ],
    [
      'of Hidden Pairs asks who won a tied round, and begins the second turn',
      open('hidden-pairs', { turns: 2 }, ['Ada', 'Bo']),
      [
        [0, { first: '66', second: '55', third: '11' }],
        [1, { first: '66', second: '11', third: '22' }],
        [null, { winner: 1 }],
        [1, { first: '66', second: '11', third: '22' }],
        [0, { first: '55', second: '44', third: '44', luckyDice: '1', hinderance: '1-1' }],
      ],
      [
        '0 | hidden-pairs-sheet-pairs pairs:list:[66,55,11],cost:0 | ',
        '1 | hidden-pairs-sheet-pairs pairs:list:[66,11,22],cost:0 | ',
        'null | hidden-pairs-sheet-won round:1,seat:seat:1 | 0: 150 = 650, 1: 300 = 800',
        '1 | hidden-pairs-sheet-pairs pairs:list:[66,11,22],cost:0 | ',
        '0 | hidden-pairs-sheet-pairs pairs:list:[55,44,44],cost:150 | 0: 300 = 950',
        'next null, order 0,1, scores 950,800, places 1,2',
      ],
    ],
    [
      'of Hidden Pairs asks who won a drawn match',
      open('hidden-pairs', { turns: 1 }, ['Ada', 'Bo']),
      [
        [0, { first: '66', second: '11', third: '22' }],
        [1, { first: '55', second: '22', third: '33', reRolls: 1 }],
      ],
      [
        '0 | hidden-pairs-sheet-pairs pairs:list:[66,11,22],cost:0 | ',
        '1 | hidden-pairs-sheet-pairs pairs:list:[55,22,33],cost:50 | 0: 200 = 700, 1: 200 = 700',
        'next null, order 0,1, scores 700,700, places null',
        'hidden-pairs-sheet-turn turn:1,turns:1',
      ],
    ],
    [
      'of Hidden Pairs ends once a drawn match is decided',
      open('hidden-pairs', { turns: 1 }, ['Ada', 'Bo']),
      [
        [0, { first: '66', second: '11', third: '22' }],
        [1, { first: '55', second: '22', third: '33', reRolls: 1 }],
        [null, { winner: 1 }],
      ],
      [
        '0 | hidden-pairs-sheet-pairs pairs:list:[66,11,22],cost:0 | ',
        '1 | hidden-pairs-sheet-pairs pairs:list:[55,22,33],cost:50 | 0: 200 = 700, 1: 200 = 700',
        'null | hidden-pairs-sheet-won round:draw,seat:seat:1 | ',
        'next null, order 0,1, scores 700,700, places 2,1',
      ],
    ],
    [
      'of Hidden Pairs does not ask about a player who left',
      open('hidden-pairs', { turns: 1 }),
      [
        [0, { first: '66', second: '11', third: '22' }],
        [1, { first: '66', second: '22', third: '33' }],
        [2, { first: '66', second: '44', third: '11' }],
        { type: 'order', ...line, order: [2, 1] },
        [null, { winner: 2 }],
      ],
      [
        '0 | hidden-pairs-sheet-pairs pairs:list:[66,11,22],cost:0 | ',
        '1 | hidden-pairs-sheet-pairs pairs:list:[66,22,33],cost:0 | ',
        '2 | hidden-pairs-sheet-pairs pairs:list:[66,44,11],cost:0 | ',
        'null | sheet-order seats:seats:[2,1] | ',
        'null | hidden-pairs-sheet-won round:1,seat:seat:2 | 1: 100 = 600, 2: 350 = 850',
        'next null, order 2,1, scores 500,600,850, places ,2,1',
      ],
    ],
    [
      'of Three Dice with tie=last makes the last tied player lose, and accepts extra sips only for shit stairs',
      open('three-dice', { rounds: 2, tie: 'last', shitStairs: 'kept', payBelow: 9, unit: 'push-ups' }),
      [
        [2, { result: 'points', points: 9, sips: 1 }],
        [0, { result: 'points', points: 9, sips: 1 }],
        [1, { result: 'points', points: 9 }],
      ],
      [
        '2 | three-dice-sheet-points points:9,sips:1,unit:push-ups | 2: 1 = 1',
        '0 | three-dice-sheet-points points:9,sips:1,unit:push-ups | 0: 1 = 1',
        '1 | three-dice-sheet-points points:9,sips:0,unit:push-ups | 1: 1 = 1',
        'next 1, order 0,1,2, scores 1,1,1, places null',
        'sheet-round round:2,rounds:2',
        'three-dice-sheet-penalty amount:1,unit:push-ups',
        'three-dice-rules-below points:9',
      ],
    ],
    [
      'of Three Dice with tie=share makes all tied players lose, and none if all are safe',
      open('three-dice', { rounds: 4, tie: 'share' }),
      [
        [1, { result: 'points', points: 106 }],
        { type: 'join', ...line, name: 'Di' },
        [2, { result: 'points', points: 106 }],
        [0, { result: 'points', points: 220 }],
        [2, { result: 'triple', face: '5' }],
        [3, { result: 'triple', face: '2' }],
        { type: 'order', ...line, order: [3, 2, 1, 0] },
        [0, { result: 'triple', face: '2' }],
        [1, { result: 'triple', face: '2' }],
      ],
      [
        '1 | three-dice-sheet-points points:106,sips:0,unit:sips | ',
        'null | sheet-order seats:seats:[0,1,2,3] | ',
        '2 | three-dice-sheet-points points:106,sips:0,unit:sips | ',
        '0 | three-dice-sheet-points points:220,sips:0,unit:sips | 1: 1 = 1, 2: 1 = 1',
        '2 | three-dice-sheet-triple face:5,penalty:6,sips:0,unit:sips | ',
        '3 | three-dice-sheet-triple face:2,penalty:8,sips:0,unit:sips | ',
        'null | sheet-order seats:seats:[3,2,1,0] | ',
        '0 | three-dice-sheet-triple face:2,penalty:10,sips:0,unit:sips | ',
        '1 | three-dice-sheet-triple face:2,penalty:12,sips:0,unit:sips | ',
        'next 2, order 3,2,1,0, scores 0,1,1,0, places null',
        'sheet-round round:3,rounds:4',
        'three-dice-sheet-penalty amount:1,unit:sips',
      ],
    ],
    [
      'of Threes scores rounds separately, and a moon can win one',
      open('threes', { rounds: 2, scoring: 'rounds', moon: 'wins' }),
      [
        [0, { points: 7 }],
        [1, { points: 5 }],
        [2, { points: 5 }],
        [0, { points: 8 }],
        [1, { points: -30 }],
      ],
      [
        '0 | sheet-scored points:7 | ',
        '1 | sheet-scored points:5 | ',
        '2 | sheet-scored points:5 | 0: 2 = 2, 1: 1 = 1, 2: 1 = 1',
        '0 | sheet-scored points:8 | ',
        '1 | threes-sheet-moon points:-30 | 0: 2 = 4, 2: 2 = 3',
        'next null, order 0,1,2, scores 4,1,3, places 3,1,2',
      ],
    ],
    [
      'of Threes ends a round with a moon that wins it, and the first player begins the next one',
      open('threes', { rounds: 2, scoring: 'rounds', moon: 'wins' }),
      [
        [0, { points: 8 }],
        [1, { points: -30 }],
      ],
      [
        '0 | sheet-scored points:8 | ',
        '1 | threes-sheet-moon points:-30 | 0: 2 = 2, 2: 2 = 2',
        'next 0, order 0,1,2, scores 2,0,2, places null',
        'sheet-round round:2,rounds:2',
      ],
    ],
    [
      'of Threes scores rounds separately without a moon',
      open('threes', { rounds: 2, scoring: 'rounds', moon: 'none' }),
      [
        [0, { points: 7 }],
        { type: 'join', ...line, name: 'Di' },
        [1, { points: 5 }],
        [2, { points: 6 }],
        [3, { points: 9 }],
        [0, { points: 0 }],
      ],
      [
        '0 | sheet-scored points:7 | ',
        'null | sheet-order seats:seats:[0,1,2,3] | ',
        '1 | sheet-scored points:5 | ',
        '2 | sheet-scored points:6 | ',
        '3 | sheet-scored points:9 | 0: 2 = 2, 2: 2 = 2, 3: 2 = 2',
        '0 | sheet-scored points:0 | ',
        'next 1, order 0,1,2,3, scores 2,0,2,2, places null',
        'sheet-round round:2,rounds:2',
      ],
    ],
  ])('a sheet %s', (_, log, steps, expected) => {
    expect(told(played(log, ...steps))).toEqual(expected);
  });

  it.each<[string, SheetLog, readonly Step[], Step, string]>([
    [
      'a turn of a player who left',
      open('greed'),
      [{ type: 'order', ...line, order: [0, 1] }],
      [2, { points: 300 }],
      'impossible sheet-not-playing seat:seat:2',
    ],
    [
      'a turn before a question is answered',
      open('three-dice'),
      [0, 1, 2].map((seat): Step => [seat, { result: 'points', points: 106 }]),
      [1, { result: 'points', points: 106 }],
      'impossible sheet-question-first ',
    ],
    [
      'a sip for shit stairs with points that are not those of shit stairs',
      open('three-dice', { shitStairs: 'kept' }),
      [],
      [2, { result: 'points', points: 106, sips: 1 }],
      'unusual three-dice-sheet-no-shit-stairs points:106',
    ],
    [
      'a turn with actions that cost more than the player has',
      open('hidden-pairs'),
      [{ type: 'adjust', ...line, seat: 1, points: -451 }],
      [1, { first: '11', second: '22', third: '33', reRolls: 1 }],
      'unusual hidden-pairs-sheet-too-dear seat:seat:1,cost:50,points:49',
    ],
    [
      'an answer without a question',
      open('three-dice'),
      [],
      [null, { loser: 1 }],
      'impossible sheet-no-question ',
    ],
    [
      'an answer after the end',
      open('greed', { target: 500 }, ['Ada', 'Bo']),
      [
        [0, { points: 500 }],
        [1, { points: 0 }],
      ],
      [null, { points: 50 }],
      'impossible sheet-no-question ',
    ],
    [
      'a turn after the end',
      open('greed', { target: 500 }, ['Ada', 'Bo']),
      [
        [0, { points: 500 }],
        [1, { points: 0 }],
      ],
      [1, { points: 300 }],
      'unusual sheet-over ',
    ],
  ])('%s is refused with its reason', (_, log, steps, last, reason) => {
    const now = played(log, ...steps);
    const [seat, values] = last as readonly [number | null, SheetValues];
    const refused = enter(now, seat, values);
    expect(
      refused.ok ? [] : refused.error.problems.map(({ level, why: text }) => `${level} ${messageText(text)}`),
    ).toEqual([reason]);
  });

  it('a line that an edit makes impossible stays, has no effect and is marked', () => {
    const log = played(
      open('ten-thousand', { opening: 0 }),
      [0, { points: 300 }],
      [1, { points: 350, took: 'yes' }],
    );
    const edited = change(log, { type: 'edit', at: 0, seat: 0, values: { points: 0 } });
    expect(told(edited).slice(1, 3)).toEqual([
      '1 | sheet-does-not-fit  |  | impossible sheet-unknown-field field:took',
      'next 1, order 0,1,2, scores 0,0,0, places null',
    ]);
  });

  it('only a turn can be edited, and a new sheet has nothing to undo', () => {
    const log = change(open('greed'), { type: 'adjust', at: 0, seat: 1, points: 50 });
    expect([promptAt(log.now, 0), promptAt(log.now, 1)]).toEqual([null, null]);
    const edit = changeSheet(log, { type: 'edit', at: 0, seat: 1, values: { points: 50 } });
    expect(!edit.ok && edit.error.isStale).toBe(true);
    for (const type of ['undo', 'redo'] as const) {
      const refused = changeSheet(open('greed'), { type });
      expect(!refused.ok && messageText(refused.error.why)).toBe(`sheet-nothing-to-${type} `);
    }
  });

  it('a sheet has as many players as the game allows', () => {
    const opened = (count: number) => {
      const names = Array.from({ length: count }, (_, at) => `P${at}`);
      const read = readSheetSetup({ game: 'greed', options: {}, names, belowZero: true });
      return read.ok ? read.value.now.seats : messageText(read.error);
    };
    const refused = 'sheet-player-count min:2,max:8';
    expect([1, 2, 8, 9].map(opened)).toEqual([refused, 2, 8, refused]);
  });

  it.each<[string, SheetChange, string]>([
    ['a next player who does not exist', { type: 'next', at: 0, seat: 3 }, 'sheet-bad-change'],
    [
      'a new name for a player who does not exist',
      { type: 'rename', seat: 3, name: 'Di' },
      'sheet-bad-change',
    ],
    ['removing a line that does not exist', { type: 'remove', at: 0 }, 'sheet-stale'],
    ['an empty order of players', { type: 'order', at: 0, order: [] }, 'sheet-player-count'],
    ['an order with a player twice', { type: 'order', at: 0, order: [1, 1] }, 'sheet-player-count'],
    [
      'an order with a player who does not exist',
      { type: 'order', at: 0, order: [1, 3] },
      'sheet-player-count',
    ],
    [
      'a house rule out of range',
      { type: 'rules', options: { target: 3 }, belowZero: true },
      'sheet-bad-rules',
    ],
    ['a line with an outdated number', { type: 'adjust', at: 1, seat: 0, points: 5 }, 'sheet-stale'],
  ])('%s is refused', (_, one, key) => {
    const refused = changeSheet(open('greed'), one);
    expect(refused.ok || [refused.error.why.key, refused.error.isStale, refused.error.problems]).toEqual([
      key,
      key === 'sheet-stale',
      [],
    ]);
  });

  it('names can be changed, lines can be removed, and each undo reverts one change', () => {
    const log = played(open('greed', {}, ['Ada', 'Bo']), [0, { points: 300 }], [1, { points: 350 }]);
    const named = change(log, { type: 'rename', seat: 1, name: 'Di' });
    expect(named.now.names).toEqual(['Ada', 'Di']);
    expect(named.past).toHaveLength(3);
    expect(scores(change(named, { type: 'remove', at: 0 }))).toEqual([0, 350]);
    expect(scores(change(named, { type: 'remove', at: 1 }))).toEqual([300, 0]);
    const back = change(change(named, { type: 'undo' }), { type: 'undo' });
    expect([back.now.items.length, change(back, { type: 'redo' }).now.items.length]).toEqual([1, 2]);
  });

  it.each<[unknown, boolean]>([
    [{ points: 1 }, true],
    [{ took: 'x'.repeat(20) }, true],
    [{ took: 'x'.repeat(21) }, false],
    [{ ['x'.repeat(20)]: 1 }, true],
    [{ ['x'.repeat(21)]: 1 }, false],
    [{ points: 1.5 }, false],
    [{ points: null }, false],
    [[], false],
    ['points', false],
    [Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`v${at}`, at])), true],
    [Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`v${at}`, at])), false],
  ])('the values %j of a turn from a client are valid: %s', (values, isRead) => {
    const read = sheetChangeSchema({ type: 'enter', at: 0, seat: 1, values });
    expect(read instanceof Fault ? false : 'values' in read && read.values).toEqual(isRead && values);
  });
});
