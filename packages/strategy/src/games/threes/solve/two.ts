import {
  type BySeat,
  type Face,
  ofSeat,
  type ThreesOptions,
  type ThreesState,
  threes,
} from '@dicehall/engine';
import type { Solving } from '../../../solve/progress.ts';
import { forTwo, winShares } from '../../../solve/shares.ts';
import type { Solution, ValuedRolls } from '../../../solve/solution.ts';
import { bestKeep, highestScore, keptOf, lowestScore, ThreesTurn } from './turn.ts';

export const greatestLead = (rounds: number): number => rounds * (highestScore - lowestScore);

/**
 * The largest possible lead in either direction before a turn.
 * @param turns the number of turns left, of both players
 */
export const leadBefore = (rounds: number, turns: number): number =>
  Math.min(
    greatestLead(rounds),
    greatestLead(Math.floor((2 * rounds - turns) / 2)) + (turns % 2) * highestScore,
  );

/**
 * The win probability of the player to move (ties count half), at `turns * (2 * lead + 1) + more + lead`. `turns` is the number of
 * turns left of both players, `more` the points ahead, and `lead` the largest possible lead.
 */
export type ThreesValues = Float64Array;

/**
 * The values by score of a turn.
 * @param turns the number of turns left after it, of both players
 * @param more the lead before it
 */
export function scoreValues(values: ThreesValues, lead: number, turns: number, more: number): Float64Array {
  const from = turns * (2 * lead + 1) + lead;
  const found = new Float64Array(highestScore - lowestScore + 1);
  for (let score = lowestScore; score <= highestScore; score++) {
    const after = Math.min(lead, Math.max(-lead, -(more + score)));
    found[score - lowestScore] = 1 - values[from + after];
  }
  return found;
}

type InTurn = Exclude<ThreesState['turn'], { readonly kind: 'start' }>;

const diceOf = ({ dice, locked }: InTurn, isLocked: boolean): Face[] =>
  dice.filter((_, position) => locked[position] === isLocked);

export class ThreesForTwo implements Solution<ThreesState> {
  readonly game = 'threes';
  readonly seats = 2;
  readonly unit = 'win';
  readonly options: ThreesOptions;
  readonly values: ThreesValues;
  readonly states: number;
  readonly #turn: ThreesTurn;
  #turnOf = Number.NaN;

  constructor(options: ThreesOptions, values: ThreesValues, states: number) {
    this.options = options;
    this.values = values;
    this.states = states;
    this.#turn = new ThreesTurn(options.lastDie);
  }

  get firstPlayerWins(): number {
    const lead = greatestLead(this.options.rounds);
    return this.values[2 * this.options.rounds * (2 * lead + 1) + lead];
  }

  value(state: ThreesState): BySeat<number> {
    const step = threes.step(state);
    if (step.kind === 'over') return winShares(step.places);
    return forTwo(state.seat, this.#toMove(state));
  }

  rolls(state: ThreesState): ValuedRolls | null {
    if (state.turn.kind !== 'throw') return null;
    this.#open(state);
    return this.#turn.rolls(keptOf(diceOf(state.turn, true)));
  }

  #toMove(state: ThreesState): number {
    const at = this.#open(state);
    const { turn } = state;
    if (turn.kind === 'start') return this.values[at];
    const kept = keptOf(diceOf(turn, true));
    return turn.kind === 'throw'
      ? this.#turn.throwing(kept)
      : bestKeep(this.#turn, kept, diceOf(turn, false)).value;
  }

  /** Opens the turn of a state in `#turn`. @returns the index of its start in `values` */
  #open({ options, scores, round, seat, turn }: ThreesState): number {
    const lead = greatestLead(options.rounds);
    const turns = 2 * (options.rounds - round + 1) - seat;
    const more = ofSeat(scores, seat) - ofSeat(scores, 1 - seat);
    const at = turns * (2 * lead + 1) + more + lead;
    if (turn.kind === 'start' || this.#turnOf === at) return at;
    this.#turn.evaluate(scoreValues(this.values, lead, turns - 1, more));
    this.#turnOf = at;
    return at;
  }
}

export function* solveThrees(options: ThreesOptions): Solving<ThreesForTwo> {
  const { rounds, lastDie } = options;
  const lead = greatestLead(rounds);
  const width = 2 * lead + 1;
  const values: ThreesValues = new Float64Array((2 * rounds + 1) * width);
  for (let more = -lead; more <= lead; more++) values[more + lead] = more < 0 ? 1 : more === 0 ? 0.5 : 0;
  const turn = new ThreesTurn(lastDie);
  let states = 0;
  for (let turns = 1; turns <= 2 * rounds; turns++) {
    // Larger leads are impossible.
    const most = leadBefore(rounds, turns);
    for (let more = -lead; more <= lead; more++) {
      const at = turns * width + more + lead;
      if (Math.abs(more) > most) {
        values[at] = more < 0 ? 1 : 0;
        continue;
      }
      const nextValues = scoreValues(values, lead, turns - 1, more);
      // If all scores have the same value, the match is decided.
      values[at] = nextValues.every((one) => one === nextValues[0])
        ? nextValues[0]
        : turn.evaluate(nextValues);
      states += turn.positions;
    }
    yield turns / (2 * rounds);
  }
  return new ThreesForTwo(options, values, states);
}
