import { seededDice } from '@dicehall/dice';
import {
  type Face,
  faces,
  type HiddenPairsMove,
  type HiddenPairsOptions,
  type HiddenPairsState,
  hiddenPairs,
} from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import {
  hiddenPairsExpert,
  policyOf,
  solveTurn,
  turnMatch,
} from '../../src/games/hidden-pairs/solve/index.ts';
import { planOf } from '../../src/games/hidden-pairs/solve/plans.ts';
import { ValuesOfTwo } from '../../src/games/hidden-pairs/values-of-two.ts';
import { throwsOf } from '../../src/outcomes/throws.ts';
import { solved } from '../solved.ts';
import { afterMove, afterRoll } from './entries.ts';

type LuckyDice = HiddenPairsOptions['luckyDice'];
const match = turnMatch(policyOf(solved(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, 8))));
const values = new ValuesOfTwo({ game: 'hidden-pairs', options: {}, seats: 2 }, match);

const dealt = (
  first: readonly Face[],
  second: readonly Face[],
  points = [400, 475],
  luckyDice: LuckyDice = 'one',
): HiddenPairsState => {
  const start = hiddenPairs.start({ turns: 2, luckyDice }, 2);
  const state: HiddenPairsState = { ...start, points, shownPoints: points };
  return [first, second].reduce((now, dice) => (dice.length > 0 ? rolled(now, dice) : now), state);
};
function rolled(state: HiddenPairsState, dice: readonly Face[]): HiddenPairsState {
  const after = afterRoll(state, dice);
  return after.ok ? after.value : expect.fail(after.error.code);
}
function moved(state: HiddenPairsState, seat: number, move: HiddenPairsMove): HiddenPairsState {
  const after = afterMove(state, seat, move);
  return after.ok ? after.value : expect.fail(after.error.code);
}

const chance = (state: HiddenPairsState, seat: number): number => values.bySeat(state)[seat] ?? Number.NaN;
const mean = (all: readonly (readonly [ways: number, value: number])[]): number =>
  all.reduce((sum, [ways, value]) => sum + ways * value, 0) / all.reduce((sum, [ways]) => sum + ways, 0);

const hands = [
  [6, 1, 6, 2, 4, 3],
  [5, 5, 5, 1, 2, 3],
] as const;
const both = dealt(...hands);

/** Returns a move in terms of the hand, in which dice with equal faces are interchangeable. */
const planned = (seat: number, move: HiddenPairsMove): number => {
  const dice = hands[seat] ?? [];
  return move.type === 're-roll' ? -(dice[move.die] ?? 0) : planOf(dice, move);
};

