import type { Said, SeatState, TableState } from '../protocol/index.ts';
import { projectEvening } from './evening.ts';
import { type Asked, type Chair, type ChatLine, clientParts, type Table } from './table.ts';

// Most moves do not change the parts of a table in this file. The parts are cached by the objects on which they depend,
// so that they are not built, compared and serialized again for every move.

/** The maximum number of different seconds whose text is cached. */
const maxSeconds = 5000;
const seconds = new Map<number, string>();

/** Formats a time like `toISOString`, but faster, because each move needs ten of these times. */
export function isoTime(at: number): string {
  const second = Math.floor(at / 1000);
  let text = seconds.get(second);
  if (text === undefined) {
    if (seconds.size >= maxSeconds) seconds.clear();
    text = new Date(second * 1000).toISOString().slice(0, -4);
    seconds.set(second, text);
  }
  return `${text}${String(Math.trunc(at) - second * 1000).padStart(3, '0')}Z`;
}

function cached<Source extends object, Value>(make: (source: Source) => Value): (source: Source) => Value {
  const cache = new WeakMap<Source, Value>();
  return (source) => {
    let value = cache.get(source);
    if (value === undefined) {
      value = make(source);
      cache.set(source, value);
    }
    return value;
  };
}

/** The people who are away, each with the time of leaving in milliseconds since 1970. */
type Away = ReadonlyMap<string, number>;

function seatState(chair: Chair, seat: number, away: Away, left: Table['left']): SeatState {
  const state: SeatState = {
    seat,
    kind: chair.kind,
    name: null,
    person: null,
    strength: null,
    temper: null,
    here: chair.kind !== 'empty',
    awaySince: null,
    held: false,
    resigned: false,
  };
  if (chair.kind === 'empty') return state;
  const { name } = chair;
  if (chair.kind === 'bot') return { ...state, name, strength: chair.strength, temper: chair.temper };
  const { mark, person, held, resigned } = chair;
  const since = away.get(person);
  const seated = {
    ...state,
    name,
    ...(mark !== undefined && { mark }),
    person,
    held,
    resigned,
    ...(left.includes(person) && { left: true }),
  };
  return since === undefined ? seated : { ...seated, here: false, awaySince: isoTime(since) };
}

interface Seats {
  readonly left: Table['left'];
  readonly away: readonly (number | undefined)[];
  readonly seats: SeatState[];
}
const lastSeats = new WeakMap<readonly Chair[], Seats>();

export function seatsOf({ chairs, left }: Table, away: Away): SeatState[] {
  const awaySince = (chair: Chair | undefined) =>
    chair?.kind === 'person' ? away.get(chair.person) : undefined;
  const last = lastSeats.get(chairs);
  if (last?.left === left && last.away.every((was, seat) => was === awaySince(chairs[seat])))
    return last.seats;
  const seats = chairs.map((chair, seat) => seatState(chair, seat, away, left));
  lastSeats.set(chairs, { left, away: chairs.map(awaySince), seats });
  return seats;
}

type Proof = TableState['dice'];
const lastProof = new WeakMap<readonly Chair[], Proof>();

/** Returns the values for verifying the dice. `serverSeed`, in hex, is null until viewers may know it. */
export function proofOf({ chairs, commitment, revealUntil }: Table, serverSeed: string | null): Proof {
  const last = lastProof.get(chairs);
  const revealBy = revealUntil === null ? null : isoTime(revealUntil);
  if (last?.commitment === commitment && last.serverSeed === serverSeed && last.revealBy === revealBy)
    return last;
  const { clientCommitments, clientSeeds } = clientParts(chairs);
  const proof = {
    commitment,
    clientCommitments: [...clientCommitments],
    clientSeeds: [...clientSeeds],
    revealBy,
    serverSeed,
  };
  lastProof.set(chairs, proof);
  return proof;
}

export const optionsOf = cached((options: Table['options']): TableState['options'] => ({ ...options }));
export const askedOf = (asked: Asked | null): TableState['undo'] =>
  asked && { seat: asked.seat, waiting: [...asked.waiting] };
export const waitingOf = cached((waiting: Table['waiting']): TableState['waiting'] =>
  waiting.map((one) => ({ ...one })),
);
export const eveningOf = cached(projectEvening);
export const mutedOf = cached((muted: Table['muted']): string[] => [...muted]);
export const saidOf = cached((said: readonly ChatLine[]): Said[] =>
  said.map((line) => ({ ...line, at: isoTime(line.at) })),
);
