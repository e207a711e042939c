import { type Message, message } from '@dicehall/engine';
import type { TableState } from '../protocol/index.ts';
import type { Notice } from './online-state.ts';

export const speakerOf = ({ event }: Notice): string | null =>
  event.kind === 'said' || event.kind === 'reacted' ? event.person : null;

/** The name of a person at a table; null for one who has left without writing. */
export const nameAt = (table: TableState, person: string | null): string | null =>
  table.seats.find((seat) => seat.person !== null && seat.person === person)?.name ??
  table.said.find((line) => line.person === person)?.name ??
  null;

/** The text of a notice; null when the table shows the change by itself. */
export function noticeText({ event }: Notice, table: TableState): Message | null {
  switch (event.kind) {
    case 'said':
      return message('online-notice-said', { name: event.name, text: event.text });
    case 'reacted':
      return message(`online-notice-${event.reaction}`, { name: event.name });
    case 'sat':
      return message('online-notice-sat', { name: event.name });
    case 'stood': {
      const name = nameAt(table, event.person);
      const key = event.removed ? 'online-notice-removed' : 'online-notice-stood';
      return message(name === null ? 'online-notice-left' : key, {
        name: name ?? '',
        number: event.seat + 1,
      });
    }
    case 'held':
      return event.by === null
        ? message('online-notice-held', { seat: { seat: event.seat } })
        : message('online-notice-stand-in', { seat: { seat: event.seat }, by: { seat: event.by } });
    case 'undo-asked':
      return message('online-notice-undo-asked', { seat: { seat: event.seat } });
    case 'undo-answered':
      return message('online-notice-undo-answered', {
        seat: { seat: event.seat },
        agrees: event.agrees ? 'yes' : 'no',
      });
    case 'undone':
      return message('online-notice-undone', { seat: { seat: event.seat } });
    case 'returned':
    case 'resigned':
      return message(`online-notice-${event.kind}`, { seat: { seat: event.seat } });
    case 'host': {
      const name = nameAt(table, event.person);
      return name === null ? null : message('online-notice-host', { name });
    }
    case 'rematch':
      return message('online-notice-rematch');
    case 'settings':
      return message('online-notice-settings', { chat: table.chat ? 'on' : 'off' });
    case 'muted': {
      const name = nameAt(table, event.person);
      return name === null
        ? null
        : message('online-notice-muted', { name, muted: event.muted ? 'yes' : 'no' });
    }
  }
}
