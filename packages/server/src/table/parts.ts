import type { Said, SeatState, TableState } from '../protocol/index.ts';
import type { Chair, Line, Table } from './table.ts';

// Most moves change nothing of a table but its match. What is the same is made once, and the same object comes again
// while its sources are the same objects: it is neither made, nor compared, nor put into text anew.

/** A moment as it goes over the wire. */
export const moment = (at: number): string => new Date(at).toISOString();

/** What `make` makes of an object: made once for each. */
function once<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    let made = known.get(source);
    if (made === undefined) {
      made = make(source);
      known.set(source, made);
    }
    return made;
  };
}

function seatState(chair: Chair, seat: number, here: ReadonlySet<string>): SeatState {
  switch (chair.kind) {
    case 'empty':
      return {
        seat,
        kind: 'empty',
        name: null,
        person: null,
        strength: null,
        here: false,
        held: false,
        resigned: false,
        seed: null,
      };
    case 'bot': {
      const { name, strength, seed } = chair;
      return {
        seat,
        kind: 'bot',
        name,
        person: null,
        strength,
        here: true,
        held: false,
        resigned: false,
        seed,
      };
    }
    case 'person': {
      const { name, person, held, resigned, seed } = chair;
      return {
        seat,
        kind: 'person',
        name,
        person,
        strength: null,
        here: here.has(person),
        held,
        resigned,
        seed,
      };
    }
  }
}

interface Seats {
  readonly here: readonly boolean[];
  readonly seats: SeatState[];
}
const lastSeats = new WeakMap<readonly Chair[], Seats>();

/** Who has which seat, and who of them is connected. */
export function seatsOf({ chairs }: Table, here: ReadonlySet<string>): SeatState[] {
  const isHere = (chair: Chair): boolean => chair.kind === 'person' && here.has(chair.person);
  const last = lastSeats.get(chairs);
  if (last?.here.every((was, seat) => was === isHere(chairs[seat] as Chair))) return last.seats;
  const seats = chairs.map((chair, seat) => seatState(chair, seat, here));
  lastSeats.set(chairs, { here: chairs.map(isHere), seats });
  return seats;
}

type Proof = TableState['dice'];
const lastProof = new WeakMap<readonly Chair[], Proof>();

/** What the dice can be checked by; the server seed, in hex, only when it may be shown. */
export function proofOf({ chairs, commitment }: Table, serverSeed: string | null): Proof {
  const last = lastProof.get(chairs);
  if (last !== undefined && last.commitment === commitment && last.serverSeed === serverSeed) return last;
  const seeds = chairs.map((chair) => (chair.kind === 'empty' ? '' : chair.seed));
  const proof = { commitment, seeds, serverSeed };
  lastProof.set(chairs, proof);
  return proof;
}

export const optionsOf = once((options: Table['options']): TableState['options'] => ({ ...options }));
export const mutedOf = once((muted: Table['muted']): string[] => [...muted]);
export const saidOf = once((said: readonly Line[]): Said[] =>
  said.map((line) => ({ ...line, at: moment(line.at) })),
);
