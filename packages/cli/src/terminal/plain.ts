import type { Told } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { type Io, write } from '../io.ts';
import { choiceText, sceneOf, tellerOf } from '../paint/scene.ts';
import { pageLines } from '../rules/markdown.ts';
import { keysPart } from '../rules/page.ts';
import { choicesOf } from '../table/choices.ts';
import type { Driver } from '../table/host.ts';
import { needOf } from '../table/need.ts';
import { readable, type Sitting } from '../table/sitting.ts';
import { keyOfCharacter } from './keys.ts';
import type { LineSource } from './line-source.ts';

/** How many empty lines push what one player saw off the screen before the next one looks. */
const curtain = 60;

/** Words that stand for keys, as `roll=r bank=b`, in the language that is spoken. */
const keyWords = (words: Catalogue): ReadonlyMap<string, string> =>
  new Map(
    words
      .say('cli-plain-words')
      .split(/\s+/)
      .flatMap((pair): [string, string][] => {
        const at = pair.lastIndexOf('=');
        return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
      }),
  );

/** The keys that one typed line stands for: words, `+N` to keep a face, or one character a key. */
export function keysOfLine(text: string, words: ReadonlyMap<string, string>): string[] {
  const tokens = text
    .trim()
    .toLowerCase()
    .split(/[\s,;]+/);
  if (tokens[0] === '') return ['enter'];
  return tokens.flatMap((token) => {
    const word = words.get(token);
    if (word !== undefined) return [word];
    if (/^\+[1-6]+$/.test(token)) return [...token.slice(1)].map((face) => `shift-${face}`);
    if (/^-[1-6]+$/.test(token)) return [...token.slice(1)];
    // A word that is not known is told as such: its letters are no keys.
    return /^\P{L}*\p{L}?$/u.test(token) ? [...token].slice(0, 40).map(keyOfCharacter) : [token];
  });
}

/** What a line-by-line player is asked: dice with their keys, what is at stake, and each thing that can be done. */
function promptLines(sitting: Sitting, words: Catalogue, isFirst: boolean): string[] {
  const scene = sceneOf(sitting, words, 0);
  if (sitting.screen.kind === 'leave')
    return [
      words.say('cli-leave-question'),
      `y: ${words.say('cli-leave-yes')}`,
      `n: ${words.say('cli-leave-no')}`,
    ];
  const found = choicesOf(sitting);
  if (found === null) return [scene.whose];
  const dice = found.dice.map((die, at) => {
    const own = scene.dice[at];
    const below = own === undefined || own.below === '' ? '' : ` (${own.below})`;
    const state = die.mark === 'loose' ? '' : ` ${words.say(`cli-die-${die.mark}`)}`;
    return `${die.key === '' ? '' : `${die.key}: `}${die.face}${below}${state}`;
  });
  const names = sitting.arranged.setup.names;
  const aids = isFirst ? scene.aids : scene.aids.slice(0, found.aids.length);
  const choices = found.choices
    .filter(({ quiet }) => quiet !== true)
    .map(
      (choice) =>
        `${choice.key}: ${choiceText(choice, words, names)}${choice.why === null ? '' : ` (${words.say('cli-not-now')})`}`,
    );
  return [
    '',
    `${scene.aside}. ${scene.whose}`,
    ...(dice.length === 0 ? [] : [`${words.say('cli-plain-dice')} ${dice.join(', ')}`]),
    ...scene.status,
    ...choices,
    ...aids.map(({ keys, text }) => `${keys.replace('⇧', '+')}: ${text}`),
  ];
}

/** A table in lines only, for terminals' screen readers and for scripts: what happened is said, then what can be done is asked. */
export function plainDriver(io: Io, words: Catalogue, source: LineSource): Driver {
  const known = keyWords(words);
  const keys: string[] = [];
  let shown: Sitting | null = null;
  let asked = '';
  let curtained = false;
  let isFirst = true;
  const say = (lines: readonly string[]) =>
    lines.length === 0 ? Promise.resolve() : write(io.stdout, `${lines.join('\n')}\n`);

  async function ask(sitting: Sitting): Promise<void> {
    const text = promptLines(sitting, words, isFirst).join('\n');
    if (text !== asked) await say([text]);
    asked = text;
    isFirst = false;
    if (io.stdin.isTTY === true) await write(io.stdout, '> ');
  }

  return {
    newsFrom: 0,
    async show(sitting, told: readonly Told[]) {
      shown = sitting;
      const handOver = needOf(sitting).kind === 'hand-over';
      const news = readable(told, sitting.eyes).map(tellerOf(words, sitting));
      if (handOver && !curtained) {
        await say([...Array.from({ length: curtain }, () => ''), words.say('cli-plain-curtain')]);
      }
      curtained = handOver;
      await say(news);
      if (told.length > 0) asked = '';
      if (sitting.note !== null) await say(sitting.note.told.map(tellerOf(words, sitting)));
      if (sitting.screen.kind === 'help') {
        await say([
          ...pageLines(keysPart(sitting.arranged.setup.game, words), 78, 'none'),
          words.say('cli-plain-rules', { game: sitting.arranged.setup.game.id }),
        ]);
        keys.unshift('x');
        asked = '';
      }
    },
    async key() {
      for (;;) {
        const next = keys.shift();
        if (next !== undefined) return next;
        if (shown !== null && needOf(shown).kind === 'over') return 'enter';
        if (shown !== null) await ask(shown);
        const heard = await source.heard.next();
        if (heard === null) return null;
        if (heard.kind === 'interrupt') return 'ctrl-c';
        asked = '';
        keys.push(...keysOfLine(heard.text, known));
        if (shown !== null && needOf(shown).kind === 'type-dice' && keys.at(-1) !== 'enter')
          keys.push('enter');
      }
    },
    pause: async () => null,
    close: () => source.close(),
  };
}
