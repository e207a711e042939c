import { describe, expect, it } from 'vitest';
import {
  type Controls,
  type Face,
  type GameId,
  gameOf,
  openMatch,
  parsePosition,
  readSetup,
  type Seat,
} from '../src/index.ts';

type Given = { readonly move: unknown } | { readonly dice: readonly Face[] };

/** Returns the controls of a seat at a position. */
function controlsAt(position: string, seat: Seat, draft: unknown = null): Controls {
  const at = parsePosition(position);
  if (!at.ok) throw new Error(JSON.stringify(at.error));
  const { game, state } = at.value;
  return game.controls(game.view(state, seat), seat, draft);
}

/** Returns the controls of the seat that chooses after some entries. Each entry is made by the seat that may act. */
function controlsAfter(
  id: GameId,
  options: Record<string, unknown>,
  entries: readonly Given[],
  draft: unknown = null,
  seats = 2,
): Controls {
  const game = gameOf(id);
  const names = Array.from({ length: seats }, (_, n) => ({ name: `P${n}` }));
  const setup = readSetup({ game: id, options, seats: names });
  if (!setup.ok) throw new Error(setup.error.code);
  let { state } = openMatch(setup.value);
  const awaited = (): Seat => {
    const step = game.step(state);
    const seat = step.kind === 'throw' ? step.seat : step.kind === 'choose' ? step.seats[0] : undefined;
    if (seat === undefined) throw new Error('No seat may act');
    return seat;
  };
  for (const entry of entries) {
    const next = game.apply(state, { seat: awaited(), ...entry });
    if (!next.ok) throw new Error(next.error.code);
    state = next.value.state;
  }
  const seat = awaited();
  return game.controls(game.view(state, seat), seat, draft);
}

const marked = (...positions: number[]) => ({ marked: positions });

