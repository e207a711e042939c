import { type Face, faces } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { KeyAction, Pressed } from '../../keys/keys.ts';
import { chancesText } from './summaries.ts';
import type { TableModel } from './table.ts';

/** The words that do the same as a key, by the name of their text. */
const wordsOfKeys = {
  roll: 'roll',
  bank: 'bank',
  all: 'all-scoring',
  dice: 'hand',
  turn: 'turn',
  scores: 'scores',
  details: 'detailed-scores',
  stake: 'stakes',
  time: 'time-left',
  table: 'table',
  last: 'last-turn',
  undo: 'undo',
  next: 'go-on',
  hint: 'hint',
  rules: 'rules',
  log: 'log',
} as const satisfies Readonly<Record<string, KeyAction>>;
type KeyWord = keyof typeof wordsOfKeys;
type Word = KeyWord | 'keep' | 'odds' | 'moves' | 'help';

const keyWords = Object.keys(wordsOfKeys) as KeyWord[];
export const typedWords: readonly Word[] = [
  'roll',
  'keep',
  'bank',
  ...keyWords.slice(2),
  'odds',
  'moves',
  'help',
];

/** Returns the synonyms of a word, the usual word first. */
const synonyms = (messages: Catalogue, word: Word): readonly string[] =>
  messages.say(`web-word-${word}`).split(', ');

/** A part of a typed line: dice to keep, or a word. */
type Part =
  | { readonly kind: 'dice'; readonly faces: readonly Face[] }
  | { readonly kind: 'word'; readonly word: Word };

/**
 * Splits a line such as `keep 1 5 roll` into parts; null if any of it is unknown. Faces may be typed without `keep`: `1
 * 5`, `15`.
 */
function readLine(messages: Catalogue, line: string): readonly Part[] | null {
  const names = typedWords.flatMap((word) =>
    synonyms(messages, word).map((name) => ({ word, name: name.toLocaleLowerCase() })),
  );
  const parts: Part[] = [];
  for (let rest = line; rest !== ''; ) {
    const [digits = ''] = /^[1-6](?:[\s,]*[1-6])*(?=\s|$)/.exec(rest) ?? [];
    const found = names
      .filter(({ name }) => rest === name || rest.startsWith(`${name} `))
      .sort((one, other) => other.name.length - one.name.length)[0];
    if (digits !== '') {
      const dice = [...digits].flatMap((digit) => faces.filter((face) => String(face) === digit));
      // A word before the faces, such as `keep`, only introduces them.
      const last = parts.at(-1);
      if (last?.kind === 'word' && last.word === 'keep') parts.pop();
      parts.push({ kind: 'dice', faces: dice });
    } else if (found !== undefined) parts.push({ kind: 'word', word: found.word });
    else return null;
    rest = rest.slice(digits.length || found?.name.length).trim();
  }
  return parts;
}

/**
 * Executes a typed line, such as `keep 1 5 roll`, `bank`, `scores`, or the beginning of the name of a move.
 * @param press presses a key of the table, and returns whether it was used
 * @returns why the line or the rest of it was not understood; null if it was
 */
export function doTyped(
  table: TableModel,
  press: (pressed: Pressed) => boolean,
  line: string,
): string | null {
  const { messages, announcer } = table.device;
  const namesOf = () => table.now().names;
  const possible = () => table.now().controls.actions.filter(({ why }) => why === null);
  const labels = () => possible().map(({ label }) => messages.text(label, namesOf()));
  const listed = (texts: readonly string[]) =>
    texts.length === 0 ? messages.say('web-typed-nothing') : messages.list(texts);

  /** Returns the positions of dice with these faces, each position once; null if one is missing. */
  function positionsOf(wanted: readonly Face[]): readonly number[] | null {
    const left = table.now().controls.dice.filter(({ mark }) => mark !== 'locked');
    const found: number[] = [];
    for (const face of wanted) {
      const die = left.find((one) => one.face === face && !found.includes(one.position));
      if (die === undefined) return null;
      found.push(die.position);
    }
    return found;
  }
  function takeFaces(wanted: readonly Face[]): string | null {
    const { feed, view, controls, choosing } = table.now();
    if (feed.enter !== undefined && view.step.kind === 'throw') {
      const { dice: count } = view.step;
      if (wanted.length === count) table.enter(wanted);
      return wanted.length === count
        ? null
        : messages.say('web-typed-count', { count, given: wanted.length });
    }
    if (choosing === null || controls.dice.length === 0) {
      press({ kind: 'digit', digit: 1, shift: false });
      return null;
    }
    const positions = positionsOf(wanted);
    if (positions === null) {
      const dice = controls.dice.map(({ face }) => face);
      return messages.say('web-typed-no-dice', { wanted: { dice: wanted }, dice: { dice } });
    }
    if (controls.dice.some(({ tap }) => tap !== null)) table.markOnly(positions);
    return null;
  }
  function doWord(word: Word): void {
    switch (word) {
      case 'keep':
        press({ kind: 'action', action: 'hand' });
        break;
      case 'odds': {
        const { feed, view, draft } = table.now();
        const card = feed.game.card?.(view, draft);
        announcer.say(chancesText({ messages, seats: feed.seats }, card));
        break;
      }
      case 'moves':
        announcer.say(messages.say('web-typed-moves', { list: listed(labels()) }));
        break;
      case 'help': {
        const names = typedWords.map((one) => synonyms(messages, one)[0] ?? '');
        const moves = messages.say('web-typed-moves', { list: listed(labels()) });
        announcer.say(`${moves} ${messages.say('web-typed-words', { list: names.join(', ') })}`);
        break;
      }
      default:
        press({ kind: 'action', action: wordsOfKeys[word] });
    }
  }
  /** Takes the only possible action whose name begins with the text. */
  function takeAction(text: string): boolean {
    const begins = possible().filter(({ label }) =>
      messages
        .text(label, namesOf())
        .replace(/[\u2068\u2069]/gu, '')
        .toLocaleLowerCase()
        .startsWith(text),
    );
    const [action] = begins;
    if (action === undefined || begins.length > 1) return false;
    table.act(action);
    if (action.effect.kind === 'draft' && table.now().controls.marked === null)
      announcer.say(messages.say('web-typed-moves', { list: listed(labels()) }));
    return true;
  }

  const text = line.trim().toLocaleLowerCase();
  const parts = readLine(messages, text);
  if (parts === null) {
    if (takeAction(text)) return null;
    const given = line.trim().slice(0, 40);
    return messages.say('web-typed-unknown', { text: given, list: listed(labels()) });
  }
  for (const part of parts) {
    if (part.kind === 'word') doWord(part.word);
    else {
      const problem = takeFaces(part.faces);
      if (problem !== null) return problem;
    }
  }
  return null;
}
