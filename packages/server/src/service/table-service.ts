import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@dicehall/dice';
import { err, type GameId, gameOf, ok, type Result } from '@dicehall/engine';
import type { Language } from '@dicehall/messages';
import { deletedName } from '../names/names.ts';
import {
  defaultClock,
  type HistoryItem,
  type MoveBody,
  type Person,
  type RematchWish,
  type RequestedTable,
  type Snapshot,
  type Turn,
} from '../protocol/index.ts';
import type { NewTable, Store } from '../store/index.ts';
import { noLimit } from '../store/tables.ts';
import { clockEnd } from '../table/deadline.ts';
import { chairOf, nextChairs, readGame } from '../table/decide-evening.ts';
import { decideMove, type TableRefusal } from '../table/decide-move.ts';
import { decideRematch, decideStop, leaving, type Seated, seating } from '../table/decide-seats.ts';
import { fold } from '../table/fold.ts';
import type { LogEvent, LogLine } from '../table/log-event.ts';
import { diceOf } from '../table/match-dice.ts';
import { projectSnapshot } from '../table/project.ts';
import {
  type Barred,
  type Chair,
  namesOf,
  seatOf,
  seatsToMove,
  type Table,
  type TableEvening,
} from '../table/table.ts';
import { newCode, newId } from './ids.ts';
import type { LiveTable } from './live-table.ts';
import type { Changed, LiveTables } from './live-tables.ts';
import type { People } from './people.ts';
import { tableIndexOf } from './table-index.ts';
export interface TableServiceDeps {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly people: People;
  readonly now: () => number;
  /** Tells the other nodes that a table's log was rewritten, not only extended. */
  readonly publishChanged: (table: string) => void;
}

/** The maximum number of unfinished tables of one person. */
const maxTables = 50;
const historyLength = 200;
/** The maximum number of attempts to find a free code. With a million open tables, one code in eight is taken. */
const maxCodeAttempts = 10;

type TableSettings = Omit<Extract<LogEvent, { kind: 'opened' }>, 'kind' | 'person' | 'code' | 'commitment'>;

/** Returns the hash of a person's network at a table. */
type NetworkAt = (table: string) => string;

interface Opening {
  /** Hashes the network of the host, the only person with a seat at a new table. */
  readonly networkAt?: NetworkAt;
  /** People who were barred from earlier tables of the same players. */
  readonly barred?: readonly Barred[];
  /** The code of the evening; if absent, a new one is made. */
  readonly code?: string;
  /** Further events that repeat those of the evening's earlier tables. */
  readonly more?: readonly LogEvent[];
}

export class TableService {
  readonly #deps: TableServiceDeps;

  constructor(deps: TableServiceDeps) {
    this.#deps = deps;
  }

