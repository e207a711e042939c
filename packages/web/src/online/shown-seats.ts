import type { OnlineState } from '@dicehall/server/client';
import type { useMessages } from '../i18n/messages.tsx';
import type { TableSeat } from '../table/seats.ts';
import { looksOf } from './seat-looks.ts';

/** The seats of an online table as the table screen shows them. */
export function shownSeats(
  { seats, match }: OnlineState['table'],
  messages: ReturnType<typeof useMessages>,
): TableSeat[] {
  const looks = looksOf(messages, seats);
  return seats.map(
    (seat): TableSeat => ({
      name: seat.name ?? messages.say('web-seat', { number: seat.seat + 1 }),
      kind: seat.kind === 'bot' || seat.held || seat.resigned ? 'bot' : seat.kind,
      ...looks[seat.seat],
      ...(seat.kind === 'person' && !seat.here ? { away: true } : {}),
      ...(seat.held && !seat.resigned ? { held: true } : {}),
      ...(match?.deadline != null && match.places === null ? { deadline: match.deadline } : {}),
    }),
  );
}
