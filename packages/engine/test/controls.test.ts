import { describe, expect, it } from 'vitest';
import {
  type Controls,
  type Face,
  type GameId,
  gameOf,
  openMatch,
  readSetup,
  type Seat,
} from '../src/index.ts';

type Given = { readonly move: unknown } | { readonly dice: readonly Face[] };

/** The controls of the seat that chooses after some entries, each by the seat that may act. */
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

describe('Greed', () => {
  const roll = { move: { type: 'roll' } };
  it('shows what each die is worth: a triple as a whole, a 1 and a 5 alone, the rest nothing', () => {
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
  it('counts a fourth 1 alone, next to its triple', () => {
    expect(worths(controlsAfter('greed', {}, [roll, { dice: [1, 1, 1, 1, 3] }]))).toEqual([
      1000, 1000, 1000, 100, 0,
    ]);
  });
  it('shows what banking adds to the score, and that it adds nothing before the opening', () => {
    const entries = [roll, { dice: [1, 5, 2, 3, 3] }] as const;
    expect(action(controlsAfter('greed', { opening: 0 }, entries), 'stop')).toMatchObject({
      label: { key: 'control-bank', values: { points: 150, total: 150 } },
      why: null,
    });
    expect(action(controlsAfter('greed', {}, entries), 'stop')).toMatchObject({
      label: { key: 'greed-control-stop-for-nothing', values: { points: 150, opening: 300 } },
      why: null,
    });
  });
  it('does not bank before the first roll', () => {
    expect(whyOf(controlsAfter('greed', {}, []), 'stop')).toBe('nothing-to-stop');
  });
});

describe('Ten Thousand', () => {
  const order: Given[] = [{ dice: [6] }, { dice: [1] }];
  const rolled = (dice: Face[]): Given[] => [...order, { move: { type: 'roll' } }, { dice }];
  it('requires a scoring die to be kept first', () => {
    const controls = controlsAfter('ten-thousand', {}, rolled([1, 2, 2, 3, 4, 6]));
    expect([whyOf(controls, 'roll'), whyOf(controls, 'bank')]).toEqual(['keep-missing', 'keep-missing']);
  });
  it('refuses to keep a die that does not score', () => {
    const controls = controlsAfter('ten-thousand', {}, rolled([1, 2, 2, 3, 4, 6]), marked(0, 1));
    expect([whyOf(controls, 'roll'), whyOf(controls, 'bank')]).toEqual([
      'keep-does-not-score',
      'keep-does-not-score',
    ]);
  });
  it('rolls all six again when every die is kept', () => {
    const all = marked(0, 1, 2, 3, 4, 5);
    const controls = controlsAfter('ten-thousand', {}, rolled([1, 2, 3, 4, 5, 6]), all);
    expect(controls.actions[0]?.label.values).toEqual({ points: 1500, count: 6 });
    expect(new Set(worths(controls))).toEqual(new Set([1500]));
  });
  it('marks every die that scores at once', () => {
    const controls = controlsAfter('ten-thousand', {}, rolled([1, 2, 2, 2, 4, 6]));
    expect(action(controls, 'keep-best').effect).toEqual({ kind: 'draft', draft: marked(0, 1, 2, 3) });
  });
  it('says how many points banking needs before the opening', () => {
    const controls = controlsAfter('ten-thousand', {}, rolled([1, 2, 2, 3, 4, 6]), marked(0));
    expect(action(controls, 'bank').why).toMatchObject({
      code: 'below-opening',
      values: { opening: 1000, total: 100 },
    });
  });
});

describe('Threes', () => {
  const rolled: Given[] = [{ move: { type: 'roll' } }, { dice: [3, 5, 3, 6, 1] }];
  it('requires a kept die for the next roll, and all of them to bank', () => {
    const controls = controlsAfter('threes', {}, rolled);
    expect([whyOf(controls, 'roll'), whyOf(controls, 'bank')]).toEqual([
      'keep-missing',
      'threes-why-undecided',
    ]);
  });
  it('banks when all are kept, and then that is the main action', () => {
    const [main] = controlsAfter('threes', {}, rolled, marked(0, 1, 2, 3, 4)).actions;
    expect(main).toMatchObject({ id: 'bank', label: { values: { points: 12, total: 12 } } });
  });
  it('shows what each die costs: a single 6 costs 6, only five of them shoot the moon', () => {
    const controls = controlsAfter('threes', {}, rolled, marked(3));
    expect(worths(controls)).toEqual([0, 5, 0, 6, 1]);
    expect(controls.facts[0]?.value.values.number).toBe(6);
    const sixes: Given[] = [{ move: { type: 'roll' } }, { dice: [6, 6, 6, 6, 6] }];
    const moon = controlsAfter('threes', {}, sixes, marked(0, 1, 2, 3, 4));
    expect(moon.facts[0]?.value.values.number).toBe(-30);
  });
  it('keeps the last die as it is', () => {
    const [main] = controlsAfter('threes', {}, rolled, marked(0, 1, 2, 4)).actions;
    expect(main?.label.key).toBe('threes-control-finish');
  });
  it('rolls the last die if the options say so', () => {
    const [main] = controlsAfter('threes', { lastDie: 'rolled' }, rolled, marked(0, 1, 2, 4)).actions;
    expect(main?.label).toEqual({ key: 'control-roll', values: { count: 1 } });
  });
});

describe('Three Dice', () => {
  const start: Given[] = [{ dice: [6] }, { dice: [1] }, { move: { type: 'roll', dice: [0, 1, 2] } }];
  it('rolls the dice that are not held', () => {
    const controls = controlsAfter('three-dice', {}, [...start, { dice: [1, 2, 4] }], marked(0));
    expect(action(controls, 'roll').effect).toMatchObject({ move: { type: 'roll', dice: [1, 2] } });
  });
  it('refuses to roll while all dice are held', () => {
    const controls = controlsAfter('three-dice', {}, [...start, { dice: [1, 2, 4] }], marked(0, 1, 2));
    expect(whyOf(controls, 'roll')).toBe('no-dice-chosen');
  });
  it('offers to stay first when the roll is safe', () => {
    const entries: Given[] = [
      ...start,
      { dice: [1, 2, 4] },
      { move: { type: 'roll', dice: [2] } },
      { dice: [3] },
    ];
    const [main] = controlsAfter('three-dice', {}, entries).actions;
    expect(main).toMatchObject({ id: 'stay', label: { values: { kind: 'stairs' } } });
  });
  it('offers to give to each other player', () => {
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
