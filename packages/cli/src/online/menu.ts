import type { MessageKey } from '@dicehall/engine';
import type { Command } from './command.ts';
import type { OnlineView } from './view.ts';

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

/** The keys of the waiting room and of the end of a match; none while a match is played. */
export function menuOf(view: OnlineView): readonly MenuItem[] {
  const { table, you } = view.online;
  if (table.status === 'open') return waitingMenu(view);
  if (table.match?.places == null || you.seat === null) return [];
  return [{ key: 'a', label: 'online-do-rematch', command: { kind: 'rematch' }, why: null }];
}
