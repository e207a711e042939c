import { describe, expect, it } from 'vitest';
import {
  changeSheet,
  games,
  type OptionValue,
  problemsOfTurn,
  promptAt,
  readSheetSetup,
  type SheetChange,
  type SheetLog,
  type SheetValues,
  sheetBoard,
  unwrap,
} from '../../src/index.ts';

type Options = Readonly<Record<string, OptionValue>>;

const open = (game: string, options: Options = {}, names = ['Ada', 'Bo', 'Cy'], belowZero = true): SheetLog =>
  unwrap(readSheetSetup({ game, options, names, belowZero }));

const enter = (log: SheetLog, seat: number | null, values: SheetValues, counts = false) =>
  changeSheet(log, { type: 'enter', at: log.now.items.length, seat, values, ...(counts && { counts }) });

/** Enters points turn by turn for whoever is next. */
function play(log: SheetLog, ...points: readonly number[]): SheetLog {
  return points.reduce((now, one) => unwrap(enter(now, sheetBoard(now.now).next, { points: one })), log);
}

const change = (log: SheetLog, one: SheetChange): SheetLog => unwrap(changeSheet(log, one));
const scores = ({ now }: SheetLog) => sheetBoard(now).scores;
const next = ({ now }: SheetLog) => sheetBoard(now).next;
const places = ({ now }: SheetLog) => sheetBoard(now).places;

/** Why the next turn with these values is refused, by the key of the first reason and its level; null if it is not. */
function why(log: SheetLog, values: SheetValues, seat = next(log)): string | null {
  const [first] = problemsOfTurn(log.now, { type: 'turn', seat, values });
  return first === undefined ? null : `${first.level}: ${first.why.key}`;
}

describe('points that no dice can make', () => {
  it.each<[string, string, Options, readonly number[], number, string | null]>([
    ['Greed scores in steps of 50', 'greed', {}, [], 370, 'impossible: sheet-not-a-step'],
    ['Greed has no negative turn', 'greed', {}, [], -50, 'impossible: sheet-not-in-range'],
    ['Greed scores any multiple of 50', 'greed', {}, [], 350, null],
    ['Ten Thousand scores in steps of 50', 'ten-thousand', {}, [], 1070, 'impossible: sheet-not-a-step'],
    ['Threes costs at most 29', 'threes', {}, [], 30, 'impossible: sheet-not-by-dice'],
    ['Threes costs 29 for 6 6 6 6 5', 'threes', {}, [], 29, null],
    ['Threes has −30 for the moon', 'threes', {}, [], -30, null],
    ['Threes has nothing between the moon and 0', 'threes', {}, [], -1, 'impossible: sheet-not-by-dice'],
  ])('%s', (_, game, options, before, points, expected) => {
    expect(why(play(open(game, options), ...before), { points })).toBe(expected);
  });

  it('the group cannot accept impossible points', () => {
    expect(enter(open('greed'), 0, { points: 370 }, true).ok).toBe(false);
  });
});

describe('the opening on a sheet', () => {
  it.each<[string, string, readonly number[], number, string | null]>([
    ['in Greed needs 300 in one turn', 'greed', [], 250, 'unusual: sheet-opening'],
    ['in Greed is passed with 300', 'greed', [], 300, null],
    ['in Greed is over once a player is in', 'greed', [300, 0, 0], 50, null],
    ['in Ten Thousand needs a total of 1,000', 'ten-thousand', [], 950, 'unusual: sheet-opening'],
    ['in Ten Thousand is passed with 1,000', 'ten-thousand', [], 1000, null],
    ['never stops a bust', 'greed', [], 0, null],
  ])('%s', (_, game, before, points, expected) => {
    expect(why(play(open(game), ...before), { points })).toBe(expected);
  });

  it('the group can accept a turn below the opening', () => {
    const log = unwrap(enter(open('greed'), 0, { points: 250 }, true));
    expect(scores(log)).toEqual([250, 0, 0]);
    expect(why(play(log, 0, 0), { points: 50 })).toBeNull();
  });
});

