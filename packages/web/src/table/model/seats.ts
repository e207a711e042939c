import type { BaseView, Seat } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Token } from '../../tokens/tokens.ts';

/** The part of a seat that everyone may see. */
export interface TableSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'empty';
  /** Whether this is the seat of the viewer, who has entered no name and is called “you”. */
  readonly isNameless?: boolean;
  readonly token?: Token;
  /** The description of a bot's style. */
  readonly likes?: string;
  /** Whether this person is disconnected; absent on a single device. */
  readonly away?: boolean;
  /** Whether a bot plays for this person, who is away or has resigned. */
  readonly held?: boolean;
  /** The time when this seat's clock runs out; present if the seat has to move. */
  readonly deadline?: string;
}

/** Returns who acts in a seat: a bot that stands in for a person is not called by the name of that person alone. */
export const actorName = (messages: Catalogue, { name, held }: TableSeat): string =>
  held === true ? messages.say('stand-in-name', { name }) : name;

/** Returns the name of a seat where it stands alone: “You” for a viewer who has entered no name. */
export const shownName = (messages: Catalogue, { name, isNameless }: TableSeat): string =>
  isNameless === true ? messages.say('seat-you') : name;

export function actingSeats({ step }: Pick<BaseView, 'step'>): readonly Seat[] {
  switch (step.kind) {
    case 'choose':
      return step.seats;
    case 'throw':
      return [step.seat];
    case 'over':
      return [];
  }
}

export const seatKey = (seat: Seat): string => `seat ${seat}`;

interface SeatsHere {
  readonly mine: readonly Seat[];
  readonly here?: readonly Seat[];
}

/** Returns the seat of the person who is addressed as “you”: the only person at this device. */
export const seatOfYou = ({ mine, here = mine }: SeatsHere): Seat | undefined =>
  here.length === 1 ? here[0] : undefined;

/**
 * Returns the names for lists and headings, in which a single player on this screen is “You”. Sentences about that player
 * alone need a form of their own.
 */
export function namesWithYou(messages: Catalogue, names: readonly string[], here: readonly Seat[]): string[] {
  const you = names.length > 1 ? seatOfYou({ mine: here }) : undefined;
  return names.map((name, seat) => (seat === you ? messages.say('seat-you') : name));
}

/** Returns seats in which a single player on this screen comes first: “You and Bo”. */
export function youFirst(seats: readonly Seat[], here: readonly Seat[]): readonly Seat[] {
  const you = seatOfYou({ mine: here });
  return seats.toSorted((a, b) => Number(b === you) - Number(a === you));
}
