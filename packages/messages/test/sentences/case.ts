import type { BaseEvent } from '@dicehall/engine';

/** The fields of an event without its kind, and its sentences in English and German; null for an event without a sentence. */
export type Case<Fields = object> = readonly [fields: Fields, en: string | null, de: string | null];

type CaseOf<Event extends BaseEvent, Kind> = Case<Omit<Extract<Event, { readonly kind: Kind }>, 'kind'>>;

/** At least one case for every kind of event of a union: the compiler refuses a table with a gap. */
export type Sentences<Event extends BaseEvent> = {
  readonly [Kind in Event['kind']]: readonly [CaseOf<Event, Kind>, ...CaseOf<Event, Kind>[]];
};
