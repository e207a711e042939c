import { seededDice } from '@dicehall/dice';
import { type BySeat, ofSeat, type Seat, type Setup, unwrap } from '@dicehall/engine';
import { botFor, moveOf, type Policy } from '../bots/index.ts';
import { rollout } from '../bots/rollout.ts';
import { type Solution, type ValuedMove, type ValueUnit, valuedMoves } from '../solve/index.ts';
import { winShares } from '../solve/shares.ts';

/**
 * The source of the values: the exact solution, one equilibrium of more than two players, the solution of a round or of a
 * turn (later ones approximated), or rollouts.
 */
export type JudgedBy = 'exact' | 'equilibrium' | 'round' | 'turn' | 'rollouts';

export interface Judge {
  readonly how: JudgedBy;
  readonly exact: boolean;
  readonly unit: ValueUnit;
  /** The standard error of one value; 0 for an exact judge. */
  readonly noise: number;
  /** Whether the choice that led to this state revealed hidden choices. */
  reveals?(state: unknown): boolean;
  value(state: unknown): BySeat<number>;
  /** The moves to compare with `played`, which is one of them. */
  choices(state: unknown, seat: Seat, played: unknown): readonly ValuedMove[];
}

/**
 * Compares all legal moves. Exact for two seats; for more, one of possibly several equilibria.
 * @param solution of the match's game, options and number of seats
 */
export const exactJudge = (solution: Solution): Judge => ({
  how: solution.seats === 2 ? 'exact' : 'equilibrium',
  exact: solution.seats === 2,
  unit: solution.unit,
  noise: 0,
  value: (state) => solution.value(state),
  choices: (state, seat) => valuedMoves(solution, state, seat),
});

/** For a standard error of at most 3.2 %. */
const usualRollouts = 250;

/**
 * Rollouts with steady players at all seats and common random numbers. A choice is compared with the steady player's.
 * @param rollouts for each value
 */
export function estimatingJudge(setup: Setup, rollouts = usualRollouts): Judge {
  const { game } = setup;
  const bot = botFor(game.id, 'steady');
  const policy: Policy = bot.quick ?? ((state, seat, random) => moveOf(bot, game, state, seat, random));
  let last: { readonly state: unknown; readonly value: BySeat<number> } | null = null;
  const value = (state: unknown): BySeat<number> => {
    if (last !== null && last.state === state) return last.value;
    const step = game.step(state);
    if (step.kind === 'over') return winShares(step.places);
    const sums = setup.names.map(() => 0);
    for (let index = 0; index < rollouts; index++) {
      rollout(game, state, policy, `review ${index}`).forEach((share, seat) => {
        sums[seat] = sums[seat] + share / rollouts;
      });
    }
    last = { state, value: sums };
    return sums;
  };
  const valued = (state: unknown, seat: Seat, move: unknown): ValuedMove => {
    const after = unwrap(game.apply(state, { seat, move })).state;
    return { move, value: ofSeat(value(after), seat) };
  };
  return {
    how: 'rollouts',
    exact: false,
    unit: 'win',
    noise: 0.5 / Math.sqrt(rollouts),
    value,
    choices(state, seat, played) {
      const own = game.canonical(played);
      const proposed = game.canonical(moveOf(bot, game, state, seat, seededDice('review').random));
      const mine = valued(state, seat, own);
      return JSON.stringify(proposed) === JSON.stringify(own)
        ? [mine]
        : [mine, valued(state, seat, proposed)];
    },
  };
}
