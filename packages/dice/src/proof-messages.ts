import { type Message, message, type Seat } from '@dicehall/engine';
import type { Contribution, Unverified, Verified } from './verify.ts';

/** One sentence for what a verification proved, and a second one where seeds were withheld. */
export function provedMessages({ proves, throws, dice, contributions }: Verified): Message[] {
  const seatsOf = (contribution: Contribution): Seat[] =>
    contributions.flatMap((one, seat) => (one === contribution ? [seat] : []));
  const revealed = seatsOf('revealed');
  const withheld = seatsOf('withheld');
  const parts = { count: revealed.length, players: { seats: revealed } };
  const proved = message(`proved-${proves}`, { throws, dice, ...parts });
  if (withheld.length === 0) return [proved];
  const choice = { count: withheld.length, players: { seats: withheld }, sequences: 2 ** withheld.length };
  return [proved, message('proved-withheld', choice)];
}

/** One sentence for why the dice could not be verified. Moves are counted from 1. */
export const unverifiedMessage = ({ code, entry, seat, expected }: Unverified): Message =>
  message(`unverified-${code}`, {
    number: entry + 1,
    player: { seat },
    expected: { dice: expected },
  });
