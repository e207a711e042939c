import { seededDice } from '@dicehall/dice';
import {
  type AnyGame,
  type BySeat,
  type GreedOptions,
  ofSeat,
  parsePosition,
  type Seat,
  unwrap,
} from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { type Bot, moveOf } from '../../src/bots/bot.ts';
import { botFor } from '../../src/bots/expert.ts';
import { endedBy, rollout } from '../../src/bots/rollout.ts';
import { thresholdPlayer } from '../../src/games/greed/bots.ts';
import { EstimatedValues } from '../../src/values/estimated.ts';
import type { ValuedMatch } from '../../src/values/values.ts';

const stop = { type: 'stop' };
const roll = { type: 'roll' };
const count = 24;

/** Returns a position of Greed, and its values if all players stop at a given number of points. */
function at(line: string, stopAt: number, growth = 1) {
  const { game, state } = unwrap(parsePosition(line));
  const { options } = state as { readonly options: GreedOptions };
  const step = game.step(state);
  const seat = step.kind === 'choose' ? ofSeat(step.seats, 0) : expect.fail();
  const steady = thresholdPlayer([0, stopAt, stopAt, stopAt, stopAt, stopAt]) as Bot;
  const match = { game: game.id, options: { ...options }, seats: game.scores(state).length };
  return {
    game,
    state,
    seat,
    steady,
    values: new EstimatedValues(match, { steady, bot: steady }, count, growth),
  };
}

/**
 * Returns the win shares of whole rollouts after a move, each with its own dice. The steady player makes the choices
 * before the next roll.
 */
function sharesAfter({ game, state, seat, steady }: ReturnType<typeof at>, first: unknown, rollouts = count) {
  const ended: Seat[] = [];
  let [now, mover, move]: [unknown, Seat, unknown] = [state, seat, first];
  for (;;) {
    const after = unwrap((game as AnyGame).apply(now, { seat: mover, move }));
    now = after.state;
    ended.push(...endedBy(after.events));
    const step = game.step(now);
    if (step.kind !== 'choose') break;
    mover = ofSeat(step.seats, 0);
    move = moveOf(steady, game, now, mover, seededDice('review').random);
  }
  return Array.from({ length: rollouts }, (_, number) =>
    rollout(game, now, (...by) => moveOf(steady, game, ...by), `review ${number}`, { ended }),
  );
}
const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const meansOf = (shares: readonly BySeat<number>[]): number[] =>
  ofSeat(shares, 0).map((_, seat) => meanOf(shares.map((one) => ofSeat(one, seat))));

/** Returns the mean gain of a seat, and two standard errors computed with one extra gain of 1. */
function gainOf(seat: Seat, one: readonly BySeat<number>[], other: readonly BySeat<number>[]) {
  const gains = one.map((shares, number) => ofSeat(shares, seat) - ofSeat(ofSeat(other, number), seat));
  const mean = meanOf(gains);
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
  return { mean, margin: (2 * Math.sqrt(squares + 1)) / gains.length };
}

