import type { Solving } from '../solve/progress.ts';
import { bankableScores, type RaceRules } from './rules.ts';
import { type Known, Turn } from './turn.ts';

/** Evaluates every turn of a solved race again, by increasing score of the player to move, then of the other. */
export function* everyTurn(rules: RaceRules, known: Known, visit: (turn: Turn) => void): Solving<void> {
  const { target } = rules;
  const scores = bankableScores(rules);
  const turn = new Turn(rules);
  let done = 0;
  for (const own of scores) {
    for (const other of scores) {
      turn.prepare(own, other, known);
      turn.evaluate(1 - known.values[other * target + own]);
      visit(turn);
    }
    done += 1;
    yield done / scores.length;
  }
}