  snapshot(live: LiveTable, person: string | null): Snapshot {
    return projectSnapshot(live.table, person, live.viewContext(this.#deps.now()));
  }

  /** Opens a table. Returns null if a person with a seat has been deleted, or if the evening's code is taken. */
  async #open(
    host: string,
    settings: TableSettings,
    chairs: readonly Chair[],
    { networkAt, barred = [], code, more = [] }: Opening,
  ): Promise<LiveTable | null> {
    const { store, liveTables, now } = this.#deps;
    for (let attempt = 0; attempt < maxCodeAttempts; attempt += 1) {
      const seed = randomBytes(32);
      const id = newId();
      const at = now();
      const opened: LogEvent = {
        kind: 'opened',
        person: host,
        code: code ?? newCode(),
        commitment: commitmentOf(seed, id),
        ...settings,
      };
      const networkOf = (chair: Seated): string | null =>
        chair.kind === 'bot' ? null : (chair.network ?? networkAt?.(id) ?? null);
      const seated = chairs.flatMap((chair, seat) =>
        chair.kind === 'empty' ? [] : [seating(chair, seat, networkOf(chair))],
      );
      const bars = barred.map((one): LogEvent => ({ kind: 'barred', ...one }));
      const lines = [opened, ...bars, ...more, ...seated].map(
        (body, index): LogLine => ({ seq: index + 1, at, key: null, body }),
      );
      const table = fold(id, null, lines);
      if (table === null) throw new Error('The log of a new table is empty');
      const fresh: NewTable = {
        id,
        seed: seed.toString('hex'),
        created: at,
        index: tableIndexOf(table, at),
        lines,
      };
      const created = await store.tables.create(fresh);
      if (created === 'gone' || (created === 'taken' && code !== undefined)) return null;
      if (created !== 'taken') return await liveTables.find(id);
    }
    throw new Error('No free table code was found');
  }

  async create(
    person: Person,
    requested: RequestedTable,
    networkAt: NetworkAt,
    language: Language,
  ): Promise<Result<LiveTable, TableRefusal>> {
    const running = await this.#deps.store.tables.seatsOf(person.id, false, maxTables);
    if (running.length >= maxTables) return err({ code: 'too-many-tables' });
    const { party, listed, watch, chat, spectatorChat, coach, mark, commitment = null } = requested;
    const grows = party || requested.seats === undefined;
    const setup = readGame(requested, grows ? undefined : requested.seats);
    if (!setup.ok) return err({ code: 'bad-setup', refusal: setup.error });
    const { facts } = gameOf(setup.value.game as GameId);
    if (coach && facts.hiddenInformation) return err({ code: 'no-coach' });
    const seats = grows ? 0 : (requested.seats ?? 0);
    const sits = requested.sit || !party;
    const settings: TableSettings = {
      ...setup.value,
      ...{ seats, listed, watch, chat, spectatorChat, coach, grows, language },
      clock: requested.clock ?? (party ? { kind: 'none' } : defaultClock(seats, facts.simultaneousChoices)),
      defaultClock: requested.clock === undefined && !party,
      late: requested.late ?? (grows ? 'next' : 'closed'),
      ...(!sits && { hostless: true }),
      ...(party && { evening: { id: newId(), match: 1, points: 'wins' as const, founder: null } }),
    };
    const host: Chair = { ...chairOf({ person: person.id, name: person.name, mark }), commitment };
    const free = Array.from({ length: Math.max(0, seats - 1) }, (): Chair => ({ kind: 'empty' }));
    const chairs = sits ? [host, ...free] : [];
    const live = await this.#open(person.id, settings, chairs, { networkAt });
    live?.see(person.id, this.#deps.now());
    return live === null ? err({ code: 'authentication-required' }) : ok(live);
  }

  play(
    id: string,
    person: Person,
    requested: MoveBody,
    key: string | null,
  ): Promise<Result<Changed, TableRefusal>> {
    const requester = { person: person.id, token: this.#deps.people.tokenOf(person), key };
    return this.#deps.liveTables.change(id, requester, (table, live) =>
      decideMove(table, person.id, requested, diceOf(table, live.seed)),
    );
  }

  /**
   * Opens the table of a rematch. The first request creates it; later requests return the same table. At a party, the
   * host can end a running match this way.
   */
  async rematch(id: string, person: string, wish: RematchWish): Promise<Result<LiveTable, TableRefusal>> {
    const { liveTables, store } = this.#deps;
    const live = await liveTables.findFresh(id);
    if (live === null) return err({ code: 'no-such-table' });
    if (live.table.status === 'playing') {
      const stopped = await liveTables.change(id, { person }, (now) => decideStop(now, person));
      if (!stopped.ok) return stopped;
    }
    const allowed = decideRematch(live.table, person, '');
    if (!allowed.ok) return allowed;
    if (live.table.rematch === null) {
      const isChosen = wish.game !== undefined || wish.options !== undefined;
      if (isChosen && live.table.host !== person) return err({ code: 'not-the-host' });
      const opened = await this.#openNext(live, person, wish);
      if (!opened.ok) return opened;
      const next = opened.value;
      const linked = await liveTables.change(id, { person }, (now) =>
        now.rematch === null ? decideRematch(now, person, next) : err({ code: 'stale' }),
      );
      if (!linked.ok) await store.tables.remove(next);
    }
    const next = live.table.rematch === null ? null : await liveTables.findFresh(live.table.rematch);
    next?.see(person, this.#deps.now());
    return next === null ? err({ code: 'no-such-table' }) : ok(next);
  }

  /**
   * Opens the next table for the same players and the people who wait.
   * @returns its id
   */
  async #openNext(
    before: LiveTable,
    person: string,
    wish: RematchWish,
  ): Promise<Result<string, TableRefusal>> {
    const { table } = before;
    const { listed, watch, chat, spectatorChat, clock, networks, barred, grows, late, locked } = table;
    const game = wish.game ?? table.game;
    const options = wish.options ?? (game === table.game ? table.options : {});
    const read = readGame({ game, options }, grows ? undefined : table.chairs.length);
    if (!read.ok) return err({ code: 'bad-setup', refusal: read.error });
    const there = await this.#existing(table);
    const { away } = before.viewContext(this.#deps.now());
    const next = nextChairs(table, game, wish.rotate === true, (one) => there.has(one), away, person);
    if (!next.ok) return next;
    const { chairs, waiting } = next.value;
    const { facts } = gameOf(read.value.game as GameId);
    const seats = grows ? 0 : chairs.length;
    const coach = table.coach && !facts.hiddenInformation;
    const sits = (one: string | null) =>
      chairs.some((chair) => chair.kind === 'person' && chair.person === one);
    const host = table.evening !== null && table.host !== null && sits(table.host) ? table.host : person;
    const settings: TableSettings = {
      ...read.value,
      ...{ listed, watch, chat, spectatorChat, coach, seats, networks, grows, late, locked },
      clock: table.defaultClock ? defaultClock(chairs.length, facts.simultaneousChoices) : clock,
      defaultClock: table.defaultClock,
      ...(table.language && { language: table.language }),
      ...(!sits(host) && { hostless: true }),
      ...(table.evening !== null && { evening: nextEvening(table, table.evening) }),
    };
    const standings = (table.evening?.people ?? []).map(
      (one): LogEvent => ({ kind: 'standing', ...one, ...(!there.has(one.person) && { name: deletedName }) }),
    );
    const waits = waiting.map((one): LogEvent => ({ kind: 'waiting', ...one }));
    const opening: Opening = {
      barred,
      more: [...standings, ...waits],
      ...(table.evening !== null && { code: table.code }),
    };
    const live = await this.#open(host, settings, chairs, opening);
    if (live !== null) return ok(live.id);
    // Another node may already have opened the table, or a node that stopped before it could record the rematch.
    const known = table.evening === null ? null : await this.#deps.store.tables.byCode(table.code);
    const found = known === null || known === table.id ? null : await this.#deps.liveTables.findFresh(known);
    const isNext = found?.table.evening?.id === table.evening?.id;
    return found !== null && isNext ? ok(found.id) : err({ code: 'stale' });
  }

  /** Returns the people of a table who have not been deleted. */
  async #existing({ chairs, waiting, evening }: Table): Promise<ReadonlySet<string>> {
    const seated = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair] : []));
    const all = [...seated, ...waiting, ...(evening?.people ?? [])].map(({ person }) => person);
    const found = await Promise.all([...new Set(all)].map((person) => this.#deps.people.find(person)));
    return new Set(found.flatMap((person) => person?.id ?? []));
  }

  /** Returns the unfinished matches of a person. Those in which it is the person's turn come first. */
  async turns(person: string, max = maxTables): Promise<Turn[]> {
    const seats = await this.#deps.store.tables.seatsOf(person, false, max);
    const turns = await Promise.all(seats.map(({ table }) => this.#turn(table, person)));
    return turns.flatMap((turn) => turn ?? []).sort((a, b) => Number(b.yours) - Number(a.yours));
  }

  async #turn(id: string, person: string): Promise<Turn | null> {
    const live = await this.#deps.liveTables.findFresh(id);
    if (live === null || live.table.status === 'over') return null;
    const { table } = live;
    const seat = seatOf(table, person);
    if (seat === null) return null;
    const yours = seatsToMove(table).includes(seat);
    const end = yours ? clockEnd(table, seat) : null;
    return {
      table: id,
      game: table.game,
      status: table.status === 'open' ? 'open' : 'playing',
      names: namesOf(table),
      seat,
      yours,
      deadline: end === null ? null : new Date(end).toISOString(),
    };
  }

  async history(person: string, max = historyLength): Promise<HistoryItem[]> {
    const seats = await this.#deps.store.tables.seatsOf(person, true, max);
    return seats.map(({ table, game, seat, score, place, ended, lobby }) => ({
      table,
      game,
      names: lobby.names,
      seat,
      score,
      place,
      ended: (ended ?? new Date(0)).toISOString(),
      resigned: lobby.resigned,
      winners: lobby.winners,
    }));
  }

  /** Deletes a person: removes them from their tables, and removes their name and chat lines from every log. */
  async deletePerson(person: Person): Promise<void> {
    const { liveTables, store, people, publishChanged } = this.#deps;
    for (const { table } of await store.tables.seatsOf(person.id, false, noLimit)) {
      await liveTables.change(table, { person: person.id }, (now) => leaving(now, person.id));
    }
    const reread = async (table: string) => {
      await liveTables.reload(table);
      await liveTables.reindex(table);
      publishChanged(table);
    };
    for (const table of await store.tables.tablesNaming(person.id)) {
      await store.tables.scrub(table, person.id, deletedName);
      await reread(table);
    }
    // Other nodes may have written lines in the meantime.
    for (const table of await people.remove(person.id)) await reread(table);
  }
}

/** Returns what the next table of the evening needs. A match that the host has stopped does not count. */
const nextEvening = (
  { founder, match: before }: Table,
  { id, match, points, teams }: TableEvening,
): NonNullable<TableSettings['evening']> => ({
  id,
  match: before?.ended === 'stopped' ? match : match + 1,
  points,
  ...(teams !== null && { teams }),
  founder,
});
