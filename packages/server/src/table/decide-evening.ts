import {
  err,
  findGame,
  type OptionValue,
  ok,
  type Refusal,
  type Result,
  readSetup,
  type Seat,
} from '@dicehall/engine';
import { distinctName } from '../names/names.ts';
import type { EveningChange, GameChange, Mark } from '../protocol/index.ts';
import {
  type ChangeDecision,
  type Decision,
  refusalUnlessHost,
  refusalUnlessOpen,
  type TableRefusal,
} from './decide-move.ts';
import { isBarred, refusalUnlessKnown } from './decide-seats.ts';
import { type Away, nextPlayers, rotated, type Who, whoOf } from './evening.ts';
import { type Chair, isWaiting, maxSeats, seatedAs, type Table, type Waiting } from './table.ts';

/** The maximum number of people who wait at one table. */
const maxWaiting = 50;

type Wish = { readonly game: string; readonly options: Readonly<Record<string, unknown>> };
type Chosen = { readonly game: string; readonly options: Readonly<Record<string, OptionValue>> };

/**
 * Checks a game and its options for a number of seats, with placeholder names.
 * @param seats the minimum number of the game if absent
 */
export function readGame({ game, options }: Wish, seats?: number): Result<Chosen, Refusal> {
  const { min } = findGame(game)?.seats ?? { min: 1 };
  const names = Array.from({ length: seats ?? min }, (_, seat) => ({ name: `${seat + 1}` }));
  const setup = readSetup({ game, options, seats: names });
  if (!setup.ok) return setup;
  return ok({ game: setup.value.game.id, options: setup.value.options });
}

/** Returns the names of the other people who are present or waiting. */
const otherNames = ({ chairs, waiting }: Table, id: string, away: Away): string[] =>
  [...chairs.filter((chair) => chair.kind === 'person'), ...waiting]
    .filter(({ person }) => person !== id && !away.has(person))
    .map(({ name }) => name);

/**
 * Adds a person to those who wait for the next match, even after leaving the evening. The name may be that of an absent
 * person, who has probably returned with another phone.
 */
export function decideWait(
  table: Table,
  { id, name }: { readonly id: string; readonly name: string },
  mark: Mark | undefined,
  network: string,
  away: Away,
): ChangeDecision {
  if (table.rematch !== null) return err({ code: 'match-over' });
  if (isBarred(table, id, network)) return err({ code: 'removed-from-table' });
  if (isWaiting(table, id)) return ok(null);
  if (seatedAs(table, id)?.chair.resigned === false && !table.left.includes(id))
    return err({ code: 'already-seated' });
  const refusal = refusalUnlessKnown(table, id);
  if (refusal !== null) return refusal;
  if (table.late === 'closed' && !table.known.includes(id)) return err({ code: 'late-closed' });
  if (table.waiting.length >= maxWaiting) return err({ code: 'table-full' });
  const distinct = distinctName(name, otherNames(table, id, away));
  return ok({ kind: 'waiting', ...whoOf({ person: id, name: distinct, mark }) });
}

export const decideStopWaiting = (table: Table, person: string): Decision =>
  isWaiting(table, person) ? ok({ kind: 'waiting-ended', person }) : err({ code: 'not-waiting' });

export function decideGame(table: Table, person: string, wish: GameChange, away: Away): ChangeDecision {
  const refusal = refusalUnlessOpen(table) ?? refusalUnlessHost(table, person);
  if (refusal !== null) return refusal;
  const read = readGame(wish, table.grows ? undefined : table.chairs.length);
  if (!read.ok) return err({ code: 'bad-setup', refusal: read.error });
  const stands = table.grows ? standsFor(table, wish, away) : ok([]);
  if (!stands.ok) return stands;
  const { game, options } = read.value;
  const isSame = game === table.game && JSON.stringify(options) === JSON.stringify(table.options);
  return ok(isSame ? null : { kind: 'game', game, options, stands: stands.value });
}

