import {
  type Entry,
  gameOf,
  openMatch,
  parsePosition,
  readSetup,
  unwrap,
  withDefaults,
} from '@dicehall/engine';
import { expect, it } from 'vitest';
import { mistakesOf, type Values } from '../../src/index.ts';
import { opened } from '../opened.ts';

const game = gameOf('greed');
const options = withDefaults(game.options, { target: 500, opening: 0 });
const setup = unwrap(readSetup({ game: 'greed', options, seats: [{ name: 'Ada' }, { name: 'Bo' }] }));
const log: readonly Entry[] = [
  { seat: 0, move: { type: 'roll' } },
  { seat: 0, dice: [1, 1, 2, 3, 4] },
  { seat: 0, move: { type: 'stop' } },
  { seat: 1, move: { type: 'roll' } },
  { seat: 1, dice: [5, 2, 3, 4, 6] },
  { seat: 1, move: { type: 'stop' } },
];

it('moves with which a player lost win chance or sips become puzzles, with the best move as the answer', async () => {
  const values = await opened('greed', options, 2);
  const mistakes = mistakesOf(setup, log, [1], values);
  expect(mistakes.map(({ at, best }) => [at, best])).toEqual([
    ['greed target=500,opening=0 200,0 11 1 - choose 50 52346', { type: 'roll' }],
  ]);
  const [mistake] = mistakes;
  const { moves } = values.at(unwrap(parsePosition(mistake?.at ?? '')).state);
  expect(moves[1]?.loss).toBeCloseTo(mistake?.margin ?? 0, 3);
  const all = mistakesOf(setup, log, [0, 1], values);
  expect(all.length - mistakes.length).toBe(mistakesOf(setup, log, [0], values).length);
});

it('a match whose log breaks a rule gives no mistakes', async () => {
  expect(mistakesOf(setup, log.slice(1), [0, 1], await opened('greed', options, 2))).toEqual([]);
});

it('choices that the clock or a bot made for the player are not the player’s mistakes', async () => {
  const values = await opened('greed', options, 2);
  for (const by of ['clock', 'bot'])
    expect(
      mistakesOf(
        setup,
        log.map((entry) => ({ ...entry, by })),
        [0, 1],
        values,
      ),
    ).toEqual([]);
});

it('a choice within a near tie of the best move is not a mistake', async () => {
  const values = await opened('greed', options, 2);
  const margin = mistakesOf(setup, log, [1], values)[0]?.margin ?? 0;
  const near: typeof values = Object.assign(Object.create(values), {
    moves: (...asked: Parameters<typeof values.moves>) =>
      values.moves(...asked).map((one) => ({ ...one, loss: one.loss * (0.004 / margin) })),
  });
  expect(margin).toBeGreaterThan(0.005);
  expect(mistakesOf(setup, log, [1], near)).toEqual([]);
});

it('the best move is never a mistake, in whichever order its dice are named', async () => {
  const short = withDefaults(gameOf('threes').options, { rounds: 1 });
  const threes = unwrap(
    readSetup({ game: 'threes', options: short, seats: [{ name: 'Ada' }, { name: 'Bo' }] }),
  );
  const values = await opened('threes', short, 2);
  const kept = (keep: readonly number[]) =>
    mistakesOf(
      threes,
      [
        { seat: 0, move: { type: 'roll' } },
        { seat: 0, dice: [3, 3, 1, 6, 6] },
        { seat: 0, move: { type: 'roll', keep } },
      ],
      [0],
      values,
    );
  const [{ best } = { best: null }] = kept([0]);
  const { keep } = best as { readonly keep: readonly number[] };
  expect(keep.length).toBeGreaterThan(1);
  expect(kept(keep.toReversed())).toEqual([]);
});

it('mistakes in Three Dice become puzzles in their match while it is open, and at equal scores once it may be decided', async () => {
  const dice = gameOf('three-dice');
  const values = await opened('three-dice', withDefaults(dice.options, {}), 2);
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const match = unwrap(readSetup({ game: 'three-dice', options: {}, seats }));
  const played: Entry[] = [];
  let { state } = openMatch({ ...match });
  const play = (entry: Entry) => {
    played.push(entry);
    state = unwrap(dice.apply(state, entry)).state;
  };
  // Ada loses every round.
  while (dice.step(state).kind !== 'over') {
    const step = dice.step(state);
    if (step.kind === 'throw') {
      const faces = step.seat === 0 ? ([6, 2, 5] as const) : ([1, 2, 4] as const);
      play({ seat: step.seat, dice: faces.slice(0, step.dice) });
    } else {
      const [seat = 0] = step.kind === 'choose' ? step.seats : [];
      play({ seat, move: dice.moves(state, seat).at(-1) });
    }
  }
  const positions = mistakesOf(match, played, [0, 1], values).map(({ at }) => at);
  expect(dice.scores(state)).toEqual([10, 0]);
  expect(positions.length).toBeGreaterThan(0);
  const rounds = positions.map((at) => at.split(' ').slice(2, 4).join(' in round '));
  expect(rounds).toEqual(['8,8 in round 9', '9,9 in round 10']);
});

it.each([
  [true, true, 1],
  [true, false, 0],
  [false, true, 0],
])(
  'a choice of Three Dice is a mistake only if it is one both in its round (%s) and in the last round of an even match (%s)',
  (isOne, isOneAtLast, count) => {
    const dice = gameOf('three-dice');
    const played = unwrap(
      readSetup({ game: dice.id, options: { rounds: 5 }, seats: [{ name: 'Ada' }, { name: 'Bo' }] }),
    );
    const [roll, stay] = [{ type: 'roll', dice: [1] }, { type: 'stay' }];
    const values = {
      unit: 'sips',
      moves(state: { readonly round: number; readonly turn: { readonly kind: string } }) {
        if (state.turn.kind !== 'choose') return [];
        const [best, next] = (state.round === 5 ? isOneAtLast : isOne) ? [roll, stay] : [stay, roll];
        return [
          { move: best, value: 0.5, loss: 0, margin: 0 },
          { move: next, value: 0.3, loss: 0.2, margin: 0 },
        ];
      },
    } as unknown as Values;
    const thrown: Entry[] = [
      { seat: 0, dice: [6] },
      { seat: 1, dice: [5] },
      { seat: 0, move: { type: 'roll', dice: [0, 1, 2] } },
      { seat: 0, dice: [6, 5, 4] },
      { seat: 0, move: stay },
    ];
    const found = mistakesOf(played, thrown, [0], values);
    expect(found).toHaveLength(count);
    for (const { at } of found) expect(at).toMatch(/ 0,0 1 /);
  },
);
