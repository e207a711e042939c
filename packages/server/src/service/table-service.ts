import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@dicehall/dice';
import { err, type GameId, gameOf, ok, type Refusal, type Result, readSetup } from '@dicehall/engine';
import {
  defaultClock,
  type HistoryItem,
  type Person,
  type RequestedTable,
  type Snapshot,
  type Turn,
} from '../protocol/index.ts';
import type { NewTable, Store } from '../store/index.ts';
import { clockEnd } from '../table/deadline.ts';
import { decideMove, type RequestedMove, type TableRefusal } from '../table/decide-move.ts';
import { decideRematch, leaving, type Seated, seating } from '../table/decide-seats.ts';
import { fold } from '../table/fold.ts';
import type { LogEvent, LogLine } from '../table/log-event.ts';
import { diceOf } from '../table/match-dice.ts';
import { projectSnapshot } from '../table/project.ts';
import { type Barred, type Chair, namesOf, seatOf, seatsToMove } from '../table/table.ts';
import { newCode, newId } from './ids.ts';
import type { LiveTable } from './live-table.ts';
import type { Changed, LiveTables } from './live-tables.ts';
import { deletedName, type People } from './people.ts';
import { tableIndexOf } from './table-index.ts';
export interface TableServiceDeps {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly people: People;
  readonly now: () => number;
  /** Tells the other nodes that the log of a table was rewritten, not only extended. */
  readonly publishChanged: (table: string) => void;
}

/** Unfinished tables of one person. */
const maxTables = 50;
const historyLength = 200;
export const noLimit = 2 ** 31 - 1;
/** Attempts to find a free code: with a million open tables one code in thirty is taken. */
const maxCodeAttempts = 10;

type TableSettings = Omit<Extract<LogEvent, { kind: 'opened' }>, 'kind' | 'person' | 'code' | 'commitment'>;

/** The hash of a person's network at a table. */
type NetworkAt = (table: string) => string;

export class TableService {
  readonly #deps: TableServiceDeps;

  constructor(deps: TableServiceDeps) {
    this.#deps = deps;
  }

