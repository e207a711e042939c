import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@dicehall/dice';
import { ok, type Refusal, type Result, readSetup, refused } from '@dicehall/engine';
import type { AskedTable, HistoryItem, Person, Snapshot, Turn } from '../protocol/index.ts';
import type { NewTable, Store } from '../store/index.ts';
import { type AskedMove, decideMove, decideStart, no, type Refused } from '../table/decide-move.ts';
import { decideRematch } from '../table/decide-seats.ts';
import { clockEnd } from '../table/due.ts';
import { fold } from '../table/fold.ts';
import type { Happening, Logged } from '../table/happening.ts';
import { projectSnapshot } from '../table/project.ts';
import { type Chair, choosing, namesOf, seatOf, type Table } from '../table/table.ts';
import { diceOf } from './dice-of.ts';
import { newClientSeed, newCode, newId } from './ids.ts';
import { indexOf } from './index-of.ts';
import { nobodysName, type People } from './people.ts';
import type { Room } from './room.ts';
import type { Changed, Rooms } from './rooms.ts';

export interface HallNeeds {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly people: People;
  readonly now: () => number;
  readonly tellChanged: (table: string) => void;
}

/** A person with more unfinished tables than this finishes some first. */
const mostTables = 50;
const historyLength = 200;
const all = 2 ** 31 - 1;
/** So many codes are tried before giving up: with a million tables open one in thirty is taken. */
const codeTries = 10;

type Setting = Omit<Extract<Happening, { kind: 'opened' }>, 'kind' | 'person' | 'code' | 'commitment'>;
type Seated = Extract<Chair, { kind: 'person' | 'bot' }>;

const seating = (chair: Seated, seat: number, seed: string): Happening =>
  chair.kind === 'bot'
    ? { kind: 'bot-added', seat, strength: chair.strength, name: chair.name, seed }
    : { kind: 'sat', seat, person: chair.person, name: chair.name, seed };

/** Where people meet: making tables, playing at them, and what they have going on. */
export class Hall {
  readonly #needs: HallNeeds;

  constructor(needs: HallNeeds) {
    this.#needs = needs;
  }

  snapshot(room: Room, person: string | null): Snapshot {
    return projectSnapshot(room.table, person, room.beside(this.#needs.now()));
  }

  async #open(host: string, setting: Setting, chairs: readonly Chair[]): Promise<Room> {
    const { store, rooms, now } = this.#needs;
    for (let tries = 0; tries < codeTries; tries += 1) {
      const seed = randomBytes(32);
      const id = newId();
      const at = now();
      const opened: Happening = {
        kind: 'opened',
        person: host,
        code: newCode(),
        commitment: commitmentOf(seed),
        ...setting,
      };
      const seated = chairs.flatMap((chair, seat) =>
        chair.kind === 'empty' ? [] : [seating(chair, seat, newClientSeed())],
      );
      const lines = [opened, ...seated].map(
        (body, index): Logged => ({ seq: index + 1, at, key: null, body }),
      );
      const table = fold(id, null, lines);
      if (table === null) throw new Error('A table without a first line');
      const fresh: NewTable = {
        id,
        seed: seed.toString('hex'),
        game: setting.game,
        created: at,
        index: indexOf(table, at),
        lines,
      };
      if (!(await store.tables.create(fresh))) continue;
      const room = await rooms.find(id);
      if (room !== null) return room;
    }
    throw new Error('No code is free');
  }

  /** Makes a table with its maker in the first seat, as host. */
  async create(person: Person, asked: AskedTable): Promise<Result<Room, Refused>> {
    const running = await this.#needs.store.tables.seatsOf(person.id, false, mostTables);
    if (running.length >= mostTables) return no('too-many-tables');
    const setup = readSetting(asked);
    if (!setup.ok) return refused({ code: 'bad-setup', refusal: setup.error });
    const { seats, listed, watch, chat, clock } = asked;
    const setting = { ...setup.value, seats, listed, watch, chat, clock };
    const maker: Chair = {
      kind: 'person',
      person: person.id,
      name: person.name,
      seed: '',
      held: false,
      resigned: false,
      missed: 0,
    };
    const chairs = Array.from(
      { length: seats },
      (_, seat): Chair => (seat === 0 ? maker : { kind: 'empty' }),
    );
    return ok(await this.#open(person.id, setting, chairs));
  }

  start(id: string, person: string): Promise<Result<Changed, Refused>> {
    return this.#needs.rooms.change(id, { person }, (table, room) =>
      decideStart(table, person, diceOf(table, room.seed)),
    );
  }

  play(id: string, person: string, asked: AskedMove, key: string | null): Promise<Result<Changed, Refused>> {
    return this.#needs.rooms.change(id, { person, key }, (table, room) =>
      decideMove(table, person, asked, diceOf(table, room.seed)),
    );
  }

