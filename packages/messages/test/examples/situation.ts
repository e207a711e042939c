import {
  type AnyGame,
  eventValues,
  gameOf,
  type Message,
  type MessageValue,
  parsePosition,
  positionMessage,
  type Refusal,
  readEntry,
  replay,
  withDefaults,
} from '@dicehall/engine';
import { type Catalogue, eventForms } from '../../src/index.ts';
import { patternsOf } from './branches.ts';

export const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea'];

/** A value as a client passes it: as in a message, or a text or a number that the catalogue formats first. */
export type Value =
  | MessageValue
  | { readonly key: string; readonly values: Values }
  | { readonly number: number; readonly format?: Intl.NumberFormatOptions }
  | { readonly list: readonly Value[] };
export type Values = Readonly<Record<string, Value>>;

/**
 * A situation in which a text appears. Only the last kind contains values; for the others, the engine provides them
 * each time.
 */
export type Situation =
  /**
   * The refusal of a position, or a text that the position shows to a seat or to the table, with a draft. `nth`
   * selects among the texts with the same key, 0 by default.
   */
  | { readonly at: string; readonly shows: number | null; readonly draft?: unknown; readonly nth?: number }
  /** The description of a move of a seat. */
  | { readonly at: string; readonly move: unknown; readonly seat: number }
  /** An entry at a position: one of its events, or its refusal. */
  | { readonly at: string; readonly entry: unknown; readonly nth?: number }
  /** The refusal of a record. */
  | { readonly record: unknown }
  /** The rules of a game under some options. */
  | { readonly rules: string; readonly options: Readonly<Record<string, unknown>>; readonly nth?: number }
  | { readonly values: Values };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isMessage = (value: unknown): value is Message =>
  isRecord(value) && typeof value.key === 'string' && isRecord(value.values);
const isRefusal = (value: unknown): value is Refusal =>
  isRecord(value) && typeof value.code === 'string' && isRecord(value.values);

/** Returns the values with which `Catalogue.explain` fills in the text of a refusal. */
export function refusalMessage({ code, values, problem }: Refusal): Message {
  if (problem !== undefined) {
    const place = problem.path === '' ? { key: `whole-${code}`, values: {} } : problem.path;
    return { key: `problem-${problem.kind}`, values: { place, ...problem.values } } as Message;
  }
  const who = typeof values.number === 'number' ? { who: { seat: values.number } } : {};
  return { key: `refusal-${code}`, values: { ...values, ...who } } as Message;
}

/** Yields every message and refusal in a value, including those within the values of others. */
export function messagesIn(value: unknown): Message[] {
  if (!isRecord(value)) return [];
  const inside = Object.values(value).flatMap(messagesIn);
  if (isMessage(value)) return [value, ...inside];
  return isRefusal(value) ? [refusalMessage(value), ...inside] : inside;
}

/** Returns every text that a position shows to a seat. */
export function shownAt(game: AnyGame, state: unknown, seat: number | null, draft: unknown): Message[] {
  const view = game.view(state, seat ?? 'table');
  return messagesIn([game.controls(view, seat, draft), game.card?.(view, draft) ?? null]);
}

/**
 * Returns every text of the events or the refusal of an entry. An event has the text of its game or else the common
 * one, with their shorter forms.
 */
export function broughtBy(game: AnyGame, state: unknown, raw: unknown): Message[] {
  const entry = readEntry(game, raw);
  if (!entry.ok) return messagesIn(entry.error);
  const applied = game.apply(state, entry.value);
  if (!applied.ok) return messagesIn(applied.error);
  return applied.value.events.flatMap((event) => {
    const values = eventValues(event);
    const own = `${game.id}-${event.kind}`;
    const key = patternsOf('en').has(own) ? own : `event-${event.kind}`;
    const forms = eventForms.map((form) => `${key}.${form}`);
    return [key, ...forms].map((form) => ({ key: form, values }) as Message);
  });
}

function messagesOf(situation: Situation): Message[] {
  if ('record' in situation) {
    const replayed = replay(situation.record);
    return replayed.ok ? [] : messagesIn(replayed.error);
  }
  if ('rules' in situation) {
    const game = gameOf(situation.rules);
    const options = withDefaults(game.options, situation.options as Parameters<typeof withDefaults>[1]);
    return messagesIn(game.rules?.(options));
  }
  if (!('at' in situation)) return [];
  const read = parsePosition(situation.at);
  if (!read.ok) return messagesIn(positionMessage(read.error));
  const { game, state } = read.value;
  if ('move' in situation)
    return messagesIn(game.describe(game.view(state, situation.seat), situation.seat, situation.move));
  if ('entry' in situation) return broughtBy(game, state, situation.entry);
  return shownAt(game, state, situation.shows, situation.draft ?? null);
}

/** Returns the values of a text in a situation; null if the text does not appear there. */
export function valuesIn(key: string, situation: Situation): Values | null {
  if ('values' in situation) return situation.values;
  const same = messagesOf(situation).filter((message) => message.key === key);
  return same['nth' in situation ? (situation.nth ?? 0) : 0]?.values ?? null;
}

/** Returns the values in the form that the catalogue accepts. */
export function formatted(catalogue: Catalogue, values: Values): Message['values'] {
  const one = (value: Value): MessageValue => {
    if (typeof value !== 'object') return value;
    if ('key' in value) return catalogue.lookup(value.key, formatted(catalogue, value.values), names);
    if ('number' in value) return catalogue.number(value.number, value.format);
    if ('list' in value) return { list: value.list.map((item) => one(item as Value) as string | number) };
    return value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, one(value)]));
}
