import { seededDice } from '@dicehall/dice';
import {
  type Commit,
  emptyHand,
  type HiddenPairsMove,
  type HiddenPairsState,
  hiddenPairs,
  ofSeat,
  readSetup,
  type Setup,
  unwrap,
} from '@dicehall/engine';
import { chanceOf, rollout } from '@dicehall/engine/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { comparisonOf, sampledGain } from '../../src/games/hidden-pairs/sampled-choices.ts';
import { handIndex } from '../../src/games/hidden-pairs/solve/hands.ts';
import { samplesToFind } from '../../src/games/hidden-pairs/solve/many/sampled-choice.ts';
import { SampledTurns } from '../../src/games/hidden-pairs/solve/many/sampled-turns.ts';
import { planOf } from '../../src/games/hidden-pairs/solve/plans.ts';
import { type EstimatedValues, estimatedValues, isMistake, review } from '../../src/index.ts';
import { opened } from '../opened.ts';

const seats = 3;
function setupOf(turns: number): Setup {
  const names = ['Ada', 'Bo', 'Cy'].map((name) => ({ name }));
  return unwrap(readSetup({ game: 'hidden-pairs', options: { turns }, seats: names }));
}

/** Returns a state in which Ada chooses and the others have hands or have committed. */
function choosing(points: readonly number[], dice: string, more: Partial<HiddenPairsState> = {}) {
  const start = hiddenPairs.start(setupOf(1).options as never, seats);
  const faces = [...dice].map(Number) as never;
  const hands = start.hands.map((_, seat) => ({
    ...emptyHand,
    dice: seat === 0 ? faces : [1, 2, 3, 4, 5, 6],
  }));
  return {
    ...start,
    points,
    shownPoints: points,
    hands,
    phase: { kind: 'choosing' },
    ...more,
  } as HiddenPairsState;
}

const best: Commit = {
  type: 'commit',
  pairs: [
    [0, 1],
    [2, 3],
    [4, 5],
  ],
};
const worst: Commit = {
  type: 'commit',
  pairs: [
    [4, 5],
    [2, 3],
    [0, 1],
  ],
};

let values: EstimatedValues;
beforeAll(async () => {
  values = (await opened('hidden-pairs', setupOf(1).options, seats)) as EstimatedValues;
});

describe('sampled turns of Hidden Pairs follow the rules', () => {
  it.each(['one', 'all'] as const)(
    'sampled turns give the points of the engine, with luckyDice=%s',
    (luckyDice) => {
      const options = { turns: 1, luckyDice };
      const turns = new SampledTurns(options, seats);
      const dice = seededDice(`points ${luckyDice}`);
      let checked = 0;
      for (let time = 0; time < 60; time++) {
        let state = choosing([500, 500, 500], '123456', { options } as never);
        state = { ...state, hands: state.hands.map((hand) => ({ ...hand, dice: dice.faces(6) })) };
        const commits = state.hands.map((_, seat): Commit => {
          const other = () => [1, 2].map((step) => (seat + step) % seats)[Math.floor(2 * dice.random())] ?? 0;
          const aim = () => ({ round: (1 + Math.floor(3 * dice.random())) as 1, seat: other() });
          return { ...best, hinderance: aim(), diceBlock: aim(), luckyDice: { round: aim().round } };
        });
        turns.clear();
        const plans = state.hands.map(({ dice: own }, seat) => {
          const { hinderance, diceBlock } = ofSeat(commits, seat);
          const targets = { hinderance: hinderance?.seat, diceBlock: diceBlock?.seat };
          return turns.add(handIndex(own), planOf(own, ofSeat(commits, seat)), 0, targets);
        });
        commits.forEach((move, seat) => {
          state = unwrap(hiddenPairs.apply(state, { seat, move })).state;
        });
        if (state.shown.length < 3 || state.phase.kind === 'tie-break') continue;
        checked += 1;
        const points = Float64Array.of(500, 500, 500);
        turns.play(points, Int32Array.from(plans), time);
        expect([...points]).toEqual(state.points);
      }
      expect(checked).toBeGreaterThan(10);
    },
  );
});

it('tied players win a round equally often', () => {
  const turns = new SampledTurns({ turns: 1, luckyDice: 'one' } as never, seats);
  const own = turns.add(handIndex([1, 2, 3, 4, 5, 6]), planOf([1, 2, 3, 4, 5, 6], best), 0);
  const { random } = seededDice('ties');
  const points = new Float64Array(seats);
  const count = 3000;
  for (let turn = 0; turn < count; turn++)
    turns.play(points, Int32Array.of(own, own, own), Math.floor(random() * 2 ** 32));
  for (const won of points) expect(Math.abs(won / count - 450 / 3)).toBeLessThan(10);
});

it('opponents without points play plans without a price', () => {
  const turns = new SampledTurns({ turns: 1, luckyDice: 'one' } as never, seats);
  const own = turns.add(handIndex([1, 2, 3, 4, 5, 6]), planOf([1, 2, 3, 4, 5, 6], best), 0);
  expect(turns.share({ points: [500, 0, 0], left: 1 }, 0, own, 1)).toBe(1);
});

