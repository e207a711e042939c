import {
  type BySeat,
  type Entry,
  type Face,
  ofSeat,
  openMatch,
  type Seat,
  type Setup,
} from '@dicehall/engine';
import { type Bot, moveOf, type Random } from '../bots/bot.ts';

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
        : { seat, move: moveOf(ofSeat(bots, seat), game, state, seat, random) };
    const after = game.apply(state, entry);
    if (!after.ok)
      throw new Error(`A bot of ${game.id} broke a rule: ${after.error.code} ${JSON.stringify(entry)}`);
    onEntry?.(entry);
    state = after.value.state;
  }
}
