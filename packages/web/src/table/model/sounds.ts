import type { Seat } from '@dicehall/engine';
import { type Cue, outcomeCues } from '../../dice/sound-schedule.ts';
import type { MomentGroup } from '../../moments/moment.ts';

/** The most important sound of a group, and whether its player is not of this device; null where it has none. */
export function cueOf({ main, also }: MomentGroup, mine: readonly Seat[]): Cue | null {
  const moments = [main, ...also];
  const kind = outcomeCues.findLast((cue) => moments.some((one) => one.cue === cue));
  const moment = moments.find(({ cue }) => cue === kind);
  if (kind === undefined || moment === undefined) return null;
  const { seat } = moment.event as { readonly seat?: Seat };
  return { kind, isOfOthers: seat !== undefined && mine.length > 0 && !mine.includes(seat) };
}

/** The sound of a new turn: one's own differs from another's, and a player alone needs none. */
export function turnCueOf(acting: readonly Seat[], mine: readonly Seat[], seats: number): Cue | null {
  if (acting.length === 0 || mine.length >= seats) return null;
  return { kind: acting.some((seat) => mine.includes(seat)) ? 'my-turn' : 'their-turn' };
}
