import { type BaseView, type GameId, ofSeat, type Seat, type ThrowOff } from '@dicehall/engine';
import { asAnyView } from '../hands/hand-of.ts';
import { standingOf } from '../hands/three-dice.ts';
import { type Phrase, phrase } from '../i18n/phrase.ts';

/** Who sits somewhere, as everybody at the table sees it. */
export interface TableSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'empty';
  /** Whether this person is connected; absent on one device. */
  readonly away?: boolean;
}

/** The seats whose turn it is. */
export function actingSeats(view: BaseView): readonly Seat[] {
  switch (view.step.kind) {
    case 'choose':
      return view.step.seats;
    case 'throw':
      return [view.step.seat];
    case 'over':
      return [];
  }
}

/** The throws that several seats make to settle something, as far as they have come. */
function throwOffOf(base: BaseView): ThrowOff | null {
  const view = asAnyView(base);
  switch (view.game) {
    case 'ten-thousand':
      return view.order;
    case 'three-dice':
    case 'hidden-pairs':
      return view.throwOff;
    case 'greed':
    case 'threes':
      return null;
  }
}

/** What stands beside a seat's score: what it threw in a throw-off, what is at stake, whether it is safe, whether it has committed. */
export function besideScore(base: BaseView, seat: Seat): Phrase | null {
  const view = asAnyView(base);
  const throwOff = throwOffOf(view);
  if (throwOff !== null) {
    const dice = throwOff.thrown[throwOff.seats.indexOf(seat)];
    return dice === undefined ? null : phrase('web-threw', { dice: { dice } });
  }
  switch (view.game) {
    case 'greed':
      if (view.seat === seat && view.turnPoints > 0) return phrase('web-plus', { points: view.turnPoints });
      return ofSeat(view.inGame, seat) ? null : phrase('web-not-in-yet');
    case 'ten-thousand':
      return view.seat === seat && view.turnPoints > 0
        ? phrase('web-plus', { points: view.turnPoints })
        : null;
    case 'threes':
      return null;
    case 'three-dice':
      return standingOf(view, seat);
    case 'hidden-pairs':
      return view.phase === 'choosing' || view.phase === 'committed'
        ? phrase(ofSeat(view.committed, seat) ? 'web-committed' : 'web-choosing')
        : null;
  }
}

/** Whether few points are good. */
export const lowestWins = (game: GameId): boolean => game === 'threes' || game === 'three-dice';

/** Where the match stands as a whole: the round or the turn; null where there is no such thing. */
export function progressOf(base: BaseView): Phrase | null {
  const view = asAnyView(base);
  switch (view.game) {
    case 'greed':
      return phrase('web-progress-target', { target: view.target });
    case 'ten-thousand':
      return phrase('web-progress-target', { target: view.options.target });
    case 'threes':
      return phrase('web-progress-round', { number: view.round, of: view.rounds });
    case 'three-dice':
      return phrase('web-progress-round', { number: view.round, of: view.options.rounds });
    case 'hidden-pairs':
      return phrase('web-progress-turn', { number: view.turn, of: view.options.turns });
  }
}

/** The key of a seat in a list: a seat is its place at the table. */
export const seatKey = (seat: Seat): string => `seat ${seat}`;
