import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { games } from '@dicehall/engine';

/** The message files that tables use. Of the files in the second line, the phone uses only some messages. */
const files = [
  ...['controls', 'events', 'moments', 'moves', 'phone', 'refusals', 'words'],
  ...['games', 'online', 'options', 'party', 'room', 'web'],
];

/** Whether a text belongs to the house rules, which only the host reads. */
const isOfRules = (text: string): boolean => /^(?:option|preset)-/.test(text);

/** Whether a text of a game belongs to score sheets, typed positions or the scoring of typed dice. */
export const isOfTools = (text: string): boolean =>
  /^(?:[\w-]+-sheet-|position-field-|[\w-]+-roll-score\b)/.test(text);

/** Whether a text belongs to a part of a game that phones do not load: its tools, its rules page, and names of moves. */
const isNotShown = (text: string): boolean =>
  isOfTools(text) || /^(?!web-)(?:card-|rules-|[\w-]+-(?:card|rules|move)-|[\w-]+-reason\b)/.test(text);

/** Whether a text says why a match record cannot be read. Phones read none. */
const isOfRecords = (text: string): boolean =>
  /^(?:refusal|whole)-(?:bad-record|unknown-format|unknown-game) /.test(text);

export interface UsedKeys {
  readonly keys: ReadonlySet<string>;
  /** The beginnings of keys that the code completes at run time. */
  readonly beginnings: readonly string[];
}

/** Returns the keys of messages in the code of modules. */
export function usedKeys(modules: readonly string[]): UsedKeys {
  const keys = new Set<string>();
  const beginnings = new Set<string>();
  for (const code of modules) {
    for (const [, key = '', isBeginning] of code.matchAll(/["'`]([a-z][\w.-]*)(\$\{)?/g)) {
      if (isBeginning === undefined) keys.add(key.split('.')[0] ?? '');
      else if (key.includes('-')) beginnings.add(key);
    }
  }
  return { keys, beginnings: [...beginnings] };
}

const withoutComments = (text: string): string => text.replaceAll(/^#.*\n?/gm, '').trimEnd();
/** Reduces indentation to one space, which is the minimum that Fluent needs before the further lines of a text. */
const withLeastIndentation = (text: string): string => text.replaceAll(/^ +/gm, ' ');

/** Splits a file into its messages and terms, each with its values and attributes. */
export const messagesOf = (source: string): string[] =>
  source.split(/^(?=-?[a-z][\w-]* =)/m).map((part) => `${withLeastIndentation(withoutComments(part))}\n`);

/** Returns the used messages of a file, and the messages that these refer to. */
export function usedMessages(source: string, { keys, beginnings }: UsedKeys): string[] {
  const byName = new Map(messagesOf(source).map((text) => [/^(-?[\w-]+) =/.exec(text)?.[1] ?? '', text]));
  const needed = new Set<string>();
  const need = (name: string) => {
    const text = byName.get(name);
    if (text === undefined || needed.has(name)) return;
    needed.add(name);
    for (const [, other = ''] of text.matchAll(/\{ (-?[a-z][\w-]*)[ .(]/g)) need(other);
  };
  for (const name of byName.keys()) {
    if (name.startsWith('-') || keys.has(name) || beginnings.some((beginning) => name.startsWith(beginning)))
      need(name);
  }
  return [...needed].map((name) => byName.get(name) ?? '');
}

export interface TextFile {
  readonly fileName: string;
  readonly source: string;
}

const fileOf = (name: string, source: string): TextFile => {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/phone.${name}-${hash}.ftl`, source };
};

const read = (language: string, name: string): string => {
  const file = new URL(`../../messages/ftl/${language}/${name}.ftl`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/**
 * Returns the texts of the phone page in a language: one file for every table, one for each game, and one for house
 * rules.
 */
export function phoneTextFiles(language: string, used: UsedKeys) {
  const ids = games.map(({ id }) => id);
  const names: UsedKeys = { keys: new Set(ids.map((id) => `game-${id}`)), beginnings: [] };
  const own = ids.map((id) => [id, messagesOf(read(language, id))] as const);
  const common = [
    ...files.flatMap((name) => usedMessages(read(language, name), used)),
    ...ids.flatMap((id) => usedMessages(read(language, id), names)),
  ];
  return {
    common: fileOf(`${language}.table`, common.filter((text) => !isOfRecords(text)).join('')),
    rules: fileOf(`${language}.rules`, own.flatMap(([, texts]) => texts.filter(isOfRules)).join('')),
    games: new Map(
      own.map(([id, texts]) => [
        id,
        fileOf(`${language}.${id}`, texts.filter((text) => !isOfRules(text) && !isNotShown(text)).join('')),
      ]),
    ),
  };
}
