import type { SeededDice } from '@dicehall/dice';
import { applyEntry, type BySeat, type Entry, ofSeat, openMatch, type Setup } from '@dicehall/engine';
import type { Bot, Random } from '../bots/index.ts';

/** How a match between bots ended. */
export interface BotMatchResult {
  readonly scores: BySeat<number>;
  /** 1 is best; equal places are shared. */
  readonly places: BySeat<number>;
}

/**
 * Plays one match between bots, every move checked by the rules.
 * @param bots one a seat
 * @param random what the bots are given to choose with
 * @param onEntry is told of every entry, in order
 */
export function playBotMatch(
  { game, options, names }: Setup,
  bots: BySeat<Bot>,
  dice: SeededDice,
  random: Random,
  onEntry?: (entry: Entry) => void,
): BotMatchResult {
  let { state } = openMatch({ game, options, names });
  for (;;) {
    const step = game.step(state);
    if (step.kind === 'over') return { scores: game.scores(state), places: step.places };
    const entry = step.kind === 'throw' ? thrown(step.seat, step.dice) : chosen(step.seats[0] ?? 0);
    const after = applyEntry(game, state, entry);
    if (!after.ok)
      throw new Error(`A bot of ${game.id} broke a rule: ${after.error.code} ${JSON.stringify(entry)}`);
    onEntry?.(entry);
    state = after.value;
  }

  function thrown(seat: number, count: number): Entry {
    return { seat, dice: dice.faces(count) };
  }

  function chosen(seat: number): Entry {
    return { seat, move: ofSeat(bots, seat).choose(game.view(state, seat), seat, random) };
  }
}