describe('the end of Greed on a sheet', () => {
  it('every other player gets one more turn after the target', () => {
    const log = play(open('greed', { target: 1000 }), 1000);
    expect(places(log)).toBeNull();
    expect(places(play(log, 500, 0))).toEqual([1, 2, 3]);
  });
  it('a higher total in the final round wins', () => {
    expect(places(play(open('greed', { target: 1000 }), 1000, 1200, 1000))).toEqual([2, 1, 2]);
  });
  it('the final round does not wait for a player who leaves', () => {
    const log = play(open('greed', { target: 1000 }), 1000, 500);
    expect(places(change(log, { type: 'order', at: 2, order: [0, 1] }))).toEqual([1, 2, null]);
  });
});

describe('Ten Thousand on a sheet', () => {
  it.each<[string, Options, readonly number[], number, string | null]>([
    [
      'refuses a turn past the target',
      { target: 2000 },
      [1500, 0, 0],
      550,
      'unusual: ten-thousand-sheet-overshoot',
    ],
    ['lets a turn end exactly on the target', { target: 2000 }, [1500, 0, 0], 500, null],
    [
      'has no overshoot without the exact finish',
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
      'is not offered where it is off',
      { takeOver: false },
      [1000, 1000, 1000, 300],
      { points: 350, took: 'yes' },
      'impossible: sheet-unknown-field',
    ],
    [
      'is not offered where it would reach the target',
      { target: 2000 },
      [1000, 1100, 0, 900],
      { points: 950, took: 'yes' },
      'impossible: sheet-unknown-field',
    ],
    [
      'needs more points than it takes over',
      {},
      [1000, 1000, 1000, 300],
      { points: 300, took: 'yes' },
      'unusual: ten-thousand-sheet-took-over-only',
    ],
  ])('taking over %s', (_, options, before, values, expected) => {
    expect(why(play(open('ten-thousand', options), ...before), values)).toBe(expected);
  });

  it.each<[string, Options, readonly number[], readonly number[]]>([
    [
      'costs the player who busted three times in a row',
      {},
      [0, 1000, 0, 0, 300, 0, 0, 300, 0],
      [-500, 1600, -500],
    ],
    [
      'a turn that scores starts the count again',
      {},
      [0, 0, 0, 0, 0, 300, 300, 0, 0, 0, 300, 300],
      [300, -200, 600],
    ],
    ['counts the busts of each player alone', {}, [300, 0, 300, 300, 0, 300, 300, 0, 300], [900, -500, 900]],
    ['never goes below the lowest total', { lowest: -200 }, [0, 50, 50, 0, 50, 50, 0], [-200, 100, 100]],
  ])('the third bust %s', (_, options, points, totals) => {
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

  it('exactly the target wins at once', () => {
    expect(places(play(open('ten-thousand', { target: 2000 }), 1000, 0, 0, 1000))).toEqual([1, 2, 2]);
  });
  it('any player can have the first turn, because dice decide who starts', () => {
    expect(next(unwrap(enter(open('ten-thousand'), 2, { points: 1000 })))).toBe(0);
  });
});

describe('Threes on a sheet', () => {
  it('the match is over when every player has had every round; the fewest points win', () => {
    expect(places(play(open('threes', { rounds: 1 }), 12, 5, -30))).toEqual([3, 2, 1]);
  });
  it('a late player begins with the player who has the most turns left', () => {
    const late = change(play(open('threes', { rounds: 3 }), 3, 4, 5, 3), {
      type: 'join',
      at: 4,
      name: 'Dee',
    });
    expect(places(play(late, 4, 5, 6, 0, 0, 0))).toBeNull();
    expect(sheetBoard(play(late, 4, 5, 6, 0, 0, 0).now).facts).toMatchObject([{ values: { round: 3 } }]);
    expect(next(play(late, 4, 5, 6, 0, 0, 0))).toBe(3);
  });
  it('a late player gets the rounds that are left', () => {
    const late = change(play(open('threes', { rounds: 2 }), 3, 4, 5), { type: 'join', at: 3, name: 'Dee' });
    expect(places(play(late, 3, 4, 5))).toBeNull();
    expect(places(play(late, 3, 4, 5, 0))).toEqual([2, 3, 4, 1]);
  });
});

describe('Three Dice on a sheet', () => {
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
    ['the face for others', { result: 'triple', face: '4' }, 5],
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
  it('shit stairs cost sips', () => {
    expect(scores(round(start(), { ...points(106), sips: 2 }))).toEqual([2, 0, 0]);
  });
  it('a round restarts after a lucky first roll', () => {
    const log = round(start(), { result: 'lucky-triple', face: '1' });
    expect([scores(log), next(log)]).toEqual([[7, 0, 0], 0]);
  });
  it.each<[string, number, string | null]>([
    ['105 is stairs, not points', 105, 'impossible: sheet-not-by-dice'],
    ['300 is three 1s, not points', 300, 'impossible: sheet-not-by-dice'],
    ['69 is points', 69, null],
  ])('the sheet knows that %s', (_, value, expected) => {
    expect(why(start(), points(value))).toBe(expected);
  });
  it('the sheet asks the table who loses a tie', () => {
    const log = round(start(), points(106), points(9), points(9));
    expect([next(log), sheetBoard(log.now).prompt?.seat]).toEqual([null, null]);
    const lost = unwrap(enter(log, null, { loser: 2 }));
    expect([scores(lost), next(lost)]).toEqual([[0, 0, 1], 2]);
  });
  it('all tied players drink where ties are shared', () => {
    expect(scores(round(start({ tie: 'share' }), points(106), points(9), points(9)))).toEqual([0, 1, 1]);
  });
  it('a player who joins waits for the next round', () => {
    const late = change(round(start(), points(106)), { type: 'join', at: 1, name: 'Dee' });
    expect(scores(round(late, points(9), points(203)))).toEqual([0, 1, 0, 0]);
  });
});

describe('Hidden Pairs on a sheet', () => {
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
  it('the two lowest dice of a Hindrance are taken off the pair', () => {
    const before = unwrap(enter(two(), 0, hand('66', '21', '44')));
    const log = unwrap(enter(before, 1, hand('55', '32', '33', { hinderance: '1-0' })));
    expect(scores(log)[1]).toBe(500 - 50 + 200 + 150);
  });
  it('the sheet asks who won the roll-off of a tied round', () => {
    const log = unwrap(enter(unwrap(enter(two(), 0, hand('66', '11', '44'))), 1, hand('66', '22', '33')));
    expect(sheetBoard(log.now).prompt?.seat).toBeNull();
    expect(scores(unwrap(enter(log, null, { winner: 1 })))).toEqual([600, 850]);
  });
  it('hands can be entered in any order', () => {
    expect(why(two(), hand('66', '11', '44'), 1)).toBeNull();
  });
  it('an attack on a player who left does nothing', () => {
    const start = open('hidden-pairs', { turns: 1 });
    const aimed = unwrap(enter(start, 0, hand('66', '21', '44', { hinderance: '1-2' })));
    const left = change(aimed, { type: 'order', at: 1, order: [0, 1] });
    const log = unwrap(enter(left, 1, hand('55', '32', '33')));
    expect([scores(log), places(log)]).toEqual([
      [750, 650, 500],
      [1, 2, null],
    ]);
  });
  it('actions that a player cannot pay for are unusual', () => {
    const dear = { diceBlock: '1-1', luckyDice: '1', hinderance: '1-1', reRolls: 2 };
    const log = change(two(), { type: 'adjust', at: 0, seat: 0, points: -200 });
    expect(why(log, hand('66', '11', '44', dear), 0)).toBe('unusual: hidden-pairs-sheet-too-dear');
  });
});

describe('every sheet', () => {
  it('turns follow the order, and the group can change who is next', () => {
    expect(why(open('greed'), { points: 300 }, 1)).toBe('unusual: sheet-not-your-turn');
    expect(next(unwrap(enter(open('greed'), 1, { points: 300 }, true)))).toBe(2);
  });
  it('the group can say who is next', () => {
    const log = change(open('greed'), { type: 'next', at: 0, seat: 2 });
    expect([next(log), next(play(log, 300))]).toEqual([2, 0]);
  });
  it('editing an earlier turn recomputes every total', () => {
    const log = play(open('greed'), 300, 400, 500, 200);
    expect(scores(change(log, { type: 'edit', at: 0, seat: 0, values: { points: 350 } }))).toEqual([
      550, 400, 500,
    ]);
  });
  it('a later turn that an edit makes unusual is marked', () => {
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
    expect(scores(change(change(back, { type: 'redo' }), { type: 'redo' }))).toEqual([300, 400, 0]);
    expect(changeSheet(back, { type: 'undo' }).ok).toBe(false);
  });
  it('writing something new clears the changes that could be redone', () => {
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
  it('a player who leaves keeps the turns and gets no place', () => {
    const log = change(play(open('threes', { rounds: 1 }), 3), { type: 'order', at: 1, order: [1, 2] });
    expect([scores(log)[0], places(play(log, 4, 5))]).toEqual([3, [null, 1, 2]]);
  });
  it('a new order of players takes effect at once', () => {
    const log = change(play(open('greed'), 300), { type: 'order', at: 1, order: [2, 1, 0] });
    expect([next(log), next(play(log, 300))]).toEqual([1, 0]);
  });
  it('penalties can be entered outside the turns', () => {
    const log = change(play(open('greed'), 300), { type: 'adjust', at: 1, seat: 0, points: -500 });
    expect([scores(log)[0], next(log)]).toEqual([-200, 1]);
  });
  it('totals do not go below zero if the sheet forbids it', () => {
    const log = change(open('greed', {}, ['Ada', 'Bo'], false), {
      type: 'adjust',
      at: 0,
      seat: 0,
      points: -500,
    });
    expect(scores(log)).toEqual([0, 0]);
  });
  it('new house rules recompute the match', () => {
    const log = play(open('greed'), 1000);
    const now = change(log, { type: 'rules', options: { target: 1000 }, belowZero: true });
    expect(places(play(now, 0, 0))).toEqual([1, 2, 2]);
  });
  it('a change made on an outdated sheet is refused', () => {
    const late = changeSheet(play(open('greed'), 300), {
      type: 'enter',
      at: 0,
      seat: 0,
      values: { points: 350 },
    });
    expect(late.ok ? null : late.error.isStale).toBe(true);
  });
  it('an answer is impossible while the sheet asks nothing', () => {
    expect(why(open('greed'), { winner: 0 }, null)).toBe('impossible: sheet-no-question');
  });
  it('each line has its seat, and a new order has none', () => {
    const log = change(play(open('greed'), 300, 400), { type: 'order', at: 2, order: [2, 1, 0] });
    expect(sheetBoard(log.now).lines.map(({ seat }) => seat)).toEqual([0, 1, null]);
  });
  it('each line has the points and the total of every player whom it changes', () => {
    const log = play(open('greed'), 300, 400, 500, 200);
    const { changes } = sheetBoard(log.now).lines[3] ?? {};
    expect(changes).toEqual([{ seat: 0, points: 200, total: 500 }]);
    expect(sheetBoard(log.now).lines[2]?.changes).toEqual([{ seat: 2, points: 500, total: 500 }]);
  });
  it('when the player whose turn it is leaves, the next one of the previous order has the turn', () => {
    const order = (seats: readonly number[]) =>
      next(change(play(open('greed'), 300), { type: 'order', at: 1, order: seats }));
    expect([order([0, 2]), order([2, 0]), order([0])]).toEqual([2, 2, 0]);
  });
  it('the fewest points win a match of Threes that the group ends', () => {
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
  it('the group can end the match at any time', () => {
    const log = change(play(open('greed'), 300, 400), { type: 'end', ended: true });
    expect([places(log), sheetBoard(log.now).prompt]).toEqual([[2, 1, 3], null]);
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
  it.each(games.map(({ id }) => [id]))('asks the first player of %s for the values of one turn', (id) => {
    const { prompt, next } = sheetBoard(open(id, {}, ['Ada', 'Bo']).now);
    expect(next).toBe(0);
    expect(prompt?.fields.map((field) => `${field.id}: ${field.kind}`).join(', ')).toBe(
      asked[id] ?? 'points: points',
    );
  });
});
