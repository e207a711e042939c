import {
  err,
  ok,
  openMatch,
  type Refusal,
  type Result,
  readMove,
  readSetup,
  type Seat,
} from '@dicehall/engine';
import { type ProblemCode, standInFrom } from '../protocol/index.ts';
import type { LogEvent, PlayedBy } from './log-event.ts';
import { missingSeeds, namesOf, seatOf, seatsToMove, seqFor, type Table, type TableMatch } from './table.ts';
import { type MatchDice, throwPending } from './throws.ts';

/** Why a request at a table is refused; `refusal` is the rule of the game that refuses a move or a setup. */
export interface TableRefusal {
  readonly code: ProblemCode;
  readonly refusal?: Refusal;
}
export type Decision = Result<LogEvent, TableRefusal>;

/** A move as it was requested. */
export interface RequestedMove {
  /** The number of the last event that the player saw. */
  readonly seq: number;
  readonly move: unknown;
}

/** The move of a seat, with every throw that it causes. */
export function decidePlay(table: Table, seat: Seat, by: PlayedBy, raw: unknown, dice: MatchDice): Decision {
  const { match } = table;
  if (match === null) return err({ code: 'match-not-started' });
  if (match.ended !== null) return err({ code: 'match-over' });
  const { game } = match.setup;
  const read = readMove(game, raw);
  if (!read.ok) return err({ code: 'illegal-move', refusal: read.error });
  const move = game.canonical(read.value);
  const applied = game.apply(match.state, { seat, move });
  if (!applied.ok) return err({ code: 'illegal-move', refusal: applied.error });
  const entries = [{ seat, move }, ...throwPending(game, applied.value.state, match.throws, dice)];
  return ok({ kind: 'played', seat, by, entries });
}

interface PlayingSeat {
  readonly seat: Seat;
  readonly match: TableMatch;
}

/** The seat that a person plays in a running match. */
export function playingSeat(table: Table, person: string): Result<PlayingSeat, TableRefusal> {
  const seat = seatOf(table, person);
  if (seat === null) return err({ code: 'not-your-seat' });
  const { match } = table;
  if (match === null) return err({ code: 'match-not-started' });
  if (match.ended !== null) return err({ code: 'match-over' });
  const chair = table.chairs[seat];
  if (chair?.kind === 'person' && chair.resigned) return err({ code: 'seat-resigned' });
  return chair?.kind === 'person' && chair.held ? err({ code: 'seat-held' }) : ok({ seat, match });
}

/** A person's move. It is stale if its number is from before the decision that the seat has to make, or from the future. */
export function decideMove(
  table: Table,
  person: string,
  requested: RequestedMove,
  dice: MatchDice,
): Decision {
  const playing = playingSeat(table, person);
  if (!playing.ok) return playing;
  const { seat, match } = playing.value;
  const fresh = match.freshFrom[seat] ?? 0;
  if (requested.seq < fresh || requested.seq > seqFor(table, seat)) return err({ code: 'stale' });
  return decidePlay(table, seat, 'person', requested.move, dice);
}

/** How long clients have to reveal their seeds, in milliseconds. */
const revealTime = 10_000;

/** The host's start: from now on seats and commitments are final. Without commitments there is nothing to wait for. */
export function decideStart(table: Table, person: string, dice: MatchDice): Decision {
  if (table.status !== 'open')
    return err({ code: table.status === 'playing' ? 'match-running' : 'match-over' });
  if (table.host !== person) return err({ code: 'not-the-host' });
  if (table.chairs.some((chair) => chair.kind === 'empty')) return err({ code: 'seats-missing' });
  return missingSeeds(table).length === 0
    ? decideThrows(table, dice)
    : ok({ kind: 'revealing', time: revealTime });
}

/** The start of the match with the throws before the first choice. All seeds are final. */
export function decideThrows(table: Table, dice: MatchDice): Decision {
  const seats = namesOf(table).map((name) => ({ name }));
  const setup = readSetup({ game: table.game, options: table.options, seats });
  if (!setup.ok) return err({ code: 'bad-setup', refusal: setup.error });
  const { game, state } = { game: setup.value.game, state: openMatch(setup.value).state };
  return ok({ kind: 'started', entries: throwPending(game, state, 0, dice) });
}

export function decideResign(table: Table, person: string): Decision {
  const seat = seatOf(table, person);
  if (seat === null) return err({ code: 'not-your-seat' });
  if (table.match === null) return err({ code: 'match-not-started' });
  if (table.match.ended !== null) return err({ code: 'match-over' });
  const chair = table.chairs[seat];
  return chair?.kind === 'person' && chair.resigned
    ? err({ code: 'seat-resigned' })
    : ok({ kind: 'resigned', seat });
}

/** Takes the seat back from the bot that holds it. */
export function decideReturn(table: Table, person: string): Decision {
  const seat = seatOf(table, person);
  if (seat === null) return err({ code: 'not-your-seat' });
  if (table.match === null) return err({ code: 'match-not-started' });
  if (table.match.ended !== null) return err({ code: 'match-over' });
  const chair = table.chairs[seat];
  if (chair?.kind !== 'person' || chair.resigned) return err({ code: 'seat-resigned' });
  return chair.held ? ok({ kind: 'returned', seat }) : err({ code: 'seat-not-held' });
}

/** Lets a bot play for the person who asks until they take the seat back. */
export function decideHold(table: Table, person: string): Decision {
  const returned = decideReturn(table, person);
  if (returned.ok) return err({ code: 'seat-held' });
  const seat = seatOf(table, person);
  return returned.error.code === 'seat-not-held' && seat !== null ? ok({ kind: 'held', seat }) : returned;
}

/**
 * Lets a bot play for another player until they take the seat back.
 * @param away the players who are away, and since when, in milliseconds since 1970
 */
export function decideStandIn(
  table: Table,
  person: string,
  seat: Seat,
  away: ReadonlyMap<string, number>,
  now: number,
): Decision {
  const own = seatOf(table, person);
  const asker = own === null ? undefined : table.chairs[own];
  if (own === null || asker?.kind !== 'person') return err({ code: 'not-your-seat' });
  if (table.match === null) return err({ code: 'match-not-started' });
  if (table.match.ended !== null) return err({ code: 'match-over' });
  if (asker.resigned) return err({ code: 'seat-resigned' });
  const chair = table.chairs[seat];
  if (chair?.kind !== 'person' || seat === own) return err({ code: 'no-such-seat' });
  if (chair.resigned) return err({ code: 'seat-resigned' });
  if (chair.held) return err({ code: 'seat-held' });
  const from = standInFrom({
    clock: table.clock,
    isHost: table.host === person,
    awaySince: away.get(chair.person) ?? null,
    waitingSince: seatsToMove(table).includes(seat) ? (table.match.since[seat] ?? null) : null,
  });
  return from <= now ? ok({ kind: 'held', seat, by: own }) : err({ code: 'not-away' });
}
