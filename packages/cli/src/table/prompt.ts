import type { Seat } from '@dicehall/engine';
import { people, type Session } from './session.ts';

export type Prompt =
  | { readonly kind: 'throw'; readonly seat: Seat; readonly dice: number }
  | { readonly kind: 'type-dice'; readonly seat: Seat; readonly dice: number }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly strength: string }
  | { readonly kind: 'hand-over'; readonly seat: Seat }
  | { readonly kind: 'choose'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly places: readonly number[] };

function isSecretRoll({ tableSetup, state }: Session, seat: Seat, dice: number): boolean {
  const { game } = tableSetup.setup;
  if (dice === 0) return false;
  const seen = game.seen(state, { seat, dice: Array.from({ length: dice }, () => 1 as const) }, 'table');
  return seen === null || 'unseen' in seen;
}

const mustPass = (session: Session, seat: Seat): boolean =>
  people(session.tableSetup).length > 1 && session.atKeyboard !== seat;

/** Where several seats may choose, bots go first, then the player at the keyboard, then the others in seating order. */
export function promptOf(session: Session): Prompt {
  const { tableSetup, state, atKeyboard } = session;
  const { game } = tableSetup.setup;
  const step = game.step(state);
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
      for (const seat of step.seats) {
        const player = tableSetup.players[seat];
        if (player?.kind === 'bot') return { kind: 'bot', seat, strength: player.strength };
      }
      const [first = 0] = step.seats;
      const seat = atKeyboard !== null && step.seats.includes(atKeyboard) ? atKeyboard : first;
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
