import { greed, tenThousand, withDefaults } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { bestResponse } from '../../src/race/best-response.ts';
import { RacePolicy } from '../../src/race/policy.ts';
import {
  afterBust,
  greedRace,
  type RaceRules,
  sidesOf,
  startAt,
  tenThousandRace,
} from '../../src/race/rules.ts';
import { RaceProof, solveRace, visitTurns } from '../../src/race/solve.ts';
import { Turn } from '../../src/race/turn.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { smallScores, solvePlainly } from './plain-race.ts';

const races = [
  ['Greed', greedRace(withDefaults(greed.options, { target: 800 }))],
  [
    'Greed that starts above its target',
    greedRace(withDefaults(greed.options, { target: 500, opening: 900 })),
  ],
  ['Ten Thousand', tenThousandRace(withDefaults(tenThousand.options, { target: 2000 }))],
  [
    'Ten Thousand past the target',
    tenThousandRace(withDefaults(tenThousand.options, { target: 2000, exactFinish: false, opening: 1200 })),
  ],
] as const;

test.each(races)('no player of %s gains by deviating from the solution, at any scores', (_name, rules) => {
  const race = runToEnd(solveRace(rules));
  if (race === null) throw new Error('It was not stopped');
  expect(Math.abs(runToEnd(bestResponse(rules, race)) ?? 1)).toBeLessThan(1e-12);
});

test('the best response gains against a solution with wrong values', () => {
  const rules = greedRace(withDefaults(greed.options, { target: 500, opening: 250 }));
  const race = runToEnd(solveRace(rules));
  if (race === null) throw new Error('It was not stopped');
  const wrong = race.values.map((value, at) => (at === 0 ? value : 1 - value));
  expect(runToEnd(bestResponse(rules, { ...race, values: wrong }))).toBeGreaterThan(1e-3);
});

const small: RaceRules = { scoring: smallScores, finish: 'bank', target: 6, opening: 0, takeOver: false };

describe.each<[string, Partial<RaceRules>]>([
  ['that the first player at the target wins', {}],
  ['with an opening', { opening: 3 }],
  ['with take-overs', { opening: 2, takeOver: true }],
  ['with an exact target', { finish: 'exact' }],
  ['with an exact target, an opening and take-overs', { finish: 'exact', opening: 2, takeOver: true }],
  ['with last turns', { finish: 'final-round', opening: 2 }],
  ['with last turns and an opening above the target', { finish: 'final-round', opening: 8 }],
  ['with last turns and a minimum for a bank', { finish: 'final-round', least: 3 }],
  ['with last turns and hot dice that must be rolled', { finish: 'final-round', mustRollHot: true }],
  [
    'with last turns, an opening, a minimum and hot dice that must be rolled',
    { finish: 'final-round', opening: 4, least: 2, mustRollHot: true },
  ],
  ['with a minimum for a bank', { least: 3 }],
  ['with a minimum for a bank above the target', { least: 8 }],
  ['with hot dice that must be rolled', { mustRollHot: true }],
  [
    'with an opening, a minimum and hot dice that must be rolled',
    { opening: 4, least: 2, mustRollHot: true },
  ],
  ['in full rounds', { finish: 'round', opening: 2 }],
  [
    'in full rounds, with a minimum and hot dice that must be rolled',
    { finish: 'round', least: 2, mustRollHot: true },
  ],
])('a small race %s is solved like by plain recursion', (_, given) => {
  const rules: RaceRules = { ...small, ...given };
  const race = runToEnd(solveRace(rules));
  const plain = solvePlainly(rules);
  const { dice } = rules.scoring;

  test('the values of a small race are those of plain recursion', () => {
    for (const { own, other, side, value } of plain.starts)
      expect(race.values[startAt(rules, own, other, side)], `${[own, other, side]}`).toBeCloseTo(value, 10);
  });

  test('the values of each turn of a small race are those of plain recursion', () => {
    const turn = new Turn(rules);
    for (const { own, other, side } of plain.starts) {
      turn.prepare(own, other, race, side);
      turn.evaluate(afterBust(rules, race.values, own, other, side));
      expect(turn.positions).toBe(turn.top * dice);
      for (let points = 0; points < Math.min(turn.top, 25); points++) {
        for (let left = 1; left <= dice; left++) {
          const at = turn.at(points, left);
          const name = `${[own, other, side, points, left]}`;
          const { rolled, stopped } = plain.turn(own, other, side, points, left);
          expect(turn.rolled[at], name).toBeCloseTo(rolled, 9);
          expect(turn.bestAfterTake(at), name).toBeCloseTo(Math.max(rolled, stopped), 9);
        }
      }
    }
  });

  test('the proof of a small race finds no error, and finds a wrong value of either side', () => {
    for (const side of sidesOf(rules)) {
      const wrong = race.values.slice();
      const at = startAt(rules, 0, 0, side);
      wrong[at] = (wrong[at] ?? 0) + 0.01;
      const proofs = [race, { ...race, values: wrong }].map((known) => new RaceProof(rules, known));
      runToEnd(visitTurns(rules, race, (turn) => proofs.map((proof) => proof.show(turn))));
      expect(proofs[0]?.worst).toBeLessThan(1e-12);
      expect(proofs[1]?.worst).toBeCloseTo(0.01, 9);
    }
  });
});

