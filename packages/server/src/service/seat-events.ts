import { err, ok, type Result } from '@dicehall/engine';
import type { TableRefusal } from '../table/decide-move.ts';
import type { LogEvent } from '../table/log-event.ts';
import { type Chair, seatOf, type Table } from '../table/table.ts';

/** A chair that is not empty. */
export type Seated = Extract<Chair, { kind: 'person' | 'bot' }>;

/** What puts somebody on a seat. @param network the hash of a person's network at the table */
export function seating(chair: Seated, seat: number, network: string | null): LogEvent {
  const { name } = chair;
  if (chair.kind === 'bot') {
    const { strength, temper } = chair;
    return { kind: 'bot-added', seat, strength, temper, name };
  }
  const { person, mark, commitment } = chair;
  return {
    kind: 'sat',
    seat,
    person,
    name,
    commitment,
    ...(mark !== undefined && { mark }),
    ...(network !== null && { network }),
  };
}

/** What a person's leaving is at this table: standing up before the start, resigning after it. */
export function leaving(table: Table, person: string): Result<LogEvent, TableRefusal> {
  const seat = seatOf(table, person);
  const chair = seat === null ? undefined : table.chairs[seat];
  if (seat === null || table.status === 'over') return err({ code: 'match-over' });
  if (table.status === 'open') return ok({ kind: 'stood', seat, person, removed: false });
  return chair?.kind === 'person' && chair.resigned
    ? err({ code: 'seat-resigned' })
    : ok({ kind: 'resigned', seat });
}
