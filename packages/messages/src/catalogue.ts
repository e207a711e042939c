import {
  type BaseEvent,
  type Message as EngineMessage,
  eventValues,
  type GameId,
  type MessageKey,
  type MessageValue,
  type Refusal,
  type Seat,
} from '@dicehall/engine';
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  type FluentVariable,
} from '@fluent/bundle';
import { type Language, localeOf } from './language.ts';
import { isolate, toPlainText } from './plain.ts';

/** Replaces the hyphen that `Intl` writes for a minus sign. */
const withMinusSign = (text: string): string => text.replace('-', '−');

class SignedNumber extends FluentNumber {
  override toString(...[scope]: Parameters<FluentNumber['toString']>): string {
    return withMinusSign(super.toString(scope));
  }
}

/** The faces of some dice. Fluent selects the plural form by the number of dice. */
class Dice extends FluentNumber {
  readonly #faces: string;

  constructor(faces: readonly number[]) {
    super(faces.length);
    this.#faces = faces.join(' ');
  }

  override toString(): string {
    return this.#faces;
  }
}

/** Replaces Fluent's own NUMBER, which writes a hyphen for a minus sign. */
const signed: FluentFunction = ([value = ''], options) =>
  value instanceof FluentNumber ? new SignedNumber(value.value, { ...value.opts, ...options }) : value;

export type Values = EngineMessage['values'];

/** The names of the seats. A seat without a name is shown by its number. */
export type Names = readonly string[];

/**
 * The forms of an event's text. `own`: for the player whose turn it is. `you`: for the only person on a device; `own`
 * if absent. `log`: for that person in a log, as a whole sentence; `you` if absent. `target`: for the player whom the
 * event affects. `brief`: a single sentence.
 */
export const eventForms = ['own', 'you', 'log', 'target', 'brief'] as const;
export type EventForm = (typeof eventForms)[number];

interface Concerned {
  readonly seat?: Seat;
  readonly seats?: readonly Seat[];
  readonly to?: Seat;
  readonly on?: Seat;
}

/**
 * Returns the form of an event's sentence that addresses the seat `you`. Undefined unless the event concerns that seat
 * alone.
 */
export function formFor(event: BaseEvent, you: Seat | undefined): EventForm | undefined {
  if (you === undefined) return undefined;
  const { seat, seats, to, on } = event as Concerned;
  if (seat === you || (seats?.length === 1 && seats[0] === you)) return 'you';
  return to === you || on === you ? 'target' : undefined;
}

/** Returns the form of an event's sentence in a log. */
export function logFormFor(event: BaseEvent, you: Seat | undefined): EventForm | undefined {
  const form = formFor(event, you);
  return form === 'you' ? 'log' : form;
}

export interface CatalogueSetup {
  readonly language: Language;
  /** The contents of this language's .ftl files. */
  readonly sources: readonly string[];
  /** The names of the seats. A call can override them. */
  readonly names?: Names;
  /** Whether to isolate right-to-left names with invisible marks. Pages need the marks; terminals do not. */
  readonly isolate?: boolean;
  /**
   * Called if a key has no text, if values are missing, or if a text cannot be parsed. The key is then shown instead of
   * the text.
   */
  readonly onGap?: (gap: string) => void;
}

export interface Catalogue {
  readonly language: Language;
  /** Adds the contents of another .ftl file. */
  add(source: string): void;
  /** Whether there is a text for `key` or `key.attribute`. */
  has(key: string): key is MessageKey;
  /** Returns the text of `key` or `key.attribute`, with its values filled in. */
  say(key: MessageKey, values?: Values, names?: Names): string;
  /**
   * Returns the sentence for an event: the game's own text (`threes-banked`) if it has one, otherwise the common text
   * (`event-banked`).
   * @param form selects another form of the text (`event-banked.own`), if it exists
   * @returns null for an event without a sentence
   */
  event(game: GameId, event: BaseEvent, names?: Names, form?: EventForm): string | null;
  /** Returns the text of a key composed at run time. For fixed keys use `say`, whose keys the compiler checks. */
  lookup(key: string, values?: Values, names?: Names): string;
  text(message: EngineMessage, names?: Names): string;
  /** Explains a refusal in one sentence: what was wrong and what is allowed. */
  explain(refusal: Refusal, names?: Names): string;
  /** Joins items into a list such as `A, B and C`. */
  list(items: readonly string[]): string;
  /** Formats a number with a minus sign instead of a hyphen. A number that is rounded to 0 has no sign. */
  number(value: number, format?: Intl.NumberFormatOptions): string;
}

/** Throws an error for every gap. Only tests use this. */
export const gapsThrow = (gap: string): never => {
  throw new Error(gap);
};

const longestName = 40;
const longestText = 400;

