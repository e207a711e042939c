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

/** The synonyms of a word, the usual one first. */
const synonyms = (messages: Catalogue, word: Word): readonly string[] =>
  messages.say(`web-word-${word}`).split(', ');

/** A word at the beginning of a text, and the rest; null if there is none. */
function firstWord(messages: Catalogue, text: string): readonly [Word, string] | null {
  const found = typedWords
    .flatMap((word) => synonyms(messages, word).map((name) => ({ word, name: name.toLocaleLowerCase() })))
    .filter(({ name }) => text === name || text.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found === undefined ? null : [found.word, text.slice(found.name.length).trim()];
}

/** Faces at the beginning of a text, such as `1 5`, `15` or `1, 5`, and the rest. */
function firstFaces(text: string): readonly [readonly Face[], string] {
  const [digits = ''] = /^[1-6](?:[\s,]*[1-6])*(?![0-9])/.exec(text) ?? [];
  const found = [...digits].flatMap((digit) => faces.filter((face) => String(face) === digit));
  return [found, text.slice(digits.length).trim()];
}

/**
 * Does what a line of text says at a table: `keep 1 5 roll`, `bank`, `scores`, or the beginning of the name of a move.
 * @param press presses a key of the table, and returns whether it was used
 * @returns why the line or its rest was not understood; null if it was
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

  /** The positions of dice with these faces, each once; null if one is missing. */
  function positionsOf(wanted: readonly Face[]): readonly number[] | null {
    const left = table.now().controls.dice.filter(({ mark }) => mark !== 'locked' && mark !== 'spent');
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
    const pressAll = (digits: readonly number[]) => {
      for (const digit of digits) press({ kind: 'digit', digit, shift: false });
    };
    if (feed.enter !== undefined && view.step.kind === 'throw') {
      pressAll(wanted);
      return null;
    }
    if (choosing === null || controls.dice.length === 0) {
      pressAll(wanted.slice(0, choosing === null ? 1 : wanted.length));
      return null;
    }
    const positions = positionsOf(wanted);
    if (positions === null) {
      const dice = controls.dice.map(({ face }) => face);
      return messages.say('web-typed-no-dice', { wanted: { dice: wanted }, dice: { dice } });
    }
    if (controls.dice.some(({ tap }) => tap !== null)) table.markOnly(positions);
    else pressAll(positions.map((position) => position + 1));
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
        announcer.say(messages.say('web-typed-words', { list: names.join(', ') }));
        break;
      }
      default:
        press({ kind: 'action', action: wordsOfKeys[word] });
    }
  }
  /** Takes the only possible action whose name begins like this. */
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

  for (let rest = line.trim().toLocaleLowerCase(); rest !== ''; ) {
    const word = firstWord(messages, rest);
    const after = word !== null && word[0] === 'keep' ? word[1] : rest;
    const [wanted, left] = firstFaces(after);
    if ((word === null || word[0] === 'keep') && wanted.length > 0) {
      const problem = takeFaces(wanted);
      if (problem !== null) return problem;
      rest = left;
    } else if (takeAction(rest)) return null;
    else if (word === null) {
      const text = line.trim().slice(0, 40);
      return messages.say('web-typed-unknown', { text, list: listed(labels()) });
    } else {
      doWord(word[0]);
      rest = word[1];
    }
  }
  return null;
}
