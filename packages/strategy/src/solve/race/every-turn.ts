import type { Solving } from '../progress.ts';
import { type Lane, Lanes } from './lanes.ts';
import type { TakenOffers } from './offers.ts';
import { bankableScores, type RaceRules } from './rules.ts';
import type { Known } from './turn.ts';

/** A turn of a solved race, worked out again. */
export interface WorkedTurn {
  readonly own: number;
  readonly other: number;
  /** What its start is worth. */
  readonly value: number;
  /** What throwing on is worth at every point of it. */
  readonly thrown: TakenOffers;
}

/** Works out every turn of a solved race again, by rising scores of the player to move, then of the other. */
export function* everyTurn(rules: RaceRules, known: Known, visit: (turn: WorkedTurn) => void): Solving<void> {
  const { target } = rules;
  const scores = bankableScores(rules);
  const lanes = Lanes.of(rules);
  const [busts, starts] = [new Float64Array(2), new Float64Array(2)];
  let done = 0;
  for (const own of scores) {
    for (let index = 0; index < scores.length; index += 2) {
      const two = scores.slice(index, index + 2);
      for (let lane = 0; lane < 2; lane++) {
        const other = two[lane] ?? two[0] ?? 0;
        lanes.prepare(0, lane as Lane, own, other, known);
        busts[lane] = 1 - (known.values[other * target + own] ?? 0);
      }
      lanes.evaluate(0, busts, starts);
      two.forEach((other, lane) => {
        visit({ own, other, value: starts[lane] ?? 0, thrown: lanes.taken(0, lane as Lane) });
      });
    }
    done += 1;
    yield done / scores.length;
  }
}
