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

export interface BotMatchResult {
  readonly scores: BySeat<number>;
  /** The places of the seats, from 1. Tied seats share a place. */
  readonly places: BySeat<number>;
}

/** The source of dice: `SeededDice` for all seats, or separate dice for each seat. */
export interface Throws {
  faces(count: number, seat: Seat): Face[];
}

/**
 * Plays a match between bots.
 * @param random the random numbers for the choices of the bots
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