  /** The table where the same people go on: made by the first who asks, the same for all others. */
  async rematch(id: string, person: string): Promise<Result<Room, Refused>> {
    const { rooms, store } = this.#needs;
    const room = await rooms.findFresh(id);
    if (room === null) return no('no-such-table');
    const may = decideRematch(room.table, person, '');
    if (!may.ok) return may;
    if (room.table.rematch === null) {
      const { table } = room;
      const { game, options, listed, watch, chat, clock, chairs } = table;
      const setting = { game, options, listed, watch, chat, clock, seats: chairs.length };
      const next = await this.#open(person, setting, await this.#stillThere(chairs));
      const tied = await rooms.change(id, { person }, (now) =>
        now.rematch === null ? decideRematch(now, person, next.id) : no('stale'),
      );
      if (!tied.ok) await store.tables.remove(next.id);
    }
    const next = room.table.rematch === null ? null : await rooms.findFresh(room.table.rematch);
    return next === null ? no('no-such-table') : ok(next);
  }

  /** The seats of those who have deleted themselves meanwhile are free. */
  #stillThere(chairs: readonly Chair[]): Promise<Chair[]> {
    const { people } = this.#needs;
    return Promise.all(
      chairs.map(async (chair): Promise<Chair> => {
        const isGone = chair.kind === 'person' && (await people.find(chair.person)) === null;
        return isGone ? { kind: 'empty' } : chair;
      }),
    );
  }

  /** Every unfinished match of a person, those where they are to move first. */
  async turns(person: string, most = mostTables): Promise<Turn[]> {
    const seats = await this.#needs.store.tables.seatsOf(person, false, most);
    const turns = await Promise.all(seats.map(({ table }) => this.#turn(table, person)));
    return turns.flatMap((turn) => turn ?? []).sort((a, b) => Number(b.yours) - Number(a.yours));
  }

  async #turn(id: string, person: string): Promise<Turn | null> {
    const room = await this.#needs.rooms.findFresh(id);
    if (room === null || room.table.status === 'over') return null;
    const { table } = room;
    const seat = seatOf(table, person);
    if (seat === null) return null;
    const yours = choosing(table).includes(seat);
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

  /** The finished matches of a person, the newest first. */
  async history(person: string, most = historyLength): Promise<HistoryItem[]> {
    const seats = await this.#needs.store.tables.seatsOf(person, true, most);
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

  /** Deletes a person: they leave their tables, and their name and words go from every log. */
  async forget(person: Person): Promise<void> {
    const { rooms, store, people, tellChanged } = this.#needs;
    for (const { table } of await store.tables.seatsOf(person.id, false, all)) {
      await rooms.change(table, { person: person.id }, (now) => leaving(now, person.id));
    }
    for (const table of await store.tables.tablesNaming(person.id)) {
      await store.tables.scrub(table, person.id, nobodysName);
      await rooms.reread(table);
      await rooms.reindex(table);
      tellChanged(table);
    }
    await people.remove(person.id);
  }
}

function leaving(table: Table, person: string): Result<Happening, Refused> {
  const seat = seatOf(table, person);
  const chair = seat === null ? undefined : table.chairs[seat];
  if (seat === null || table.status === 'over') return no('match-over');
  if (table.status === 'open') return ok({ kind: 'stood', seat, person, removed: false });
  return chair?.kind === 'person' && chair.resigned ? no('seat-resigned') : ok({ kind: 'resigned', seat });
}

/** Checks game, options and number of seats by making up names for them. */
function readSetting(
  asked: Pick<AskedTable, 'game' | 'options' | 'seats'>,
): Result<Pick<Setting, 'game' | 'options'>, Refusal> {
  const seats = Array.from({ length: asked.seats }, (_, seat) => ({ name: `${seat + 1}` }));
  const setup = readSetup({ game: asked.game, options: asked.options, seats });
  if (!setup.ok) return setup;
  return ok({ game: setup.value.game.id, options: setup.value.options });
}
