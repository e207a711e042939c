import { applyEntry, type Entry, type Illegal, ok, type Result, type Told } from '@dicehall/engine';
import { desks } from '../desks/index.ts';
import { needOf } from './need.ts';
import { onlyPerson, type Sitting, storyKept } from './sitting.ts';

/** A sitting after an entry, and what that made happen. */
export interface After {
  readonly sitting: Sitting;
  readonly told: readonly Told[];
}

/** The sitting after an entry; or why it breaks a rule. */
export function after(sitting: Sitting, entry: Entry): Result<After, Illegal> {
  const { game } = sitting.arranged.setup;
  const applied = applyEntry(game, sitting.state, entry);
  if (!applied.ok) return applied;
  const told = game.story(sitting.state, applied.value, entry);
  const desk = desks[game.id];
  const endsChoosing = 'move' in entry && desk.ends?.(entry.move) === true;
  const keepsHand = desk.ends !== undefined && !endsChoosing;
  const next: Sitting = {
    ...sitting,
    state: applied.value,
    entries: sitting.entries + 1,
    story: [...sitting.story, ...told].slice(-storyKept),
    fallen: fallenAfter(sitting, entry),
    lastMove: 'move' in entry ? entry.move : sitting.lastMove,
    hand: keepsHand ? sitting.hand : null,
    typed: '',
    note: null,
  };
  const leavesKeyboard = endsChoosing && entry.seat === sitting.eyes;
  return ok({ told, sitting: leavesKeyboard || needOf(next).kind === 'hand-over' ? unseen(next) : next });
}

/** Nobody sits at the keyboard: whoever comes next must not see what fell in secret. */
const unseen = (sitting: Sitting): Sitting => ({
  ...sitting,
  eyes: onlyPerson(sitting.arranged),
  fallen: null,
});

function fallenAfter(sitting: Sitting, entry: Entry): Sitting['fallen'] {
  if (!('dice' in entry)) return sitting.fallen;
  const { game } = sitting.arranged.setup;
  const seen = game.seen(sitting.state, entry, sitting.eyes ?? 'table');
  if (seen === null || !('dice' in seen)) return sitting.fallen;
  const desk = desks[game.id];
  const dice =
    desk.landed?.(game.view(sitting.state, entry.seat), sitting.lastMove, entry.dice) ?? entry.dice;
  return { seat: entry.seat, dice };
}