/** Capitalises a sentence unless it starts with a player's name. */
function capitalise(sentence: string, names: Names): string {
  const startsWithName = names.some(
    (name) => name !== '' && sentence.startsWith(toPlainText(name, longestName)),
  );
  return startsWithName ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Returns the plural category of an ordinal number (1st, 2nd, 3rd). Fluent's own NUMBER does not support these. */
const ordinalOf =
  (locale: string): FluentFunction =>
  ([value]) =>
    new Intl.PluralRules(locale, { type: 'ordinal' }).select(value instanceof FluentNumber ? value.value : 0);

export function createCatalogue(setup: CatalogueSetup): Catalogue {
  const { language, onGap = () => {} } = setup;
  const locale = localeOf[language];
  const ownNames = setup.names ?? [];
  const bundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: { NUMBER: signed, ORDINAL: ordinalOf(locale) },
  });
  function add(source: string): void {
    for (const error of bundle.addResource(new FluentResource(source))) onGap(error.message);
  }
  setup.sources.forEach(add);

  function patternOf(key: string) {
    const [id = key, attribute] = key.split('.');
    const message = bundle.getMessage(id);
    return attribute === undefined ? message?.value : message?.attributes[attribute];
  }

  // Number formats are cached because creating one takes as long as formatting dozens of numbers.
  const numberFormats = new Map<string, Intl.NumberFormat>();
  function number(value: number, options: Intl.NumberFormatOptions = {}): string {
    const key = JSON.stringify(options);
    const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
    numberFormats.set(key, format);
    const text = format.format(value);
    return withMinusSign(value <= 0 && !/[1-9∞]/.test(text) ? format.format(0) : text);
  }

  // The list format is created on first use, because creating it takes 25 ms of a command's start.
  let conjunction: Intl.ListFormat | undefined;
  function list(items: readonly string[]): string {
    conjunction ??= new Intl.ListFormat(locale, { type: 'conjunction' });
    return conjunction.format(items);
  }

  function seatName(seat: Seat, names: Names): string {
    const name = toPlainText(names[seat] ?? '', longestName);
    if (name === '') return format('seat-number', { number: seat });
    return setup.isolate === true ? isolate(name) : name;
  }

  const shown = (item: number | string): string =>
    typeof item === 'number' ? number(item) : toPlainText(item, longestText);

  const text = ({ key, values }: EngineMessage, names: Names = ownNames): string =>
    lookup(key, values, names);

  function filled(values: Values, names: Names): Record<string, FluentVariable> {
    const result: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) result[name] = formatted(value, names);
    return result;
  }

  function formatted(value: MessageValue, names: Names): FluentVariable {
    if (typeof value === 'number') return new SignedNumber(value);
    if (typeof value === 'string') return toPlainText(value, longestText);
    if ('seat' in value) return seatName(value.seat, names);
    if ('seats' in value) return list(value.seats.map((seat) => seatName(seat, names)));
    if ('list' in value)
      return list(value.list.map((item) => (typeof item === 'object' ? text(item, names) : shown(item))));
    return new Dice(value.dice);
  }

  function format(key: string, variables: Record<string, FluentVariable>): string {
    const pattern = patternOf(key);
    if (pattern === undefined || pattern === null) {
      onGap(`${language}: no text for ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, variables, errors);
    for (const error of errors) onGap(`${language}: ${key}: ${error.message}`);
    return text;
  }

  const lookup = (key: string, values: Values = {}, names: Names = ownNames): string =>
    format(key, filled(values, names));

  function eventSentence(game: GameId, event: BaseEvent, names: Names, form?: EventForm): string | null {
    const own = `${game}-${event.kind}`;
    const key = patternOf(own) == null ? `event-${event.kind}` : own;
    const forms = form === 'log' ? ['log', 'you', 'own'] : form === 'you' ? ['you', 'own'] : [form];
    const short = forms.map((one) => `${key}.${one}`).find((one) => patternOf(one) != null);
    const sentence = lookup(short ?? key, eventValues(event), names);
    return sentence === '' ? null : capitalise(sentence, names);
  }

  function explain({ code, values, problem }: Refusal, names: Names = ownNames): string {
    if (problem !== undefined) {
      const place =
        problem.path === '' ? format(`whole-${code}`, {}) : toPlainText(problem.path, longestText);
      const fault = format(`problem-${problem.kind}`, { place, ...filled(problem.values, names) });
      return code === 'bad-record' ? `${format(`refusal-${code}`, {})} ${fault}` : fault;
    }
    // If the refused seat does not exist, the text uses its number instead of a name.
    const who = typeof values.number === 'number' ? { who: seatName(values.number, names) } : {};
    return capitalise(format(`refusal-${code}`, { ...filled(values, names), ...who }), names);
  }

  return {
    language,
    add,
    has: (key): key is MessageKey => (patternOf(key) ?? null) !== null,
    say: lookup,
    lookup,
    text,
    event: (game, event, names = ownNames, form) => eventSentence(game, event, names, form),
    explain,
    list,
    number,
  };
}
