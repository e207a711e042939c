import type { Seat } from '@dicehall/engine';
import { people, type Session, stepOf, wholeState } from './session.ts';

export type Prompt =
  | { readonly kind: 'throw'; readonly seat: Seat; readonly dice: number }
  | { readonly kind: 'type-dice'; readonly seat: Seat; readonly dice: number }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly strength: string }
  /** A person at another device chooses. */
  | { readonly kind: 'wait'; readonly seat: Seat }
  | { readonly kind: 'hand-over'; readonly seat: Seat }
  | { readonly kind: 'choose'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly places: readonly number[] };

function isSecretRoll(session: Session, seat: Seat, dice: number): boolean {
  const { game } = session.tableSetup.setup;
  if (dice === 0) return false;
  const seen = game.seen(
    wholeState(session),
    { seat, dice: Array.from({ length: dice }, () => 1 as const) },
    'table',
  );
  return seen === null || 'unseen' in seen;
}

const mustPass = (session: Session, seat: Seat): boolean =>
  people(session.tableSetup).length > 1 && session.atKeyboard !== seat;

/** Online, the player at the keyboard goes first. Here bots do, then the player at the keyboard, then the others in seating order. */
export function promptOf(session: Session): Prompt {
  const { tableSetup, atKeyboard } = session;
  const step = stepOf(session);
  switch (step.kind) {
    case 'over':
      return { kind: 'over', places: step.places };
    case 'throw': {
      const { seat, dice } = step;
      const typed = tableSetup.dice.kind === 'real' && tableSetup.players[seat]?.kind === 'person';
      if (!typed) return { kind: 'throw', seat, dice };
      return isSecretRoll(session, seat, dice) && mustPass(session, seat)
        ? { kind: 'hand-over', seat }
        : { kind: 'type-dice', seat, dice };
    }
    case 'choose': {
      const isOwn = session.match.kind === 'seen' && atKeyboard !== null && step.seats.includes(atKeyboard);
      if (isOwn && tableSetup.players[atKeyboard]?.kind === 'person')
        return { kind: 'choose', seat: atKeyboard };
      for (const seat of step.seats) {
        const player = tableSetup.players[seat];
        if (player?.kind === 'bot') return { kind: 'bot', seat, strength: player.strength };
      }
      const [first = 0] = step.seats;
      const seat = atKeyboard !== null && step.seats.includes(atKeyboard) ? atKeyboard : first;
      if (tableSetup.players[seat]?.kind === 'remote') return { kind: 'wait', seat };
      return hidesChoices(session) && mustPass(session, seat)
        ? { kind: 'hand-over', seat }
        : { kind: 'choose', seat };
    }
  }
}

export function hidesChoices({ tableSetup }: Session): boolean {
  const { hiddenInformation, simultaneousChoices } = tableSetup.setup.game.facts;
  return hiddenInformation && simultaneousChoices;
}