describe.each<[string, Partial<RaceRules>]>([
  ['', {}],
  [' with an opening', { opening: 4 }],
  [' with a minimum for a bank', { least: 3 }],
  [' with hot dice that must be rolled', { mustRollHot: true }],
  [
    ' with an opening, a minimum and hot dice that must be rolled',
    { opening: 3, least: 2, mustRollHot: true },
  ],
])('a last turn%s is valued like by plain recursion', (_, given) => {
  const rules: RaceRules = { ...small, finish: 'final-round', ...given };
  const turn = new Turn(rules);
  const plain = solvePlainly(rules);

  test.each([0, 4, 5])('a last turn from the score %i is valued like by plain recursion', (score) => {
    for (const mark of [6, 7, 9]) {
      expect(turn.lastTurn(score, mark)).toBeCloseTo(plain.lastTurn(score, mark, 0, 2).rolled, 10);
      for (let points = 1; points <= 6; points++) {
        for (let left = 1; left <= 2; left++) {
          const { rolled, stopped } = plain.lastTurn(score, mark, points, left);
          const name = `${[mark, points, left]}`;
          expect(turn.inLastTurn(score, mark, points, left), name).toBeCloseTo(rolled, 10);
          expect(turn.stopInLastTurn(score, mark, points, left), name).toBe(Math.max(0, stopped));
        }
      }
    }
  });
});

describe.each<[string, Partial<RaceRules>]>([
  ['that the first player at the target wins', { opening: 2 }],
  ['with take-overs', { opening: 2, takeOver: true }],
  ['with an exact target', { finish: 'exact', opening: 2, takeOver: true }],
  ['with last turns', { finish: 'final-round', opening: 3 }],
])('in a small race %s, a turn against several players combines the duels', (_, given) => {
  const rules: RaceRules = { ...small, ...given };
  const race = runToEnd(solveRace(rules));
  const policy = new RacePolicy(rules, race);
  const plain = solvePlainly(rules);

  test.each([
    [0, [3, 5]],
    [3, [0, 4]],
    [4, [5, 0, 3]],
    [5, [4, 5]],
  ])('a turn at %i against players at %j has the values of plain recursion', (own, others) => {
    const [turn, many] = [policy.turn(own, others), plain.many(own, others)];
    // Far beyond the target, stopping is best.
    expect(turn.stopped(40, 1)).toBeGreaterThan(0.999);
    expect(turn.rolled(40, 1)).toBeLessThan(turn.stopped(40, 1));
    expect(turn.rolled(40, 1)).toBeGreaterThan(0);
    for (let points = 0; own + points < rules.target + (rules.finish === 'final-round' ? 3 : 0); points++) {
      for (let left = 1; left <= rules.scoring.dice; left++) {
        const { rolled, stopped } = many(points, left);
        const name = `${[points, left]}`;
        expect(turn.rolled(points, left), name).toBeCloseTo(rolled, 10);
        // Below the value of rolling, a bank that the next player takes over has only a bound.
        if (stopped >= rolled || !rules.takeOver)
          expect(turn.stopped(points, left), name).toBeCloseTo(stopped, 10);
      }
    }
  });
});
