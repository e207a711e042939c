import { type MessageKey, whyNotAskUndo } from '@dicehall/engine';
import type { Command } from './command.ts';
import { gameIn, type OnlineView } from './view.ts';

/** What a single key does besides playing. */
export interface MenuItem {
  readonly key: string;
  readonly label: MessageKey;
  readonly command: Command;
  /** Why it is not possible now. */
  readonly why: MessageKey | null;
}

const bots = [
  ['b', 'steady'],
  ['n', 'novice'],
  ['e', 'expert'],
] as const;

function waitingMenu({ online: { table, you } }: OnlineView): MenuItem[] {
  const isFull = table.seats.every(({ kind }) => kind !== 'empty');
  const isHost = you.person !== null && table.host === you.person;
  const item = (
    key: string,
    label: MessageKey,
    command: Command,
    why: MessageKey | null = null,
  ): MenuItem => ({ key, label, command, why });
  const seat =
    you.person === null
      ? []
      : you.seat === null
        ? [item('d', 'online-do-sit', { kind: 'sit' }, isFull ? 'online-why-full' : null)]
        : [item('v', 'online-do-stand', { kind: 'stand' })];
  if (!isHost) return seat;
  const hasBot = table.seats.some(({ kind }) => kind === 'bot');
  return [
    item('g', 'online-do-start', { kind: 'start' }, isFull ? null : 'online-why-free'),
    ...(isFull
      ? []
      : bots.map(([key, strength]) => item(key, `online-do-${strength}`, { kind: 'bot', strength }))),
    ...(hasBot ? [item('r', 'online-do-remove', { kind: 'remove', name: null })] : []),
    ...seat,
  ];
}

/** Taking back the own last move, and the answer to another player who asks for it. */
function undoMenu(view: OnlineView): MenuItem[] {
  const { table, you, frames } = view.online;
  const { seat } = you;
  if (seat === null || table.seats[seat]?.held === true || table.seats[seat]?.resigned === true) return [];
  if (table.undo?.waiting.includes(seat) === true)
    return [
      { key: 'y', label: 'online-do-agree', command: { kind: 'agree' }, why: null },
      { key: 'n', label: 'online-do-refuse', command: { kind: 'refuse' }, why: null },
    ];
  return table.undo === null && whyNotAskUndo(gameIn(view), frames.at(-1), seat) === null
    ? [{ key: 'u', label: 'online-do-undo', command: { kind: 'undo' }, why: null }]
    : [];
}

/** The keys of the waiting room and of the end of a match, and those for undo while it is played. */
export function menuOf(view: OnlineView): readonly MenuItem[] {
  const { table, you } = view.online;
  if (table.status === 'open') return waitingMenu(view);
  if (table.match === null || you.seat === null) return [];
  if (table.match.places === null) return undoMenu(view);
  return [{ key: 'a', label: 'online-do-rematch', command: { kind: 'rematch' }, why: null }];
}
