import { ok } from '@dicehall/engine';
import { standInLimits } from '../protocol/index.ts';
import type { ChangeDecision } from './decide-move.ts';
import { type Chair, maxMissed, seatedAs, type Table } from './table.ts';

/** The players who are away, each with the time of leaving in milliseconds since 1970. */
type Away = ReadonlyMap<string, number>;
type PersonChair = Extract<Chair, { kind: 'person' }>;

const playersOf = ({ chairs, left }: Table): PersonChair[] =>
  chairs.flatMap((chair) =>
    chair.kind === 'person' && !chair.resigned && !left.includes(chair.person) ? [chair] : [],
  );

/**
 * Returns the time of absence after which another player becomes host, in milliseconds. Infinite if the table needs no
 * host.
 */
function hostLimit({ evening, status }: Table): number {
  if (evening !== null) return standInLimits.partyHost;
  return status === 'open' ? standInLimits.openHost : Number.POSITIVE_INFINITY;
}

/** Replaces a host who has been away too long by the player with the oldest seat. */
export function decideNewHost(table: Table, away: Away, now: number): ChangeDecision {
  const limit = hostLimit(table);
  const players = playersOf(table);
  const host = players.find(({ person }) => person === table.host);
  const awaySince = host === undefined ? 0 : away.get(host.person);
  if (awaySince === undefined || now - awaySince < limit) return ok(null);
  const [next] = players.filter(({ person }) => !away.has(person)).sort((a, b) => a.since - b.since);
  return ok(next === undefined ? null : { kind: 'host', person: next.person });
}

/** Pauses a match if everyone is away, or if the clock has repeatedly decided for everyone. */
export function decidePause(table: Table, away: Away, now: number): ChangeDecision {
  const { match, clock } = table;
  if (match === null || match.ended !== null || match.paused !== null) return ok(null);
  // At a table with days for each move, people need not be connected, so no one counts as away.
  const isAway = ({ person }: PersonChair): boolean =>
    clock.kind !== 'days' && now - (away.get(person) ?? now) >= standInLimits.pause;
  const isIdle = playersOf(table).every((chair) => chair.missed >= maxMissed || isAway(chair));
  return ok(isIdle ? { kind: 'paused' } : null);
}

/** Ends a pause when a person returns. If a bot plays for the person, it gives the seat back. */
export function decideResume(table: Table, person: string): ChangeDecision {
  const seated = seatedAs(table, person);
  if (table.match === null || table.match.paused === null || table.match.ended !== null) return ok(null);
  return ok(seated?.chair.resigned === false ? { kind: 'resumed', seat: seated.seat } : null);
}