const action = ({ actions }: Controls, id: string) => {
  const found = actions.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No action ${id} among ${actions.map((one) => one.id)}`);
  return found;
};
const whyOf = (controls: Controls, id: string) => {
  const { why } = action(controls, id);
  return why === null ? null : 'code' in why ? why.code : why.key;
};
const worths = ({ dice }: Controls) => dice.map(({ worth }) => worth?.values.points ?? 0);

describe('the controls of Greed show what each action is worth', () => {
  const roll = { move: { type: 'roll' } };
  it.each([
    ['choose 350 5', 300],
    ['choose 50 5', 0],
    ['throw 300 4', 0],
  ])('the points of earlier rolls are those that the shown dice did not score: %s', (turn, earlier) => {
    expect(controlsAt(`greed - 900,900 11 0 - ${turn}`, 0).earlier).toBe(earlier);
  });
  it('the controls show what each die is worth: a triple as a whole, a 1 or 5 on its own, and nothing for other dice', () => {
    const { dice } = controlsAfter('greed', {}, [roll, { dice: [2, 2, 2, 5, 3] }]);
    const triple = { key: 'worth-together', values: { count: 3, points: 200 } };
    expect(dice.map(({ worth }) => worth)).toEqual([
      triple,
      triple,
      triple,
      { key: 'worth', values: { points: 50 } },
      null,
    ]);
  });
  it('the worth of a fourth 1 is shown separately from its triple', () => {
    expect(worths(controlsAfter('greed', {}, [roll, { dice: [1, 1, 1, 1, 3] }]))).toEqual([
      1000, 1000, 1000, 100, 0,
    ]);
  });
  it('the bank action shows what it adds to the score, and that it adds nothing below the opening', () => {
    const entries = [roll, { dice: [1, 5, 2, 3, 3] }] as const;
    expect(action(controlsAfter('greed', { opening: 0 }, entries), 'stop')).toMatchObject({
      label: { key: 'control-bank', values: { points: 150, total: 150 } },
      why: null,
    });
    expect(action(controlsAfter('greed', {}, entries), 'stop')).toMatchObject({
      label: { key: 'greed-control-stop-for-nothing' },
      warning: { key: 'greed-warning-opening', values: { points: 150, opening: 300 } },
      why: null,
    });
  });
  it.each([
    [0, [null, null]],
    [300, ['standing-not-in', 'standing-not-in']],
  ])('the controls mark players who are not in the game yet, with an opening of %i', (opening, standings) => {
    const controls = controlsAfter('greed', { opening }, []);
    expect(controls.standings.map((standing) => standing?.key ?? null)).toEqual(standings);
    expect(controls.race?.key ?? null).toBe(opening === 0 ? 'race-to-go' : 'race-opening');
  });
  it('after the match, no player is marked as not in the game', () => {
    expect(controlsAt('greed - 0,1200,3000 011 2 2 over', 1).standings).toEqual([null, null, null]);
  });
  it('a player cannot bank before the first roll', () => {
    expect(whyOf(controlsAfter('greed', {}, []), 'stop')).toBe('nothing-to-stop');
  });
});

describe('the plates of Ten Thousand show the standing of each player', () => {
  it('the points of a running turn include the marked dice, like the points at stake', () => {
    const { facts, standings } = controlsAt('ten-thousand - 1000,0 0 choose 100 52334', 0, { marked: [0] });
    expect(facts[0]?.value.values).toEqual({ number: 150 });
    expect(standings[0]).toEqual({ key: 'standing-points', values: { points: 150 } });
  });
  it.each(['greed - 0,1200 01 0 - choose 150 51346', 'ten-thousand - 0,1200 0 choose 100 52334'])(
    'the points of a running turn hide that a player is not in yet, but not from the lasting standings: %s',
    (position) => {
      const { standings, lasting } = controlsAt(position, 0);
      const keys = [standings, lasting].map((all) => all?.map((one) => one?.key ?? null));
      expect(keys).toEqual([
        ['standing-points', null],
        ['standing-not-in', null],
      ]);
    },
  );
  it('players who have not reached the opening are marked, until the match is over', () => {
    const keys = (position: string) =>
      controlsAt(position, 0).standings.map((standing) => standing?.key ?? null);
    expect(keys('ten-thousand - 1000,0 0 start')).toEqual([null, 'standing-not-in']);
    expect(keys('ten-thousand opening=0 0,0 0 start')).toEqual([null, null]);
    expect(keys('ten-thousand - 10000,0 0 over')).toEqual([null, null]);
  });
});

describe('the controls of Ten Thousand let the player mark dice to keep', () => {
  it.each([
    ['before the opening', 'ten-thousand - 1000,0 1 offer 1000 3', 'no-take-over'],
    ['that would reach the target', 'ten-thousand - 2000,9000 1 offer 1000 3', 'no-take-over'],
    ['that is possible', 'ten-thousand - 2000,8950 1 offer 1000 3', null],
  ])('a take-over %s is shown, with the reason if there is one', (_, position, why) => {
    expect(whyOf(controlsAt(position, 1), 'take-over')).toBe(why);
  });

  const order: Given[] = [{ dice: [6] }, { dice: [1] }];
  const rolled = (dice: Face[]): Given[] => [...order, { move: { type: 'roll' } }, { dice }];
  it('the player must keep a scoring die before rolling or banking', () => {
    const controls = controlsAfter('ten-thousand', {}, rolled([1, 2, 2, 3, 4, 6]));
    expect([whyOf(controls, 'roll'), whyOf(controls, 'bank')]).toEqual(['keep-missing', 'keep-missing']);
  });
  it('a die that does not score cannot be kept', () => {
    const controls = controlsAfter('ten-thousand', {}, rolled([1, 2, 2, 3, 4, 6]), marked(0, 1));
    expect([whyOf(controls, 'roll'), whyOf(controls, 'bank')]).toEqual([
      'keep-does-not-score',
      'keep-does-not-score',
    ]);
  });
  it.each([
    ['134622', [0, 1, 2], [3, 4]],
    ['134622', [1, 2], [3, 4]],
    ['222536', [0, 1, 2, 3, 4], [3]],
    ['223562', [0, 1, 2, 3], [2, 2, 3]],
    ['344443', [0, 1, 2, 3, 4, 5], [3, 3]],
  ] as const)(
    'of the roll %s, keeping the dice at positions %j is refused, naming the faces that do not score',
    (dice, keep, named) => {
      const position = `ten-thousand threePairs=distinct 0,3000,2000 1 choose 0 ${dice}`;
      const { why } = action(controlsAt(position, 1, { marked: keep }), 'bank');
      expect(why).toMatchObject({
        code: 'keep-does-not-score',
        values: { dice: { dice: named }, count: named.length },
      });
    },
  );
  it.each([
    ['444512', [0], [4], [4, 4, 4]],
    ['444512', [0, 3], [4], [4, 4, 4]],
    ['444412', [0, 1], [4, 4], [4, 4, 4]],
    ['123456', [1], [2], [1, 2, 3, 4, 5, 6]],
    ['444512', [0, 5], [4, 2], []],
    ['223341', [0, 1], [2, 2], []],
  ] as const)(
    'of the roll %s, keeping the dice at positions %j is refused, naming the dice that score together',
    (dice, keep, named, whole) => {
      const position = `ten-thousand - 0,3000,2000 1 choose 0 ${dice}`;
      const { why } = action(controlsAt(position, 1, { marked: keep }), 'bank');
      expect(why).toMatchObject({
        code: 'keep-does-not-score',
        values: { dice: { dice: named }, whole: { dice: whole }, needs: whole.length },
      });
    },
  );
  it('the player rolls all six dice again when every die is kept', () => {
    const all = marked(0, 1, 2, 3, 4, 5);
    const controls = controlsAfter('ten-thousand', {}, rolled([1, 2, 3, 4, 5, 6]), all);
    expect(controls.actions[0]?.label.values).toEqual({ points: 1500, count: 6 });
    expect(new Set(worths(controls))).toEqual(new Set([1500]));
  });
  it.each([
    [[], 'keep-best', [0, 1, 2, 3]],
    [[0], 'keep-best', [0, 1, 2, 3]],
    [[0, 1, 2, 3, 4], 'keep-best', [0, 1, 2, 3]],
    [[3, 2, 1, 0], 'keep-none', []],
  ])('with dice %j marked, the action %s marks every die that scores, or none', (before, id, after) => {
    const controls = controlsAfter('ten-thousand', {}, rolled([1, 2, 2, 2, 4, 6]), marked(...before));
    expect(action(controls, id).effect).toEqual({ kind: 'draft', draft: marked(...after) });
    expect(controls.actions).toHaveLength(3);
  });
  it('below the opening, the controls show the points that banking needs', () => {
    const controls = controlsAfter('ten-thousand', {}, rolled([1, 2, 2, 3, 4, 6]), marked(0));
    expect(action(controls, 'bank').why).toMatchObject({
      code: 'below-opening',
      values: { opening: 1000, total: 100 },
    });
  });
  it.each<[string, string, number[], string, string | null, string | null]>([
    ['950 in the turn', '0,0 0 choose 850 123346', [0], 'opening', 'race-opening', 'below-opening'],
    ['1000 in the turn', '0,0 0 choose 900 123346', [0], 'opening', 'race-to-go', null],
    ['1000 banked and 50 in the turn', '1000,0 0 choose 0 523346', [0], 'choose', 'race-to-go', null],
    ['1000 banked and 100 before this roll', '1000,0 0 choose 100 52334', [0], 'choose', 'race-to-go', null],
    ['nothing before this roll', '0,1000 0 choose 0 523346', [0], 'choose', 'race-opening', 'below-opening'],
  ])(
    'the controls compare the banked total plus the points of the turn with the opening: %s',
    (_, fields, keep, phase, race, why) => {
      const position = `ten-thousand - ${fields}`;
      const controls = controlsAt(position, 0, marked(...keep));
      expect([controls.race?.key ?? null, whyOf(controls, 'bank')]).toEqual([race, why]);
      const at = parsePosition(position);
      expect(at.ok && at.value.game.view(at.value.state, 0)).toMatchObject({ phase });
    },
  );
});

describe('the controls of Threes let the player mark dice to keep', () => {
  it('a player without a result has no total yet, because 0 would be the best one', () => {
    const standings = (position: string) =>
      controlsAt(position, 1).standings.map((standing) => standing?.key ?? null);
    const none = 'threes-standing-none';
    expect(controlsAt('threes - 12,0,0 1 1 start', 1).unscored).toEqual([1, 2]);
    expect(standings('threes - 12,0,0 1 1 start')).toEqual([null, none, none]);
    expect(standings('threes - 12,9,5 2 0 start')).toEqual([null, null, null]);
    expect(standings('threes rounds=1 12,9,5 1 0 over')).toEqual([null, null, null]);
    expect(standings('threes scoring=rounds 0,0,0 1 1 7,-,- start')).toEqual([
      'threes-standing-cost',
      null,
      null,
    ]);
  });

  it('if no die may be rolled any more, the controls say so and only let the player bank', () => {
    const two = controlsAt('threes - 12,0 1 1 choose 33145 11100', 1);
    expect(two.actions.map(({ id }) => [id, whyOf(two, id)])).toEqual([
      ['roll', 'threes-why-last-die'],
      ['bank', null],
    ]);
    expect(two.suggested).toBe('bank');
    const three = controlsAt('threes - 12,0 1 1 choose 33145 11000', 1);
    expect(whyOf(three, 'roll')).toBe('keep-missing');
  });

  const rolled: Given[] = [{ move: { type: 'roll' } }, { dice: [3, 5, 3, 6, 1] }];
  it('the player must keep a die before the next roll, and may keep all five at any time', () => {
    const controls = controlsAfter('threes', {}, rolled);
    expect([whyOf(controls, 'roll'), whyOf(controls, 'bank')]).toEqual(['keep-missing', null]);
    expect(action(controls, 'bank').label).toEqual({
      key: 'threes-control-finish',
      values: { points: 12, total: 12 },
    });
    expect(action(controls, 'bank').effect).toMatchObject({ first: { marked: [0, 1, 2, 3, 4] } });
  });
  it('banking shows the points of the turn and the total when all dice are kept', () => {
    const controls = controlsAfter('threes', {}, rolled, marked(0, 1, 2, 3, 4));
    expect(action(controls, 'bank').label.values).toMatchObject({ points: 12, total: 12 });
  });
  it('each die shows what it costs: a single 6 costs 6, only five of them shoot the moon', () => {
    const controls = controlsAfter('threes', {}, rolled, marked(3));
    expect(worths(controls)).toEqual([0, 5, 0, 6, 1]);
    expect(controls.facts[0]?.value.values.number).toBe(6);
    const sixes: Given[] = [{ move: { type: 'roll' } }, { dice: [6, 6, 6, 6, 6] }];
    const moon = controlsAfter('threes', {}, sixes, marked(0, 1, 2, 3, 4));
    expect(moon.facts[0]?.value.values.number).toBe(-30);
  });
  it('the controls show the lowest cost of the round so far, also to the player who has it', () => {
    const toBeat = (seat: Seat) =>
      controlsAt('threes scoring=rounds 4,3,1 3 2 7,5,- start', seat).facts.find(({ id }) => id === 'to-beat')
        ?.value.values.number;
    expect([toBeat(0), toBeat(1), toBeat(2)]).toEqual([5, 5, 5]);
  });
  it('five 6s can be banked for a score of minus 30', () => {
    const moon = controlsAt('threes - 12,0 2 0 choose 66666 00000', 0, marked(0, 1, 2, 3, 4));
    expect(action(moon, 'bank').label.values).toEqual({ points: -30, total: -18 });
  });
  it('with lastDie=lies, the last die counts with the face that it shows', () => {
    const controls = controlsAfter('threes', {}, rolled, marked(0, 1, 2, 4));
    expect(action(controls, 'bank').effect).toMatchObject({ move: { type: 'bank' } });
    expect(whyOf(controls, 'roll')).toBe('threes-why-last-die');
  });
  it('with lastDie=rolled, the controls let the player roll the last die', () => {
    const [main] = controlsAfter('threes', { lastDie: 'rolled' }, rolled, marked(0, 1, 2, 4)).actions;
    expect(main?.label).toEqual({ key: 'control-roll', values: { count: 1 } });
  });
});

describe('the controls of Hidden Pairs show prices and limits', () => {
  const hindrance = { hinderance: { round: 1, seat: 1 } };
  const at = (points: number, reRolls = 0, actions: object = {}) =>
    controlsAt(
      `hidden-pairs - 2 ${points},500 665544+${reRolls}/112233+0 66.11=0/55.11=0/44.11=0 00 choosing`,
      0,
      {
        rounds: [1, 1, 2, 2, 3, 3],
        filling: 3,
        actions,
        asking: null,
      },
    );
  const blocked = (controls: Controls) =>
    ['commit', 're-roll', 'hinderance', 'diceBlock', 'luckyDice'].filter(
      (id) => whyOf(controls, id) !== null,
    );
  it.each<[string, number, object, string[]]>([
    ['25 points pay for nothing', 25, {}, ['re-roll', 'hinderance', 'diceBlock', 'luckyDice']],
    ['50 points pay for a re-roll or a Hindrance', 50, {}, ['diceBlock', 'luckyDice']],
    ['100 points pay for Lucky Dice too', 100, {}, ['diceBlock']],
    ['150 points less a planned Hindrance pay for Lucky Dice', 150, hindrance, ['diceBlock']],
    ['125 points less a planned Hindrance pay for no more', 125, hindrance, ['diceBlock', 'luckyDice']],
    ['175 points less a planned Hindrance pay for a Dice-Block', 175, hindrance, []],
    [
      '200 points less a planned Hindrance and Dice-Block pay for no more',
      200,
      { ...hindrance, diceBlock: { round: 2, seat: 1 } },
      ['luckyDice'],
    ],
  ])('the controls subtract planned prices from the points: %s', (_, points, actions, expected) => {
    expect(blocked(at(points, 0, actions))).toEqual(expected);
  });
  it('an action that costs too much gives the total price and the remaining points as the reason', () => {
    expect(action(at(125, 0, hindrance), 'diceBlock').why).toEqual({
      code: 'not-enough-points',
      values: { price: 175, points: 125 },
    });
    expect(action(at(125, 0, hindrance), 'commit').label.values).toEqual({ price: 50, left: 75 });
  });
  it.each([
    [0, 2],
    [1, 1],
    [2, 0],
  ])('after %i re-rolls the controls show that %i are left', (reRolls, left) => {
    const controls = at(400, reRolls);
    expect(controls.facts.find(({ id }) => id === 're-rolls')?.value.values.number).toBe(left);
    expect(whyOf(controls, 're-roll')).toBe(left === 0 ? 'no-re-rolls-left' : null);
  });
  it('a player who has committed sees the pairs and actions of the commit, not an earlier plan', () => {
    const plan = {
      rounds: [1, 1, 2, 2, 3, 3],
      filling: 3,
      actions: { luckyDice: { round: 1 } },
      asking: null,
    };
    const controls = controlsAt(
      'hidden-pairs - 2 350,500 665544+1=05.14.23.h2@1/112233+0 66.11=0/55.11=0/44.11=0 00 choosing',
      0,
      plan,
    );
    expect(controls.dice.map(({ mark, worth }) => [mark, worth?.values.round])).toEqual(
      [1, 2, 3, 3, 2, 1].map((round) => ['locked', round]),
    );
    expect(controls.facts.map(({ id, value }) => [id, value.values])).toEqual([
      ['points', { number: 350 }],
      ['re-rolls', { number: 1 }],
      ['round-1', { dice: { dice: [6, 4] }, count: 2, value: 10 }],
      ['round-2', { dice: { dice: [6, 4] }, count: 2, value: 10 }],
      ['round-3', { dice: { dice: [5, 5] }, count: 2, value: 10 }],
      ['hinderance', { seat: { seat: 1 }, round: 2 }],
    ]);
    expect([controls.actions, controls.marking]).toEqual([[], null]);
  });
});

describe('the controls of Three Dice let the player hold dice', () => {
  const start: Given[] = [{ dice: [6] }, { dice: [1] }, { move: { type: 'roll', dice: [0, 1, 2] } }];
  it('the dice that are not held are rolled', () => {
    const controls = controlsAfter('three-dice', {}, [...start, { dice: [1, 2, 4] }], marked(0));
    expect(action(controls, 'roll').effect).toMatchObject({ move: { type: 'roll', dice: [1, 2] } });
  });
  it('the player cannot roll while all dice are held', () => {
    const controls = controlsAfter('three-dice', {}, [...start, { dice: [1, 2, 4] }], marked(0, 1, 2));
    expect(whyOf(controls, 'roll')).toBe('no-dice-chosen');
  });
  it('staying is the first action if the roll makes the player safe', () => {
    const entries: Given[] = [
      ...start,
      { dice: [1, 2, 4] },
      { move: { type: 'roll', dice: [2] } },
      { dice: [3] },
    ];
    const [main] = controlsAfter('three-dice', {}, entries).actions;
    expect(main).toMatchObject({ id: 'stay', label: { values: { kind: 'stairs' } } });
  });
  it('the player can give sips to each other player', () => {
    const entries: Given[] = [
      { dice: [6] },
      { dice: [1] },
      { dice: [1] },
      { move: { type: 'roll', dice: [0, 1, 2] } },
      { dice: [1, 2, 4] },
      { move: { type: 'roll', dice: [2] } },
      { dice: [3] },
      { move: { type: 'stay' } },
    ];
    const { actions } = controlsAfter('three-dice', {}, entries, null, 3);
    expect(actions.map(({ effect }) => effect)).toMatchObject([
      { move: { type: 'give', to: 1 } },
      { move: { type: 'give', to: 2 } },
    ]);
  });
});

describe('the controls name the player who has the next turn, if any', () => {
  const round = 'ten-thousand exactFinish=false,ending=round';
  const rounds = 'ten-thousand exactFinish=false,rounds=3';
  const last = 'ten-thousand exactFinish=false,ending=last-turn';
  it.each<[rule: string, position: string, next: Seat | undefined]>([
    ['Greed: the first seat follows the last seat', 'greed - 1200,800,900 111 2 - start', 0],
    [
      'Greed: the player who started the final round has no further turn',
      'greed - 1200,3100,800 111 0 1 start',
      undefined,
    ],
    [
      'Greed: in the final round, the other players follow in order',
      'greed - 1200,3100,800 111 2 1 start',
      0,
    ],
    ['Ten Thousand: the first seat follows the last seat', 'ten-thousand - 3000,2500,0 2 start', 0],
    [
      'Ten Thousand: no player is next before dice decide who starts',
      'ten-thousand - 0,0,0 0 order 0,1,2 -',
      undefined,
    ],
    [
      'Ten Thousand: with ending=last-turn, the player who reached the target has no further turn',
      `${last} 10000,5000,0 2 0 start`,
      undefined,
    ],
    [
      'Ten Thousand: with ending=last-turn, the other players follow in order',
      `${last} 10000,5000,0 1 0 start`,
      2,
    ],
    [
      'Ten Thousand: with ending=round, no player follows the last one of the final round',
      `${round} 10000,5000,0 1 2 start`,
      undefined,
    ],
    [
      'Ten Thousand: with ending=round, the final round continues up to its last player',
      `${round} 5000,0,10000 0 2 start`,
      1,
    ],
    [
      'Ten Thousand: with ending=round, another round follows if no player has reached the target',
      `${round} 5000,9000,0 1 2 start`,
      2,
    ],
    [
      'Ten Thousand: with a fixed number of rounds, no player follows the last one of the last round',
      `${rounds} 5000,9000,0 1 2 3 start`,
      undefined,
    ],
    [
      'Ten Thousand: with a fixed number of rounds, the last round follows the one before it',
      `${rounds} 5000,9000,0 1 2 2 start`,
      2,
    ],
    [
      'Threes: no player follows the last seat in the last round',
      'threes rounds=3 12,5,20 3 2 start',
      undefined,
    ],
    ['Threes: the last round begins with the first seat', 'threes rounds=3 12,5,20 2 2 start', 0],
    ['Threes: the seats follow in order in the last round', 'threes rounds=3 12,5,20 3 0 start', 1],
    ['Threes: no player is next after a match', 'threes rounds=3 12,5,20 3 0 over', undefined],
    ['Threes: no other player follows a player who plays alone', 'threes rounds=3 12 2 0 start', undefined],
    [
      'Three Dice: no player is next in the round if all others have finished it',
      'three-dice - 0,0,0 1 1 2 1 -,65,s start',
      undefined,
    ],
    [
      'Three Dice: the next player is one who has not finished the round',
      'three-dice - 0,0,0 1 1 2 1 -,65,- start',
      0,
    ],
  ])('%s', (_, position, next) => {
    const at = parsePosition(position);
    if (!at.ok) throw new Error(JSON.stringify(at.error));
    const { game, state } = at.value;
    expect(game.controls(game.view(state, 'table'), null, null).next).toBe(next);
  });
});

describe('Three Dice warns a player who stays below the points that cost the penalty', () => {
  const rule = 'three-dice payBelow=10 0,0,0 1 1 2 1 -,65,s choose 1';
  it.each([
    [
      'staying below the points of payBelow shows a warning',
      `${rule} 224`,
      { key: 'three-dice-warning-low', values: { points: 10 } },
    ],
    ['staying on exactly the points of payBelow shows no warning', `${rule} 244`, null],
    ['staying on three of a kind shows no warning, because the player is safe', `${rule} 222`, null],
    [
      'staying without the option payBelow shows no warning',
      'three-dice - 0,0,0 1 1 2 1 -,65,s choose 1 224',
      null,
    ],
  ])('%s', (_, position, warning) => {
    expect(action(controlsAt(position, 0), 'stay').warning).toEqual(warning);
  });
});

describe('Ten Thousand warns, before a roll, of points that overshoot the target', () => {
  const roomOf = (position: string, id: string, draft?: object) =>
    action(controlsAt(`ten-thousand ${position}`, 1, draft), id).warning?.values.room;
  it.each([
    ['a first roll may take the banked points to the target', roomOf('- 0,9400,0 1 start', 'roll'), 600],
    ['a take-over counts the points taken over', roomOf('- 1500,9400,0 1 offer 350 3', 'take-over'), 250],
    ['a roll after it counts none of them', roomOf('- 1500,9400,0 1 offer 350 3', 'roll'), 600],
    [
      'the next roll counts the turn and the dice that are marked',
      roomOf('- 0,9400,0 1 choose 100 12346', 'roll', { marked: [0] }),
      400,
    ],
    [
      'one die that always fits gets no warning',
      roomOf('- 0,9000,0 1 choose 200 12', 'roll', { marked: [0] }),
      undefined,
    ],
    ['a target far away gets no warning', roomOf('- 0,8500,0 1 start', 'roll'), undefined],
    [
      'a target that need not be exact gets no warning',
      roomOf('exactFinish=false 0,9400,0 1 start', 'roll'),
      undefined,
    ],
  ])('%s', (_, room, expected) => {
    expect(room).toBe(expected);
  });

  it.each([
    ['one die scores within 50 only with a 5', '0,9450,0 1 choose 400 16', 5 / 6],
    [
      'of two dice, 16 rolls of 36 score nothing, and 1 1, 1 5 and 5 1 score over 100',
      '0,9400,0 1 choose 400 146',
      19 / 36,
    ],
  ])('the warning says how likely the roll ends the turn without points: %s', (_, position, chance) => {
    const controls = controlsAt(`ten-thousand - ${position}`, 1, { marked: [0] });
    expect(action(controls, 'roll').warning?.values.percent).toBe(Math.round(100 * chance));
  });
});
