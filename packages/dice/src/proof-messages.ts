import { type Message, message, type Seat } from '@dicehall/engine';
import type { Contribution, Unverified, Verified } from './verify.ts';

/**
 * Returns sentences about a verification: what it proved and which seats withheld a seed. At the level `own`, they
 * also state how many sequences of dice the server could choose from if it controlled the clients of the other seats.
 */
export function provedMessages({ proves, throws, dice, ownSeat, contributions }: Verified): Message[] {
  const seatsOf = (contribution: Contribution): Seat[] =>
    contributions.flatMap((one, seat) => (one === contribution ? [seat] : []));
  const revealed = seatsOf('revealed');
  const withheld = seatsOf('withheld');
  const parts = { count: revealed.length, players: { seats: revealed } };
  const said = [message(`proved-${proves}`, { throws, dice, ...parts })];
  if (withheld.length > 0)
    said.push(message('proved-withheld', { count: withheld.length, players: { seats: withheld } }));
  const untrusted = [...revealed, ...withheld].filter((seat) => seat !== ownSeat).sort((a, b) => a - b);
  if (proves === 'own' && untrusted.length > 0) {
    const players = { seats: untrusted };
    const sequences = 2 ** untrusted.length;
    said.push(message('proved-choice', { count: untrusted.length, players, sequences }));
  }
  return said;
}

/** Explains in one sentence why the dice could not be verified. Moves are counted from 1. */
export const unverifiedMessage = ({ code, entry, seat, expected }: Unverified): Message =>
  message(`unverified-${code}`, {
    number: entry + 1,
    player: { seat },
    expected: { dice: expected },
  });
