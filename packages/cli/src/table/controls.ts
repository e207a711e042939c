import { type BaseView, type ControlAction, type Controls, reservedKeys, type Seat } from '@dicehall/engine';
import { promptOf } from './prompt.ts';
import { type Session, viewFor } from './session.ts';

export interface TableControls {
  /** The seat that chooses at this terminal now; null for none. */
  readonly seat: Seat | null;
  readonly controls: Controls;
}

export interface KeyedAction {
  readonly key: string;
  readonly action: ControlAction;
}

export const viewOf = (session: Session): BaseView => viewFor(session, session.atKeyboard ?? 'table');

export function controlsOf(session: Session): TableControls {
  const { tableSetup, atKeyboard, drafts } = session;
  const { game } = tableSetup.setup;
  const prompt = promptOf(session);
  if (prompt.kind === 'choose') {
    const { seat } = prompt;
    return { seat, controls: game.controls(viewFor(session, seat), seat, drafts[seat] ?? null) };
  }
  return { seat: null, controls: game.controls(viewOf(session), atKeyboard, null) };
}

const digits = [...'123456789'];
/** Without I, the key of the coach. */
const letters = [...'abdegjkmnoprvwxyz'];

/** The actions with their keys; an action without one of its own gets the next free key. */
export function keyedActions({ actions, dice }: Controls): KeyedAction[] {
  const used = new Set<string>([...reservedKeys, ...actions.flatMap(({ key }) => key ?? [])]);
  const canTap = dice.some(({ tap }) => tap !== null);
  const free = [...(canTap ? [] : digits), ...letters].filter((key) => !used.has(key));
  return actions.flatMap((action): KeyedAction[] => {
    const key = action.key ?? free.shift();
    return key === undefined ? [] : [{ key, action }];
  });
}
