import { type GreedOptions, type GreedState, ofSeat } from '@dicehall/engine';
import { RaceForTwo } from '../../../race/for-two.ts';
import { greedRace } from '../../../race/rules.ts';
import { type RaceValues, solveRace } from '../../../race/solve.ts';
import type { Solving } from '../../../solve/progress.ts';

export class GreedForTwo extends RaceForTwo<GreedOptions, GreedState> {
  readonly game = 'greed';

  constructor(options: GreedOptions, race: RaceValues) {
    super(options, greedRace(options), race);
  }

  protected isInRace(state: GreedState): boolean {
    return state.finalBy === null;
  }

  protected toMove({ scores, seat, turn, finalBy }: GreedState): number {
    const { unit } = this.rules.scoring;
    const own = ofSeat(scores, seat) / unit;
    const other = ofSeat(scores, 1 - seat) / unit;
    const points = turn.kind === 'start' ? 0 : turn.points / unit;
    if (finalBy !== null) return this.#lastTurn(own, other, points, turn);
    if (turn.kind === 'start') return this.race.values[own * this.rules.target + other];
    const played = this.turns.between(own, other, points);
    const at = played.at(points, turn.dice);
    return turn.kind === 'throw' ? played.rolled[at] : played.bestAfterTake(at);
  }

  #lastTurn(own: number, mark: number, points: number, turn: GreedState['turn']): number {
    const race = this.turns.between(0, 0);
    if (turn.kind === 'start') return race.lastTurn(own, mark);
    const thrown = race.inLastTurn(own, mark, points, turn.dice);
    return turn.kind === 'throw'
      ? thrown
      : Math.max(thrown, race.stopInLastTurn(own, mark, points, turn.dice));
  }
}

export function* solveGreed(options: GreedOptions): Solving<GreedForTwo> {
  return new GreedForTwo(options, yield* solveRace(greedRace(options)));
}