  snapshot(live: LiveTable, person: string | null): Snapshot {
    return projectSnapshot(live.table, person, live.viewContext(this.#deps.now()));
  }

  /**
   * Null if a person in the seats has been deleted.
   * @param networkAt the network of the host, the only person in the seats of a new table
   * @param barred people barred from earlier tables of the same players
   */
  async #open(
    host: string,
    settings: TableSettings,
    chairs: readonly Chair[],
    { networkAt, barred = [] }: { networkAt?: NetworkAt; barred?: readonly Barred[] },
  ): Promise<LiveTable | null> {
    const { store, liveTables, now } = this.#deps;
    for (let attempt = 0; attempt < maxCodeAttempts; attempt += 1) {
      const seed = randomBytes(32);
      const id = newId();
      const at = now();
      const opened: LogEvent = {
        kind: 'opened',
        person: host,
        code: newCode(),
        commitment: commitmentOf(seed, id),
        ...settings,
      };
      const networkOf = (chair: Seated): string | null =>
        chair.kind === 'bot' ? null : (chair.network ?? networkAt?.(id) ?? null);
      const seated = chairs.flatMap((chair, seat) =>
        chair.kind === 'empty' ? [] : [seating(chair, seat, networkOf(chair))],
      );
      const bars = barred.map((one): LogEvent => ({ kind: 'barred', ...one }));
      const lines = [opened, ...bars, ...seated].map(
        (body, index): LogLine => ({ seq: index + 1, at, key: null, body }),
      );
      const table = fold(id, null, lines);
      if (table === null) throw new Error('The log of a new table is empty');
      const fresh: NewTable = {
        id,
        seed: seed.toString('hex'),
        game: settings.game,
        created: at,
        index: tableIndexOf(table, at),
        lines,
      };
      const created = await store.tables.create(fresh);
      if (created === 'gone') return null;
      if (created === 'taken') continue;
      return await liveTables.find(id);
    }
    throw new Error('No free table code was found');
  }

  async create(
    person: Person,
    requested: RequestedTable,
    networkAt: NetworkAt,
  ): Promise<Result<LiveTable, TableRefusal>> {
    const running = await this.#deps.store.tables.seatsOf(person.id, false, maxTables);
    if (running.length >= maxTables) return err({ code: 'too-many-tables' });
    const setup = readSettings(requested);
    if (!setup.ok) return err({ code: 'bad-setup', refusal: setup.error });
    const { seats, listed, watch, chat, spectatorChat, coach, mark, commitment = null } = requested;
    const { facts } = gameOf(setup.value.game as GameId);
    if (coach && facts.hiddenInformation) return err({ code: 'no-coach' });
    const clock = requested.clock ?? defaultClock(seats, facts.simultaneousChoices);
    const settings = { ...setup.value, seats, listed, watch, chat, spectatorChat, coach, clock };
    const host: Chair = {
      kind: 'person',
      person: person.id,
      name: person.name,
      ...(mark !== undefined && { mark }),
      commitment,
      seed: null,
      held: false,
      resigned: false,
      missed: 0,
      network: null,
    };
    const chairs = Array.from({ length: seats }, (_, seat): Chair => (seat === 0 ? host : { kind: 'empty' }));
    const live = await this.#open(person.id, settings, chairs, { networkAt });
    return live === null ? err({ code: 'authentication-required' }) : ok(live);
  }

  play(
    id: string,
    person: Person,
    requested: RequestedMove,
    key: string | null,
  ): Promise<Result<Changed, TableRefusal>> {
    const requester = { person: person.id, token: this.#deps.people.tokenOf(person), key };
    return this.#deps.liveTables.change(id, requester, (table, live) =>
      decideMove(table, person.id, requested, diceOf(table, live.seed)),
    );
  }

  /** The table of the rematch: created by the first request, the same for all later ones. */
  async rematch(id: string, person: string): Promise<Result<LiveTable, TableRefusal>> {
    const { liveTables, store } = this.#deps;
    const live = await liveTables.findFresh(id);
    if (live === null) return err({ code: 'no-such-table' });
    const allowed = decideRematch(live.table, person, '');
    if (!allowed.ok) return allowed;
    if (live.table.rematch === null) {
      const { table } = live;
      const { game, options, listed, watch, chat, spectatorChat, coach, clock, chairs, networks, barred } =
        table;
      const seats = chairs.length;
      const settings = { game, options, listed, watch, chat, spectatorChat, coach, clock, seats, networks };
      const next = await this.#open(person, settings, await this.#seatedAgain(chairs), { barred });
      if (next === null) return err({ code: 'stale' });
      const linked = await liveTables.change(id, { person }, (now) =>
        now.rematch === null ? decideRematch(now, person, next.id) : err({ code: 'stale' }),
      );
      if (!linked.ok) await store.tables.remove(next.id);
    }
    const next = live.table.rematch === null ? null : await liveTables.findFresh(live.table.rematch);
    return next === null ? err({ code: 'no-such-table' }) : ok(next);
  }

  /** The same players without their commitments, and without deleted people. */
  #seatedAgain(chairs: readonly Chair[]): Promise<Chair[]> {
    const { people } = this.#deps;
    return Promise.all(
      chairs.map(async (chair): Promise<Chair> => {
        if (chair.kind !== 'person') return chair;
        const isGone = (await people.find(chair.person)) === null;
        return isGone ? { kind: 'empty' } : { ...chair, commitment: null, seed: null };
      }),
    );
  }

  /** The unfinished matches of a person; those where it is their turn come first. */
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
    }));
  }

  /** Deletes a person: they leave their tables, and their name and chat lines are removed from every log. */
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
    // Reread lines that were written meanwhile.
    for (const table of await people.remove(person.id)) await reread(table);
  }
}

/** Checks game, options and number of seats, with placeholder names. */
function readSettings(
  requested: Pick<RequestedTable, 'game' | 'options' | 'seats'>,
): Result<Pick<TableSettings, 'game' | 'options'>, Refusal> {
  const seats = Array.from({ length: requested.seats }, (_, seat) => ({ name: `${seat + 1}` }));
  const setup = readSetup({ game: requested.game, options: requested.options, seats });
  if (!setup.ok) return setup;
  return ok({ game: setup.value.game.id, options: setup.value.options });
}
