import type { Told } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { type Io, write } from '../io.ts';
import { choiceText, sceneOf, tellerOf } from '../paint/scene.ts';
import { pageLines } from '../rules/lines.ts';
import { keysPart } from '../rules/page.ts';
import { choicesOf } from '../table/choices.ts';
import type { Driver } from '../table/match-loop.ts';
import { promptOf } from '../table/prompt.ts';
import { readable, type Session } from '../table/session.ts';
import { keyOfCharacter } from './keys.ts';
import type { LineSource } from './line-source.ts';

/** How many empty lines push what one player saw off the screen before the next one looks. */
const curtain = 60;

/** Words that stand for keys, as `roll=r bank=b`, in the language that is spoken. */
const keyWords = (messages: Catalogue): ReadonlyMap<string, string> =>
  new Map(
    messages
      .say('cli-plain-words')
      .split(/\s+/)
      .flatMap((pair): [string, string][] => {
        const at = pair.lastIndexOf('=');
        return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
      }),
  );

/** The keys that one typed line stands for: words, `+N` to keep a face, or one character a key. */
export function keysOfLine(text: string, messages: ReadonlyMap<string, string>): string[] {
  const tokens = text
    .trim()
    .toLowerCase()
    .split(/[\s,;]+/);
  if (tokens[0] === '') return ['enter'];
  return tokens.flatMap((token) => {
    const word = messages.get(token);
    if (word !== undefined) return [word];
    if (/^\+[1-6]+$/.test(token)) return [...token.slice(1)].map((face) => `shift-${face}`);
    if (/^-[1-6]+$/.test(token)) return [...token.slice(1)];
    // A word that is not known is told as such: its letters are no keys.
    return /^\P{L}*\p{L}?$/u.test(token) ? [...token].slice(0, 40).map(keyOfCharacter) : [token];
  });
}

/** What a line-by-line player is asked: dice with their keys, what is at stake, and each thing that can be done. */
function promptLines(session: Session, messages: Catalogue, isFirst: boolean): string[] {
  const scene = sceneOf(session, messages, 0);
  if (session.screen.kind === 'leave')
    return [
      messages.say('cli-leave-question'),
      `y: ${messages.say('cli-leave-yes')}`,
      `n: ${messages.say('cli-leave-no')}`,
    ];
  const found = choicesOf(session);
  if (found === null) return [scene.whose];
  const dice = found.dice.map((die, at) => {
    const own = scene.dice[at];
    const below = own === undefined || own.below === '' ? '' : ` (${own.below})`;
    const state = die.mark === 'loose' ? '' : ` ${messages.say(`cli-die-${die.mark}`)}`;
    return `${die.key === '' ? '' : `${die.key}: `}${die.face}${below}${state}`;
  });
  const names = session.tableSetup.setup.names;
  const aids = isFirst ? scene.aids : scene.aids.slice(0, found.aids.length);
  const choices = found.choices
    .filter(({ quiet }) => quiet !== true)
    .map(
      (choice) =>
        `${choice.key}: ${choiceText(choice, messages, names)}${choice.why === null ? '' : ` (${messages.say('cli-not-now')})`}`,
    );
  return [
    '',
    `${scene.aside}. ${scene.whose}`,
    ...(dice.length === 0 ? [] : [`${messages.say('cli-plain-dice')} ${dice.join(', ')}`]),
    ...scene.status,
    ...choices,
    ...aids.map(({ keys, text }) => `${keys.replace('⇧', '+')}: ${text}`),
  ];
}

/** A table in lines only, for terminals' screen readers and for scripts: what happened is said, then what can be done is asked. */
export function plainDriver(io: Io, messages: Catalogue, source: LineSource): Driver {
  const known = keyWords(messages);
  const keys: string[] = [];
  let shown: Session | null = null;
  let asked = '';
  let curtained = false;
  let isFirst = true;
  const say = (lines: readonly string[]) =>
    lines.length === 0 ? Promise.resolve() : write(io.stdout, `${lines.join('\n')}\n`);

  async function ask(session: Session): Promise<void> {
    const text = promptLines(session, messages, isFirst).join('\n');
    if (text !== asked) await say([text]);
    asked = text;
    isFirst = false;
    if (io.stdin.isTTY === true) await write(io.stdout, '> ');
  }

  return {
    newsFrom: 0,
    async show(session, told: readonly Told[]) {
      shown = session;
      const handOver = promptOf(session).kind === 'hand-over';
      const news = readable(told, session.atKeyboard).map(tellerOf(messages, session));
      if (handOver && !curtained) {
        await say([...Array.from({ length: curtain }, () => ''), messages.say('cli-plain-curtain')]);
      }
      curtained = handOver;
      await say(news);
      if (told.length > 0) asked = '';
      if (session.note !== null) await say(session.note.told.map(tellerOf(messages, session)));
      if (session.screen.kind === 'help') {
        await say([
          ...pageLines(keysPart(session.tableSetup.setup.game, messages), 78, 'none'),
          messages.say('cli-plain-rules', { game: session.tableSetup.setup.game.id }),
        ]);
        keys.unshift('x');
        asked = '';
      }
    },
    async key() {
      for (;;) {
        const next = keys.shift();
        if (next !== undefined) return next;
        if (shown !== null && promptOf(shown).kind === 'over') return 'enter';
        if (shown !== null) await ask(shown);
        const heard = await source.heard.next();
        if (heard === null) return null;
        if (heard.kind === 'interrupt') return 'ctrl-c';
        asked = '';
        keys.push(...keysOfLine(heard.text, known));
        if (shown !== null && promptOf(shown).kind === 'type-dice' && keys.at(-1) !== 'enter')
          keys.push('enter');
      }
    },
    pause: async () => null,
    close: () => source.close(),
  };
}