describe.each([
  [
    'the move of the steady player is best',
    'greed target=1000 350,800,400 111 1 - choose 300 51342',
    250,
    [stop, stop],
  ],
  [
    'few rollouts do not prove that another move is better',
    'greed target=1000 400,900,400 111 1 - choose 300 51342',
    700,
    [roll, stop],
  ],
  [
    'the player has further turns',
    'greed target=1000 400,350,450 111 1 - choose 250 51342',
    250,
    [stop, stop],
  ],
  ['a move ends the match', 'greed target=500 500,450,400 111 2 0 choose 200 51342', 250, [stop, stop]],
] as const)('rollouts estimate values of Greed for three: %s', (_, line, stopAt, best) => {
  const position = at(line, stopAt);
  const { state, seat, values, game, steady } = position;
  const proposed = moveOf(steady, game, state, seat, () => 0);

  it('a position is valued at the mean of the rollouts after the move of the steady player', () => {
    const means = meansOf(sharesAfter(position, proposed));
    expect(values.bySeat(state)).toEqual(means.map((mean) => expect.closeTo(mean, 12)));
    expect(meanOf(means)).toBeCloseTo(1 / 3, 12);
  });

  it.each([
    ['', 0, 1],
    [', and four times as many for those played', 1, 4],
  ] as const)('two values differ by the mean of paired rollouts%s', (_, index, growth) => {
    const [first, second] = best[index] === stop ? [stop, roll] : [roll, stop];
    const rollouts = growth * count;
    const gain = gainOf(
      seat,
      sharesAfter(position, first, rollouts),
      sharesAfter(position, second, rollouts),
    );
    const most = ofSeat(meansOf(sharesAfter(position, first, rollouts)), seat);
    const moves = at(line, stopAt, growth).values.moves(
      state,
      seat,
      growth > 1 ? { played: [roll, stop] } : {},
    );
    expect(moves).toEqual([
      { move: first, value: expect.closeTo(most, 12), loss: 0, margin: 0 },
      {
        move: second,
        value: expect.closeTo(most - gain.mean, 12),
        loss: gain.mean > gain.margin ? expect.closeTo(gain.mean, 12) : 0,
        margin: expect.closeTo(gain.margin, 12),
      },
    ]);
  });

  it('the standard error of a value is that of the requested number of rollouts', () => {
    expect(values.at(state)).toMatchObject({ how: 'rollouts', unit: 'win', seat, severalBest: false });
    expect(values.at(state).margin).toBeCloseTo(1 / Math.sqrt(count), 12);
    const more = values.at(state, { rollouts: 30 });
    expect(more.margin).toBeCloseTo(1 / Math.sqrt(30), 12);
    expect(more.bySeat).toEqual(
      meansOf(sharesAfter(position, proposed, 30)).map((mean) => expect.closeTo(mean, 12)),
    );
  });
});

it('the estimated moves after the best one are listed from the best to the worst', () => {
  const { game, state } = unwrap(parsePosition('threes rounds=2 12,7,9 2 1 choose 33165 00000'));
  const { options } = state as { readonly options: ValuedMatch['options'] };
  const steady = botFor(game.id, 'steady');
  const moves = new EstimatedValues(
    { game: game.id, options, seats: 3 },
    { steady, bot: steady },
    count,
  ).moves(state, 1);
  const values = moves.slice(1).map(({ value }) => value);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(new Set(values).size).toBeGreaterThan(2);
});

it('the move of the steady player is listed once, in whichever order it names its dice', () => {
  const { game, state } = unwrap(parsePosition('threes rounds=2 12,7,9 2 1 choose 33165 00000'));
  const { options } = state as { readonly options: ValuedMatch['options'] };
  const usual = botFor(game.id, 'steady');
  const steady: Bot = {
    choose(...given) {
      const move = usual.choose(...given) as { readonly keep?: readonly number[] };
      return move.keep === undefined ? move : { ...move, keep: move.keep.toReversed() };
    },
  };
  const values = new EstimatedValues({ game: game.id, options, seats: 3 }, { steady, bot: steady }, 2);
  const listed = values.moves(state, 1).map(({ move }) => JSON.stringify(move));
  expect(listed.toSorted()).toEqual(
    game
      .moves(state, 1)
      .map((move) => JSON.stringify(move))
      .toSorted(),
  );
});

it('no estimated value is below 0, even far behind the best move', () => {
  const { state, steady, values } = at('greed target=1000 350,800,400 111 1 - choose 300 51342', 250);
  const compare = () => [0, 2].map((behind) => ({ move: behind === 0 ? stop : roll, behind, margin: 0 }));
  const compared = new EstimatedValues(values, {
    steady,
    bot: steady,
    comparison: { how: 'duels', compare },
  });
  expect(compared.by(count).moves(state, 1)[1]).toMatchObject({ move: roll, value: 0, loss: 2 });
});
