import type { Clock } from '@dicehall/server/protocol';
import type { TableClock } from '../table/shown/clock.ts';

const dayInSeconds = 86_400;

/** The running clock of a table as it is shown; null without one. */
export function clockOf(clock: Clock, deadline: string | null): TableClock | null {
  if (clock.kind === 'none' || deadline === null) return null;
  const total = clock.kind === 'days' ? clock.days * dayInSeconds : clock.seconds;
  return { deadline: Date.parse(deadline), total };
}
