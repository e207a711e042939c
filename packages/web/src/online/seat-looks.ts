import type { Catalogue } from '@dicehall/messages';
import type { SeatState } from '@dicehall/server/protocol';
import { likingOf } from '../setup/characters.ts';
import type { TableSeat } from '../table/model/seats.ts';
import { botTokens, distinctTokens, type Token } from '../tokens/tokens.ts';

interface SeatLook extends Pick<TableSeat, 'likes'> {
  readonly token: Token;
}

/** The token of each seat, and what its bot likes to do. */
export function looksOf(messages: Catalogue, seats: readonly SeatState[]): readonly SeatLook[] {
  const tokens = distinctTokens(
    seats.map(({ mark, strength, temper }) =>
      strength === null || temper === null ? mark : botTokens[strength][temper],
    ),
  );
  return tokens.map((token, seat) => {
    const { strength = null, temper = null } = seats[seat] ?? {};
    if (strength === null || temper === null) return { token };
    return { token, likes: likingOf(messages, { strength, temper }) };
  });
}