describe('the win probability of a position of Hidden Pairs for two is the mean over what is still hidden', () => {
  it('the win probability before the hands are dealt is the mean over all hands', () => {
    const nothing = dealt([], []);
    for (const state of [nothing, dealt(hands[0], [])])
      expect(
        mean(throwsOf(6).map(({ dice, ways }) => [ways, chance(rolled(state, dice), 0)] as const)),
      ).toBeCloseTo(chance(state, 0), 9);
    expect(chance(nothing, 0)).toBeLessThan(0.5);
    expect(chance(nothing, 0) + chance(nothing, 1)).toBeCloseTo(1, 12);
  });

  it.each([0, 1])(
    'the win probability falls by the loss of a hidden choice of seat %d, whatever the other player has chosen',
    (seat) => {
      const moves = values.moves(both, seat);
      const most = moves[0]?.value ?? Number.NaN;
      const replied = rolled(moved(both, 1 - seat, { type: 're-roll', die: 1 }), [4]);
      for (const { move, value } of moves.filter((_, index) => index % 97 === 0))
        for (const state of [both, replied])
          expect(chance(moved(state, seat, move as HiddenPairsMove), seat) - chance(state, seat)).toBeCloseTo(
            value - most,
            9,
          );
    },
  );

  it.each([0, 1])(
    'the win probability before a re-roll of seat %d is the mean over its six faces',
    (seat) => {
      const pending = moved(both, seat, { type: 're-roll', die: 1 });
      const after = faces.map((face) => [1, chance(rolled(pending, [face]), seat)] as const);
      expect(new Set(after.map(([, value]) => value)).size).toBe(6);
      expect(mean(after)).toBeCloseTo(chance(pending, seat), 9);
    },
  );

  it.each([0, 1])(
    'the win probability of seat %d without a re-roll left is that of its best commit',
    (seat) => {
      const again = (state: HiddenPairsState) => rolled(moved(state, seat, { type: 're-roll', die: 3 }), [2]);
      const last = again(again(both));
      const best = values.moves(last, seat)[0]?.move as HiddenPairsMove;
      expect(best.type).toBe('commit');
      expect(chance(moved(last, seat, best), seat)).toBeCloseTo(chance(last, seat), 9);
    },
  );

  it('the win probability before and within a tie-break is the mean over its results', () => {
    const pairs = [
      [0, 2],
      [4, 5],
      [1, 3],
    ] as const;
    const commit = { type: 'commit', pairs } as const;
    let tied = dealt(hands[0], hands[0]);
    for (const seat of [0, 1]) tied = moved(tied, seat, commit);
    expect(tied.phase.kind).toBe('tie-break');
    const begun = rolled(tied, [4, 2]);
    const after = throwsOf(2).map(({ dice, ways }) => [ways, chance(rolled(begun, dice), 0)] as const);
    expect(chance(begun, 0)).toBeCloseTo(mean(after), 9);
    const [won, lost] = [Math.max, Math.min].map((of) => of(...after.map(([, value]) => value)));
    expect(won).toBeGreaterThan((lost ?? 1) + 0.01);
    expect(chance(tied, 0)).toBeCloseTo(((won ?? 0) + (lost ?? 0)) / 2, 9);
  });
});

it('a seat has no moves while hands are rolled', () => {
  const { step, moves } = values.at(dealt(hands[0], []), { seat: 0 });
  expect([step.kind, moves]).toEqual(['throw', []]);
});

describe.each([0, 1])('the moves of seat %d in a turn of Hidden Pairs have values', (seat) => {
  const all = values.moves(both, seat);
  const most = all[0]?.value ?? Number.NaN;
  const byPlan = new Map(all.map((one) => [planned(seat, one.move as HiddenPairsMove), one]));
  const mixed = [...byPlan.values()].filter(({ share }) => share !== undefined);

  it('the moves are listed with the best first, and have equal values for dice of one face', () => {
    expect(all.map(({ value }) => value)).toEqual(all.map(({ value }) => value).toSorted((a, b) => b - a));
    const unequal = all.filter(({ move, value, share }) => {
      const same = byPlan.get(planned(seat, move as HiddenPairsMove));
      return same?.value !== value || same.share !== share;
    });
    expect(unequal).toEqual([]);
  });

  it('moves of the mixture have their shares and lose nothing, and other moves lose the difference to the mean of the mixture', () => {
    const total = mixed.reduce((sum, { share = 0 }) => sum + share, 0);
    expect(mixed.length).toBeGreaterThan(1);
    expect(total).toBeGreaterThan(0.85);
    expect(total).toBeLessThanOrEqual(1 + 1e-9);
    const gap = mean(mixed.map(({ share = 0, value }) => [share, most - value] as const));
    for (const { value, loss, margin, share } of byPlan.values()) {
      const behind = most - value;
      expect(margin).toBeCloseTo(share === undefined ? Math.max(1e-6, gap) : behind, 12);
      expect(loss).toBeCloseTo(share === undefined && behind > margin ? behind : 0, 12);
    }
    expect(Math.min(...mixed.map(({ share = 0 }) => share))).toBeGreaterThanOrEqual(0.002);
  });

  it('the list contains the played move, the best move and the moves of the mixture, each once', () => {
    for (const own of [all.at(-1), all[0], mixed[0], mixed.at(-1)]) {
      const listed = values.moves(both, seat, { played: [own?.move] });
      const plans = listed.map(({ move }) => planned(seat, move as HiddenPairsMove));
      const wanted = [...mixed, all[0], own].map((one) => planned(seat, one?.move as HiddenPairsMove));
      expect(plans.toSorted((a, b) => a - b)).toEqual([...new Set(wanted)].toSorted((a, b) => a - b));
      expect(listed.map(({ move }) => move)).toContain(own?.move);
      for (const { move, ...rest } of listed)
        expect(byPlan.get(planned(seat, move as HiddenPairsMove))).toMatchObject(rest);
    }
  });
});

