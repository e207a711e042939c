import { seededDice } from '@dicehall/dice';
import { type AnyGame, type BySeat, ofSeat } from '@dicehall/engine';
import { winShares } from '../solve/shares.ts';
import type { Policy } from './bot.ts';

function sharesByScore(scores: BySeat<number>, lowScoreWins: boolean): BySeat<number> {
  const best = lowScoreWins ? Math.min(...scores) : Math.max(...scores);
  return winShares(scores.map((score) => (score === best ? 1 : 2)));
}

/**
 * Plays a match from a state to its end, every seat by the same policy.
 * @param mostEntries entries after which the match is cut off and the scores decide
 * @returns the share of the win of each seat
 */
export function rollout(
  game: AnyGame,
  from: unknown,
  policy: Policy,
  seed: string,
  mostEntries = Number.POSITIVE_INFINITY,
): BySeat<number> {
  const dice = seededDice(seed);
  let state = from;
  for (let entries = 0; entries < mostEntries; entries++) {
    const step = game.step(state);
    if (step.kind === 'over') return winShares(step.places);
    const seat = step.kind === 'throw' ? step.seat : ofSeat(step.seats, 0);
    const after = game.apply(
      state,
      step.kind === 'throw'
        ? { seat, dice: dice.faces(step.dice) }
        : { seat, move: policy(state, seat, dice.random) },
    );
    if (!after.ok) throw new Error(`A rollout of ${game.id} broke a rule: ${after.error.code}`);
    state = after.value.state;
  }
  return sharesByScore(game.scores(state), game.facts.lowScoreWins);
}