/**
 * Returns the seats to give up for a game with fewer seats: first those of bots, then those of the people who have
 * played most.
 */
function standsFor(table: Table, { game, rotate }: GameChange, away: Away): Result<Seat[], TableRefusal> {
  const max = maxSeats(game);
  const people = nextPlayers({ ...table, waiting: [] }, away);
  if (people.length > max && rotate !== true) return err(tooMany(people.length, max));
  const { wait } = rotated(people, table, max, away);
  const kept = Math.max(0, max - people.length);
  let bots = 0;
  const stands = table.chairs.flatMap((chair, seat): Seat[] => {
    if (chair.kind === 'person') return wait.some(({ person }) => person === chair.person) ? [seat] : [];
    bots += 1;
    return bots > kept ? [seat] : [];
  });
  return ok(stands);
}

const tooMany = (people: number, max: number): TableRefusal => ({
  code: 'too-many-people',
  values: { people, max },
});

export function decideEvening(
  table: Table,
  person: string,
  { points, teams }: EveningChange,
): ChangeDecision {
  const refusal = refusalUnlessHost(table, person);
  if (refusal !== null) return refusal;
  if (table.evening === null) return err({ code: 'no-evening' });
  const { evening } = table;
  const changed = {
    ...(points !== undefined && JSON.stringify(points) !== JSON.stringify(evening.points) && { points }),
    ...(teams !== undefined && JSON.stringify(teams) !== JSON.stringify(evening.teams) && { teams }),
  };
  return ok(Object.keys(changed).length === 0 ? null : { kind: 'evening', ...changed });
}

/** Returns a chair for a person who joins a new table. */
export const chairOf = (one: Who): Extract<Chair, { kind: 'person' }> => ({
  kind: 'person',
  ...whoOf(one),
  ...{ commitment: null, seed: null, held: false, resigned: false, missed: 0, network: null, since: 0 },
});

/** Returns a chair without its seed, because each match has new seeds. */
const unseeded = <One extends Chair>(chair: One): One => ({ ...chair, commitment: null, seed: null });

interface NextChairs {
  readonly chairs: readonly Chair[];
  readonly waiting: readonly Waiting[];
}

/** Returns the chairs of the next match at a table with a fixed number of seats. Waiting people take the free ones. */
function sameChairs(table: Table, isThere: (person: string) => boolean): NextChairs {
  const waiting = table.waiting.filter(({ person }) => isThere(person) && seatedAs(table, person) === null);
  const chairs = table.chairs.map((chair): Chair => {
    if (chair.kind === 'person' && isThere(chair.person)) return unseeded(chair);
    const next = chair.kind === 'bot' ? undefined : waiting.shift();
    return next === undefined ? (chair.kind === 'bot' ? chair : { kind: 'empty' }) : chairOf(next);
  });
  return { chairs, waiting };
}

/**
 * Returns the chairs of the next match of an evening or of a growing table, and the people who keep waiting.
 * @param isThere whether a person still exists
 * @param asking the person who asks for the match
 */
export function nextChairs(
  table: Table,
  game: string,
  rotate: boolean,
  isThere: (person: string) => boolean,
  away: Away,
  asking: string,
): Result<NextChairs, TableRefusal> {
  if (!table.grows) return ok(sameChairs(table, isThere));
  const max = maxSeats(game);
  const all = nextPlayers(table, away, asking).filter(({ person }) => isThere(person));
  const seated = all.filter(({ kind }) => kind === 'person');
  if (seated.length > max && !rotate) return err(tooMany(seated.length, max));
  const chosen = rotate ? rotated(all, table, max, away) : { sit: all.slice(0, max), wait: all.slice(max) };
  const people = chosen.sit.map((one) => (one.kind === 'person' ? unseeded(one) : chairOf(one)));
  const bots = table.chairs.filter(({ kind }) => kind === 'bot').slice(0, max - people.length);
  return ok({ chairs: [...people, ...bots], waiting: chosen.wait.map(whoOf) });
}