it('the expert plays each move of its mixture as often as its share', () => {
  const listed = values.moves(both, 0);
  const shares = new Map(listed.map(({ move, share = 0 }) => [planned(0, move as HiddenPairsMove), share]));
  expect([...shares.values()].filter((share) => share > 0.05).length).toBeGreaterThan(1);
  const { random } = seededDice('mixture');
  const expert = hiddenPairsExpert(match);
  const count = 2000;
  const played = new Map<number, number>();
  for (let time = 0; time < count; time++) {
    const key = planned(0, expert.choose(hiddenPairs.view(both, 0), 0, random));
    played.set(key, (played.get(key) ?? 0) + 1 / count);
  }
  // Four standard errors of a share are at most 0.045.
  for (const [key, share] of shares) expect(Math.abs((played.get(key) ?? 0) - share)).toBeLessThan(0.045);
});

it('a position with the seats exchanged has the same values for the other seat, if Lucky Dice block all attacks', () => {
  const options = { luckyDice: 'all' } as const;
  const of = new ValuesOfTwo({ game: 'hidden-pairs', options, seats: 2 }, { ...match, ...options });
  const [one, other] = hands;
  const valuesAt = (at: HiddenPairsState, seat: number) =>
    of.moves(at, seat).map(({ value }) => Math.round(value * 1e9));
  const found = valuesAt(dealt(one, other, [400, 475], 'all'), 0);
  expect(found.length).toBeGreaterThan(1000);
  expect(valuesAt(dealt(other, one, [475, 400], 'all'), 1)).toEqual(found);
});

it('a commit has the chance of winning each round, and an attack raises that of its round', () => {
  const seat = 1;
  const commit = {
    type: 'commit',
    pairs: [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
  } as const;
  const attack = { ...commit, hinderance: { round: 2, seat: 1 - seat } } as const;
  const winsOf = (at: HiddenPairsState, by: number, move: HiddenPairsMove) =>
    values
      .at(at, { seat: by, played: [move] })
      .moves.find((one) => planned(seat, one.move as HiddenPairsMove) === planned(seat, move))?.wins;
  const plain = winsOf(both, seat, commit) ?? [];
  expect(plain).toHaveLength(3);
  expect(plain.every((chance) => chance > 0 && chance < 1)).toBe(true);
  const [first, second = 0, third] = winsOf(both, seat, attack) ?? [];
  expect([first, third]).toEqual([plain[0], plain[2]]);
  expect(second).toBeGreaterThan(plain[1] ?? 1);
  expect(winsOf(both, seat, { type: 're-roll', die: 0 })).toBeUndefined();
  const exchanged = dealt(hands[1], hands[0], [475, 400]);
  expect(winsOf(exchanged, 1 - seat, commit)).toEqual(plain);
  // An opponent without points can neither re-roll nor attack.
  const against = (points: number[]) => winsOf(dealt(hands[0], hands[1], points), seat, commit) ?? [];
  const poor = against([0, 475]);
  for (const [round, chance] of against([475, 0]).entries()) expect(chance).toBeLessThan(poor[round] ?? 0);
});
