import type { Catalogue } from '@dicehall/messages';
import type { SeatState } from '@dicehall/server/protocol';
import { likingOf } from '../setup/characters.ts';
import type { TableSeat } from '../table/seats.ts';
import { botTokens } from '../tokens/tokens.ts';

/** The token of a bot and what it likes to do; nothing for other seats. */
export function lookOf(
  messages: Catalogue,
  { strength, temper }: SeatState,
): Pick<TableSeat, 'token' | 'likes'> {
  if (strength === null || temper === null) return {};
  return { token: botTokens[strength][temper], likes: likingOf(messages, { strength, temper }) };
}
