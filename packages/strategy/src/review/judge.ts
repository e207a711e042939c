import { seededDice } from '@dicehall/dice';
import { applyEntry, type BySeat, type Entry, ofSeat, type Seat, type Setup } from '@dicehall/engine';
import { botFor } from '../bots/index.ts';
import { type Solution, type ValuedMove, type ValueUnit, valuedMoves } from '../solve/index.ts';
import { winShares } from '../solve/shares.ts';

/** Knows what states are worth, exactly or nearly, and so what throws and choices change. */
export interface Judge {
  /** Whether the values are exact; else each is off by about `noise`. */
  readonly exact: boolean;
  readonly unit: ValueUnit;
  /** The standard error of one value; 0 for an exact judge. */
  readonly noise: number;
  /** What a state is worth to each seat. */
  value(state: unknown): BySeat<number>;
  /** The moves that the one that was played is held against, itself among them. */
  choices(state: unknown, seat: Seat, played: unknown): readonly ValuedMove[];
}

/** Judges by a solution of the match's game, options and seats: every legal move is weighed. */
export const exactJudge = (solution: Solution): Judge => ({
  exact: true,
  unit: solution.unit,
  noise: 0,
  value: (state) => solution.value(state),
  choices: (state, seat) => valuedMoves(solution, state, seat),
});

/** How many matches are played out to value one state, unless said otherwise: a standard error of at most 3.2 %. */
const usualPlayouts = 250;

function playOut({ game, names }: Setup, from: unknown, seed: string): BySeat<number> {
  const dice = seededDice(seed);
  const bot = botFor(game.id, 'steady');
  let state = from;
  for (let step = game.step(state); step.kind !== 'over'; step = game.step(state)) {
    const seat = step.kind === 'throw' ? step.seat : (step.seats[0] ?? 0);
    const entry: Entry =
      step.kind === 'throw'
        ? { seat, dice: dice.faces(step.dice) }
        : { seat, move: bot.choose(game.view(state, seat), seat, dice.random) };
    const after = applyEntry(game, state, entry);
    if (!after.ok) throw new Error(`A steady player of ${names.length} broke a rule: ${after.error.code}`);
    state = after.value;
  }
  const step = game.step(state);
  return step.kind === 'over' ? winShares(step.places) : [];
}

/**
 * Judges by playing on from each state with steady players at every seat and counting who wins. A choice is held against
 * what the steady player would have done. The same dice are thrown from every state, which takes out much of the chance.
 * @param playouts matches played out for each value
 */
export function estimatingJudge(setup: Setup, playouts = usualPlayouts): Judge {
  const { game } = setup;
  const bot = botFor(game.id, 'steady');
  let last: { readonly state: unknown; readonly value: BySeat<number> } | null = null;
  const value = (state: unknown): BySeat<number> => {
    if (last !== null && last.state === state) return last.value;
    const step = game.step(state);
    if (step.kind === 'over') return winShares(step.places);
    const sums = setup.names.map(() => 0);
    for (let playout = 0; playout < playouts; playout++) {
      playOut(setup, state, `review ${playout}`).forEach((share, seat) => {
        sums[seat] = (sums[seat] ?? 0) + share / playouts;
      });
    }
    last = { state, value: sums };
    return sums;
  };
  const valued = (state: unknown, seat: Seat, move: unknown): ValuedMove => {
    const after = game.play(state, seat, move);
    if (!after.ok) throw new Error(`A move of a match was refused: ${after.error.code}`);
    return { move, value: ofSeat(value(after.value), seat) };
  };
  return {
    exact: false,
    unit: 'win',
    noise: 0.5 / Math.sqrt(playouts),
    value,
    choices(state, seat, played) {
      const own = game.canonical(played);
      const proposed = game.canonical(bot.choose(game.view(state, seat), seat, seededDice('review').random));
      const mine = valued(state, seat, own);
      return JSON.stringify(proposed) === JSON.stringify(own)
        ? [mine]
        : [mine, valued(state, seat, proposed)];
    },
  };
}
