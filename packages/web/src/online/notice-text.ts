import type { TableState } from '@dicehall/server/protocol';
import { type Phrase, phrase } from '../i18n/phrase.ts';
import type { Notice } from './online-state.ts';

export const speakerOf = ({ event }: Notice): string | null =>
  event.kind === 'said' || event.kind === 'reacted' ? event.person : null;

/** The name of a person at a table; null for one who has left without writing. */
export const nameAt = (table: TableState, person: string | null): string | null =>
  table.seats.find((seat) => seat.person !== null && seat.person === person)?.name ??
  table.said.find((line) => line.person === person)?.name ??
  null;

/** The text of a notice; null when the table shows the change by itself. */
export function noticeText({ event }: Notice, table: TableState): Phrase | null {
  switch (event.kind) {
    case 'said':
      return phrase('web-notice-said', { name: event.name, text: event.text });
    case 'reacted':
      return phrase(`web-notice-${event.reaction}`, { name: event.name });
    case 'sat':
      return phrase('web-notice-sat', { name: event.name });
    case 'stood': {
      const name = nameAt(table, event.person);
      const key = event.removed ? 'web-notice-removed' : 'web-notice-stood';
      return phrase(name === null ? 'web-notice-left' : key, { name: name ?? '', number: event.seat + 1 });
    }
    case 'held':
      return event.by === null
        ? phrase('web-notice-held', { seat: { seat: event.seat } })
        : phrase('web-notice-stand-in', { seat: { seat: event.seat }, by: { seat: event.by } });
    case 'returned':
    case 'resigned':
      return phrase(`web-notice-${event.kind}`, { seat: { seat: event.seat } });
    case 'host': {
      const name = nameAt(table, event.person);
      return name === null ? null : phrase('web-notice-host', { name });
    }
    case 'rematch':
      return phrase('web-notice-rematch');
    case 'settings':
      return phrase('web-notice-settings', { chat: table.chat ? 'on' : 'off' });
    case 'muted': {
      const name = nameAt(table, event.person);
      return name === null ? null : phrase('web-notice-muted', { name, muted: event.muted ? 'yes' : 'no' });
    }
  }
}
