import { describe, expect, it } from 'vitest';
import { bestMoves } from '../../src/my-play/best-moves.ts';
import { calibrated, calibrationOf } from '../../src/my-play/calibration.ts';
import { stopDeviation } from '../../src/my-play/stopping.ts';
import { keyOf, type Values } from '../../src/values/values.ts';

const [stop, roll] = [{ type: 'stop' }, { type: 'roll' }];

/** Values of the requested moves. A state is the number of points of the turn. */
const valuesBy = (worth: (points: number, type: string) => number): Values =>
  ({
    moves: (points: number, _seat: number, { played = [] }: { played?: readonly unknown[] } = {}) =>
      played.map((move) => ({ move, value: worth(points, (move as typeof stop).type) })),
  }) as unknown as Values;

/** Returns the distance of a choice with some points from the best one. A turn has 50 to 5,000 points. */
const deviationOf = (values: Values, type: 'stop' | 'roll', points: number) =>
  stopDeviation(
    values,
    { state: points, seat: 0, move: { type } },
    {
      dice: 3,
      points,
      stops: type === 'stop',
      at: (other) => (other < 50 || other > 5000 ? null : { state: other, stop, roll }),
    },
  )?.by;

describe('the deviation of a stop or a roll is counted in steps of 50 points to the nearest limit, up to 3,000', () => {
  const from = (least: number) => valuesBy((points, type) => (type === 'stop' ? points / least : 1));

  it.each([
    ['stop', 400, 300, 0],
    ['stop', 300, 300, 0],
    ['stop', 250, 300, 50],
    ['stop', 100, 300, 200],
    ['stop', 100, 4000, 3000],
    ['roll', 250, 300, 0],
    ['roll', 300, 300, 0 + 0],
    ['roll', 350, 300, 50],
    ['roll', 3250, 300, 2950],
    ['roll', 4500, 300, 3000],
  ] as const)(
    'a %s with %i points, where the limit is %i, deviates by %i points',
    (type, points, least, by) => {
      expect(deviationOf(from(least), type, points)).toBe(by);
    },
  );

  it('if rolling or stopping is right at all points, the deviation is counted to the end of the possible points', () => {
    expect(
      deviationOf(
        valuesBy((_, type) => (type === 'stop' ? 0 : 1)),
        'stop',
        4800,
      ),
    ).toBe(200);
    expect(
      deviationOf(
        valuesBy((_, type) => (type === 'stop' ? 1 : 0)),
        'roll',
        200,
      ),
    ).toBe(200);
  });

  it('a choice with points that cannot occur has no deviation', () => {
    expect(deviationOf(from(300), 'stop', 5050)).toBeUndefined();
  });

  it('a move that has no value is never the best', () => {
    const only = (type: string) => ({ moves: () => [{ move: { type }, value: 0 }] }) as unknown as Values;
    expect([deviationOf(only('stop'), 'stop', 300), deviationOf(only('roll'), 'roll', 300)]).toEqual([0, 0]);
    expect(deviationOf(only('roll'), 'stop', 4900)).toBe(100);
  });
});

it('the best moves of a choice include the one that was played only if it loses nothing', () => {
  const values = {
    moves: (_state: unknown, _seat: number, { played = [] }: { played?: readonly unknown[] } = {}) => [
      { move: roll, loss: 0 },
      ...played.map((move) => ({ move, loss: keyOf(move) === keyOf(stop) ? 0 : 0.1 })),
    ],
  } as unknown as Values;
  const best = (move: unknown) => bestMoves(values, { state: null, seat: 0, move });
  expect([best(stop), best({ type: 'wait' })]).toEqual([[roll, stop], [roll]]);
});

it('deviations of the same kind and number are summed, and sorted by kind and number', () => {
  const part = (measure: 'early' | 'late', at: number, by: number) => ({
    measure,
    at,
    count: 1,
    sum: by,
    squares: by ** 2,
  });
  const parts = [
    part('late', 3, 50),
    part('late', 1, 50),
    part('early', 2, 0),
    part('late', 3, 100),
    part('late', 2, 0),
  ];
  expect(calibrated(parts)).toEqual([
    part('early', 2, 0),
    part('late', 1, 50),
    part('late', 2, 0),
    { measure: 'late', at: 3, count: 2, sum: 150, squares: 12_500 },
  ]);
  expect(calibrated(parts.toReversed())).toEqual(calibrated(parts));
});

it('a game without a measure has no deviations', () => {
  expect(
    calibrationOf(
      valuesBy(() => 0),
      undefined,
      [{ state: 100, seat: 0, move: stop }],
    ),
  ).toEqual([]);
});
