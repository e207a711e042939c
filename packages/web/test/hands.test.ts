import {
  type AnyGame,
  type Face,
  type GameId,
  gameOf,
  openMatch,
  readSetup,
  type Seat,
} from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { asAnyView, handOf } from '../src/hands/hand-of.ts';
import { markByDigit } from '../src/keys/dice-keys.ts';

type Given = { readonly move: unknown } | { readonly dice: readonly Face[] };

/** The state of a match after some entries, each of the seat that is awaited. */
function after(id: GameId, options: Record<string, unknown>, entries: readonly Given[], seats = 2) {
  const game: AnyGame = gameOf(id);
  const setup = readSetup({
    game: id,
    options,
    seats: Array.from({ length: seats }, (_, n) => ({ name: `P${n}` })),
  });
  if (!setup.ok) throw new Error(setup.error.code);
  let { state } = openMatch(setup.value);
  for (const entry of entries) {
    const step = game.step(state);
    const seat: Seat = step.kind === 'throw' ? step.seat : step.kind === 'choose' ? (step.seats[0] ?? 0) : 0;
    const next = 'dice' in entry ? game.thrown(state, entry.dice) : game.play(state, seat, entry.move);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
  return asAnyView(game.view(state, 'table'));
}

const handAfter = (
  id: GameId,
  options: Record<string, unknown>,
  entries: readonly Given[],
  marked: number[] = [],
  seats = 2,
) => {
  const hand = handOf(after(id, options, entries, seats), marked);
  if (hand === null) throw new Error('No hand');
  return hand;
};

const labels = (hand: ReturnType<typeof handAfter>) =>
  hand.actions.map(({ label, why }) => ({ ...label, why: why?.key ?? null }));

describe('Greed', () => {
  const roll = { move: { type: 'roll' } };
  it('says of each die what it is worth: a triple as a whole, a one and a five alone, the rest nothing', () => {
    const hand = handAfter('greed', {}, [roll, { dice: [2, 2, 2, 5, 3] }]);
    expect(hand.dice.map(({ worth }) => worth)).toEqual([
      { key: 'web-worth-part', values: { points: 200 } },
      { key: 'web-worth-part', values: { points: 200 } },
      { key: 'web-worth-part', values: { points: 200 } },
      { key: 'web-worth', values: { points: 50 } },
      null,
    ]);
  });
  it('counts a fourth one alone beside its triple', () => {
    const hand = handAfter('greed', {}, [roll, { dice: [1, 1, 1, 1, 3] }]);
    expect(hand.dice.map(({ worth }) => worth?.values.points ?? 0)).toEqual([1000, 1000, 1000, 100, 0]);
  });
  it('says what banking does to the score, and that it does nothing before the opening', () => {
    expect(labels(handAfter('greed', { opening: 0 }, [roll, { dice: [1, 5, 2, 3, 3] }]))).toContainEqual({
      key: 'web-bank',
      values: { points: 150, total: 150 },
      why: null,
    });
    expect(labels(handAfter('greed', {}, [roll, { dice: [1, 5, 2, 3, 3] }]))).toContainEqual({
      key: 'web-stop-for-nothing',
      values: { opening: 300 },
      why: null,
    });
  });
  it('does not bank before the first roll, and says so', () => {
    expect(labels(handAfter('greed', {}, []))).toContainEqual({
      key: 'web-bank-plain',
      values: {},
      why: 'web-why-roll-first',
    });
  });
});

describe('Ten Thousand', () => {
  const order: Given[] = [{ dice: [6] }, { dice: [1] }];
  const thrown = (dice: Face[]): Given[] => [...order, { move: { type: 'roll' } }, { dice }];
  it('needs a scoring die kept before anything can be done', () => {
    const hand = handAfter('ten-thousand', {}, thrown([1, 2, 2, 3, 4, 6]));
    expect(hand.actions.map(({ why }) => why?.key)).toEqual(['web-why-keep-one', 'web-why-keep-one']);
  });
  it('refuses to keep a die that does not score', () => {
    const hand = handAfter('ten-thousand', {}, thrown([1, 2, 2, 3, 4, 6]), [0, 1]);
    expect(hand.actions.map(({ why }) => why?.key)).toEqual(['web-why-keep-scoring', 'web-why-keep-scoring']);
  });
  it('rolls all six again when every die is kept', () => {
    const hand = handAfter('ten-thousand', {}, thrown([1, 2, 3, 4, 5, 6]), [0, 1, 2, 3, 4, 5]);
    expect(hand.actions[0]?.label).toEqual({ key: 'web-keep-and-roll', values: { points: 1500, count: 6 } });
    expect(hand.dice.every(({ worth }) => worth?.values.points === 1500)).toBe(true);
  });
  it('knows every position that scores', () => {
    expect(handAfter('ten-thousand', {}, thrown([1, 2, 2, 2, 4, 6])).allScoring).toEqual([0, 1, 2, 3]);
  });
  it('says what banking needs while the opening is not reached', () => {
    const hand = handAfter('ten-thousand', {}, thrown([1, 2, 2, 3, 4, 6]), [0]);
    expect(hand.actions[1]?.why).toEqual({ key: 'web-why-opening', values: { opening: 1000, total: 100 } });
  });
});

describe('Threes', () => {
  const thrown: Given[] = [{ move: { type: 'roll' } }, { dice: [3, 5, 3, 6, 1] }];
  it('wants a die kept before the next roll, and all of them to bank', () => {
    expect(handAfter('threes', {}, thrown).actions.map(({ why }) => why?.key)).toEqual([
      'web-why-keep-one-die',
      'web-why-keep-all-to-bank',
    ]);
  });
  it('banks when all are kept, and then that is the main thing', () => {
    const [main] = handAfter('threes', {}, thrown, [0, 1, 2, 3, 4]).actions;
    expect(main?.label).toEqual({ key: 'web-threes-bank', values: { points: 12, total: 12 } });
  });
  it('says what each die counts: a six alone is six, only five of them are the moon', () => {
    const worths = handAfter('threes', {}, thrown, [3]);
    expect(worths.dice.map(({ worth }) => worth?.values.points)).toEqual([0, 5, 0, 6, 1]);
    expect(worths.facts[0]?.value.values.number).toBe(6);
    const moon = handAfter(
      'threes',
      {},
      [{ move: { type: 'roll' } }, { dice: [6, 6, 6, 6, 6] }],
      [0, 1, 2, 3, 4],
    );
    expect(moon.facts[0]?.value.values.number).toBe(-30);
  });
  it('says that a last die counts as it lies', () => {
    const [main] = handAfter('threes', {}, thrown, [0, 1, 2, 4]).actions;
    expect(main?.label.key).toBe('web-last-die-lies');
  });
  it('throws the last die where the table wants that', () => {
    const [main] = handAfter('threes', { lastDie: 'rolled' }, thrown, [0, 1, 2, 4]).actions;
    expect(main?.label).toEqual({ key: 'web-roll-on', values: { count: 1 } });
  });
});

describe('Three Dice', () => {
  const start: Given[] = [{ dice: [6] }, { dice: [1] }, { move: { type: 'roll', dice: [0, 1, 2] } }];
  it('rolls the dice that are not held', () => {
    const [roll] = handAfter('three-dice', {}, [...start, { dice: [1, 2, 4] }], [0]).actions;
    expect(roll?.move).toEqual({ type: 'roll', dice: [1, 2] });
  });
  it('lets nobody roll while all are held', () => {
    const [roll] = handAfter('three-dice', {}, [...start, { dice: [1, 2, 4] }], [0, 1, 2]).actions;
    expect(roll?.why?.key).toBe('web-why-all-held');
  });
  it('stays first when the roll is nice', () => {
    const entries: Given[] = [
      ...start,
      { dice: [1, 2, 4] },
      { move: { type: 'roll', dice: [2] } },
      { dice: [3] },
    ];
    const [main] = handAfter('three-dice', {}, entries).actions;
    expect(main?.label).toEqual({ key: 'web-stay-safe', values: { kind: 'stairs' } });
  });
  it('gives to everybody but oneself', () => {
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
    expect(handAfter('three-dice', {}, entries, [], 3).actions.map(({ move }) => move)).toEqual([
      { type: 'give', to: 1 },
      { type: 'give', to: 2 },
    ]);
  });
});

describe('every move that a hand offers is legal', () => {
  for (const id of ['greed', 'ten-thousand', 'threes', 'three-dice'] as const) {
    it(id, () => {
      const game = gameOf(id);
      const setup = readSetup({ game: id, options: {}, seats: [{ name: 'A' }, { name: 'B' }] });
      if (!setup.ok) throw new Error(setup.error.code);
      let { state } = openMatch(setup.value);
      let chance = 7;
      const next = (below: number) => {
        chance = (chance * 48271) % 2147483647;
        return chance % below;
      };
      for (let turns = 0; turns < 150; turns++) {
        const step = game.step(state);
        if (step.kind === 'over') break;
        if (step.kind === 'throw') {
          const thrown = game.thrown(
            state,
            Array.from({ length: step.dice }, () => (next(6) + 1) as Face),
          );
          if (!thrown.ok) throw new Error(thrown.error.code);
          state = thrown.value;
          continue;
        }
        const [seat = 0] = step.seats;
        const view = asAnyView(game.view(state, seat));
        const dice = handOf(view, [])?.dice ?? [];
        const marked = dice.flatMap(({ position, togglable }) =>
          togglable && next(2) === 0 ? [position] : [],
        );
        const can = (handOf(view, marked)?.actions ?? []).filter(({ why }) => why === null);
        for (const { move } of can) expect(game.play(state, seat, move)).toMatchObject({ ok: true });
        const move = can[next(can.length || 1)]?.move ?? game.moves(state, seat)[0];
        const played = game.play(state, seat, move);
        if (!played.ok) throw new Error(played.error.code);
        state = played.value;
      }
    });
  }
});

describe('the digit keys', () => {
  const hand = handAfter('threes', {}, [{ move: { type: 'roll' } }, { dice: [3, 5, 3, 6, 1] }]);
  it('by position: N turns the mark of the N-th die over', () => {
    expect(markByDigit(hand, [], { digit: 2, shift: false }, 'position')).toEqual([1]);
    expect(markByDigit(hand, [1], { digit: 2, shift: false }, 'position')).toEqual([]);
    expect(markByDigit(hand, [], { digit: 6, shift: false }, 'position')).toBeNull();
  });
  it('by face: Shift keeps a die that shows it, the face alone puts one back', () => {
    expect(markByDigit(hand, [], { digit: 3, shift: true }, 'face')).toEqual([0]);
    expect(markByDigit(hand, [0], { digit: 3, shift: true }, 'face')).toEqual([0, 2]);
    expect(markByDigit(hand, [0, 2], { digit: 3, shift: true }, 'face')).toBeNull();
    expect(markByDigit(hand, [0, 2], { digit: 3, shift: false }, 'face')).toEqual([2]);
    expect(markByDigit(hand, [], { digit: 4, shift: true }, 'face')).toBeNull();
  });
});
