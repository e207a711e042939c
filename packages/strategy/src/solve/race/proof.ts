import type { Solving } from '../progress.ts';
import { bankableScores, type RaceRules } from './rules.ts';
import { type Known, Turn } from './turn.ts';

/**
 * The Bellman residual of a solved race: the largest difference between a value and what its own equation makes of
 * the values around it, over every turn start and every offer that can be taken over.
 */
export function* raceResidual(rules: RaceRules, known: Known): Solving<number> {
  const { target, opening } = rules;
  const scores = bankableScores(rules);
  const turn = new Turn(rules);
  let worst = 0;
  let done = 0;
  for (const own of scores) {
    for (const other of scores) {
      const value = known.values[own * target + other] ?? 0;
      turn.prepare(own, other, known);
      const again = turn.evaluate(1 - (known.values[other * target + own] ?? 0));
      worst = Math.max(worst, Math.abs(again - value));
      if (rules.takeOver && own >= opening) worst = Math.max(worst, offerResidual(rules, known, turn, again));
    }
    done += 1;
    yield done / scores.length;
  }
  return worst;
}

/** The same for all offers that the prepared turn can take over: what their bankers reckon with, and what they are worth. */
function offerResidual(rules: RaceRules, { offers }: Known, turn: Turn, value: number): number {
  const { dice } = rules.scoring;
  const { own, other } = turn;
  let worst = 0;
  for (const score of bankableScores(rules)) {
    const points = other - score;
    if (points <= 0) return worst;
    if (points > offers.most(score, own)) continue;
    const row = offers.row(score, own);
    for (let d = 1; d <= dice; d++) {
      const taken = Math.max(value, turn.rolled[turn.at(points, d)] ?? 0);
      worst = Math.max(worst, Math.abs(1 - taken - (row[turn.at(points - 1, d)] ?? 0)));
    }
  }
  return worst;
}
