import type { Seat } from '@dicehall/engine';
import { desks } from '../desks/index.ts';
import { people, type Session } from './session.ts';

/** What has to happen for a match at this terminal to go on. */
export type Prompt =
  | { readonly kind: 'throw'; readonly seat: Seat; readonly dice: number }
  | { readonly kind: 'type-dice'; readonly seat: Seat; readonly dice: number }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly strength: string }
  | { readonly kind: 'hand-over'; readonly seat: Seat }
  | { readonly kind: 'choose'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly places: readonly number[] };

/** Whether what a seat throws or chooses now must stay out of the others' sight. */
function isSecret({ tableSetup, state }: Session, seat: Seat, dice: number): boolean {
  const { game } = tableSetup.setup;
  if (dice === 0) return false;
  const seen = game.seen(state, { seat, dice: Array.from({ length: dice }, () => 1 as const) }, 'table');
  return seen === null || 'unseen' in seen;
}

const mustPass = (session: Session, seat: Seat): boolean =>
  people(session.tableSetup).length > 1 && session.atKeyboard !== seat;

/** What the match waits for. Bots go before people; people go in seating order, and nobody at the keyboard twice in vain. */
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
      return isSecret(session, seat, dice) && mustPass(session, seat)
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

/** Whether players of this game choose out of each other's sight. */
export const hidesChoices = ({ tableSetup }: Session): boolean =>
  desks[tableSetup.setup.game.id].ends !== undefined;
