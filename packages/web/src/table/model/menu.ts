import { type Message, type MessageKey, message } from '@dicehall/engine';

export interface MenuItem {
  readonly id: string;
  readonly label: Message;
  /** Whether the item ends something. Such items are shown separately, below the others. */
  readonly isApart: boolean;
  /** Whether the item would tell the end of a match before the table has shown it. */
  readonly tellsEnd: boolean;
  readonly choose: () => void;
}

const labels = {
  hold: 'web-menu-hold',
  coach: 'web-coach-turn',
  fair: 'web-menu-fair',
  host: 'web-menu-host',
  save: 'web-save-record',
  explore: 'web-explore-here',
  mine: 'web-menu-mine',
  settings: 'web-settings',
  resign: 'web-resign',
  leave: 'web-leave',
} as const satisfies Readonly<Record<string, MessageKey>>;
type ItemName = keyof typeof labels;

/** Returns the items of a menu, except those without an action. */
export const menuOf = (
  items: Readonly<Partial<Record<ItemName, (() => void) | false>>>,
  isCoachOn = false,
): MenuItem[] =>
  (Object.keys(labels) as ItemName[]).flatMap((id) => {
    const choose = items[id] ?? false;
    if (choose === false) return [];
    const label =
      id === 'coach' ? message(labels.coach, { to: isCoachOn ? 'off' : 'on' }) : message(labels[id]);
    const isApart = id === 'resign' || id === 'leave';
    return [{ id, label, isApart, tellsEnd: id === 'save' || id === 'explore', choose }];
  });
