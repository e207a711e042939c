import type { Seat } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { TableSeat } from '../table/model/seats.ts';
import type { Token } from '../tokens/tokens.ts';
import type { Player } from './players.ts';

export interface SavedSeat {
  readonly name: string;
  readonly player: Player;
  /** The token of the seat; by default that of the seat's number. */
  readonly token?: Token;
}

/** Returns a seat as the table shows it. */
const tableSeatOf = ({ name, player: { kind }, token }: SavedSeat): TableSeat => ({
  name,
  kind,
  ...(token !== undefined && { token }),
});

/** Returns the seats of a table. The only person is called “you” unless they have entered a name. */
export function tableSeats(messages: Catalogue, saved: readonly SavedSeat[]): TableSeat[] {
  const people = personSeats(saved);
  const isDefault = (name: string) =>
    saved.some((_, seat) => name === messages.say('player-number', { number: seat + 1 }));
  return saved.map((one, seat) => ({
    ...tableSeatOf(one),
    ...(people.length === 1 &&
      saved.length > 1 &&
      people[0] === seat &&
      isDefault(one.name) && { isNameless: true }),
  }));
}

export const personSeats = (seats: readonly SavedSeat[]): Seat[] =>
  seats.flatMap(({ player }, seat) => (player.kind === 'person' ? [seat] : []));