describe('the number of samples depends on the precision of the mean', () => {
  it.each([
    ['moves that never differ are compared by 1,024 samples', 1024, () => 0],
    [
      'a move that wins one sample in ten more is compared by 5,120 samples',
      5 * 1024,
      (sample: number) => (sample % 10 === 0 ? 1 : 0),
    ],
    [
      'moves that differ by whole wins are compared by at most 32,768 samples',
      32_768,
      (sample: number) => (sample % 2 === 0 ? 1 : -1),
    ],
  ] as const)('%s', (_, count, gainIn) => {
    expect(sampledGain(gainIn).count).toBe(count);
  });

  it('the value of a choice is the mean of 8,192 samples that selected no candidate, with two standard errors', () => {
    const turns = new SampledTurns({ turns: 1, luckyDice: 'one' } as never, seats);
    const valued = new Set<number>();
    vi.spyOn(turns, 'share').mockImplementation((_standing, _seat, _plan, sample) => {
      if (sample >= samplesToFind) valued.add(sample);
      return sample < samplesToFind || sample % 4 === 0 ? 1 : 0;
    });
    const { worth, margin } = comparisonOf(turns);
    expect(worth?.(choosing([500, 500, 500], '123456'), 0)).toBe(0.25);
    expect(valued.size).toBe(8192);
    expect(margin).toBeCloseTo(2 * Math.sqrt(0.25 / 8192), 12);
  });

  it('the best move is compared by samples other than those that selected it', () => {
    const seen: number[] = [];
    sampledGain((sample) => {
      seen.push(sample);
      return 0;
    });
    expect(seen).toEqual(Array.from({ length: 1024 }, (_, index) => samplesToFind + index));
  });
});

describe('a hidden choice with more than two seats is compared by samples', () => {
  const judged = (state: HiddenPairsState, played: HiddenPairsMove) =>
    values.moves(state, 0, { played: [played] });

  it('a hidden choice is compared by win probability, with a standard error below 0.5 %', () => {
    const [better, played] = judged(choosing([500, 500, 500], '661224'), worst);
    expect(played?.move).toEqual(worst);
    expect(played?.loss).toBeGreaterThan(0.05);
    expect(played?.margin).toBeGreaterThan(0);
    expect(played?.margin).toBeLessThan(0.01);
    expect(judged(choosing([500, 500, 500], '661224'), better?.move as HiddenPairsMove)).toHaveLength(1);
  });

  it('a hidden choice has the chance of winning each round', () => {
    const winsOf = (move: HiddenPairsMove) => {
      const asked = { seat: 0, played: [move] };
      const { moves } = values.at(choosing([500, 500, 500], '661224'), asked);
      return moves.find((one) => JSON.stringify(one.move) === JSON.stringify(move))?.wins;
    };
    // The best commit has pairs of 12, 3 and 6 points, the worst one pairs of 6, 3 and 12.
    const [high, low, middle] = winsOf(best) ?? [];
    const [first, second, last] = winsOf(worst) ?? [];
    expect(high).toBeGreaterThan(0.6);
    expect(last).toBeGreaterThan(0.6);
    for (const chance of [middle, first]) expect(chance).toBeLessThan(0.5);
    for (const chance of [low, second]) expect(chance).toBeLessThan(0.1);
    expect(winsOf({ type: 're-roll', die: 2 })).toBeUndefined();
  });

  it('several hidden choices are listed by their value, in whichever order they were asked for', () => {
    const middle: Commit = { ...best, pairs: [...best.pairs].with(0, [2, 3]).with(1, [0, 1]) as never };
    for (const played of [
      [worst, middle],
      [middle, worst],
    ]) {
      const [, ...others] = values.moves(choosing([500, 500, 500], '661224'), 0, { played });
      expect(others.map(({ move }) => move)).toEqual([middle, worst]);
    }
  });

  it('a position is valued by matches of balanced steady players', () => {
    const state = choosing([500, 600, 450], '661224');
    const { game, options } = setupOf(1);
    const steady = estimatedValues(game, options, seats).by(40);
    expect(values.by(40).bySeat(state)).toEqual(steady.bySeat(state));
  });

  it('hidden hands, prices and commits of other players do not change the values of a hidden choice', () => {
    const open = choosing([500, 500, 500], '661224');
    const secret = choosing([500, 400, 450], '661224', {
      shownPoints: [500, 500, 500],
      hands: open.hands.map((hand, seat) =>
        seat === 0 ? hand : { ...hand, dice: [6, 6, 6, 6, 6, 6], reRolls: seat, commit: best },
      ),
    });
    expect(judged(secret, worst)).toEqual(judged(open, worst));
  });

  it('the values of a hidden choice do not depend on another seat’s re-roll in progress', () => {
    const open = choosing([500, 500, 500], '661224');
    const hands = open.hands.map((hand, seat) => ({ ...hand, pending: seat === 1 ? 2 : null }));
    const asked = { seat: 0, played: [worst] };
    expect(hiddenPairs.step({ ...open, hands }).kind).toBe('throw');
    expect(values.at({ ...open, hands }, asked)).toEqual(values.at(open, asked));
  });

  it('no hidden choice has a loss once the match is decided', () => {
    const lucky: Commit = { ...best, luckyDice: { round: 3 } };
    for (const move of [worst, lucky])
      expect(judged(choosing([2000, 100, 100], '661224'), move).map(({ loss }) => loss)).toEqual([0, 0]);
  });

  it('a review of hidden choices adds up and finds mistakes', () => {
    const setup = setupOf(2);
    const found = review(setup, rollout(setup, chanceOf(1)).log, values.by(2));
    expect(found.how).toBe('sampled');
    for (const [seat, player] of found.players.entries()) {
      const { luck, error, othersLuck, othersChoices, met, left } = player;
      const sum = ofSeat(found.start, seat) + luck - error + othersLuck + othersChoices + met + left;
      expect(sum).toBeCloseTo(ofSeat(found.result, seat), 9);
    }
    const mistakes = found.entries.filter((entry) => entry.kind === 'choice' && isMistake(found, entry));
    expect(mistakes.length).toBeGreaterThan(1);
  });
});
