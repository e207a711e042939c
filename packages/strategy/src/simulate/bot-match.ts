import {
  type BySeat,
  type Entry,
  type Face,
  ofSeat,
  openMatch,
  type Seat,
  type Setup,
} from '@dicehall/engine';
import type { Bot, Random } from '../bots/index.ts';

/** How a match between bots ended. */
export interface BotMatchResult {
  readonly scores: BySeat<number>;
  /** 1 is best; equal places are shared. */
  readonly places: BySeat<number>;
}

/** Where throws come from: `SeededDice`, which are the same for every seat, or dice of each seat's own. */
export interface Throws {
  faces(count: number, seat: Seat): Face[];
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
  dice: Throws,
  random: Random,
  onEntry?: (entry: Entry) => void,
): BotMatchResult {
  let { state } = openMatch({ game, options, names });
  for (;;) {
    const step = game.step(state);
    if (step.kind === 'over') return { scores: game.scores(state), places: step.places };
    const seat = step.kind === 'throw' ? step.seat : step.seats[0];
    const entry: Entry =
      step.kind === 'throw'
        ? { seat, dice: dice.faces(step.dice, seat) }
        : { seat, move: ofSeat(bots, seat).choose(game.view(state, seat), seat, random) };
    // Whose turn it is and how many dice are thrown is what the step has just said; the rest is for the rules to check.
    const after = 'dice' in entry ? game.thrown(state, entry.dice) : game.play(state, entry.seat, entry.move);
    if (!after.ok)
      throw new Error(`A bot of ${game.id} broke a rule: ${after.error.code} ${JSON.stringify(entry)}`);
    onEntry?.(entry);
    state = after.value;
  }
}
