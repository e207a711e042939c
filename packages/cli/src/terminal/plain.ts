import type { Controls, DieMark } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { type Io, write } from '../io.ts';
import { type Scene, sceneOf } from '../paint/scene.ts';
import { pageLines } from '../rules/lines.ts';
import { keysPart } from '../rules/page.ts';
import { controlsOf, keyedActions, type TableControls } from '../table/controls.ts';
import type { Driver } from '../table/match-loop.ts';
import { promptOf } from '../table/prompt.ts';
import type { Session } from '../table/session.ts';
import { textsOf } from '../table/texts.ts';
import { keyOfCharacter } from './keys.ts';
import type { LineSource } from './line-source.ts';

/** Empty lines that scroll what one player saw off the screen. */
const scrolledLines = 60;

/** Words that can be typed instead of keys, in the language of the player: `roll=r bank=b`. */
export const keyWords = (messages: Catalogue): ReadonlyMap<string, string> =>
  new Map(
    messages
      .say('cli-plain-words')
      .split(/\s+/)
      .flatMap((pair): [string, string][] => {
        const at = pair.lastIndexOf('=');
        return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
      }),
  );

/** The id of an action can be typed instead of its key. */
export const actionWords = (session: Session): (readonly [string, string])[] =>
  keyedActions(controlsOf(session).controls).map(({ key, action }) => [action.id, key]);

/** The keys of a typed line: words, `+N` and `-N` to mark dice by value, or one key per character. */
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
    // An unknown word is one unknown key, not the keys of its letters.
    return /^\P{L}*\p{L}?$/u.test(token) ? [...token].slice(0, 40).map(keyOfCharacter) : [token];
  });
}

function diceText({ dice }: Scene, { controls }: TableControls, messages: Catalogue): string {
  const shown = dice.map(({ face, above, below }, at) => {
    const mark = controls.dice[at]?.mark ?? 'open';
    const key = /^\d/.exec(above)?.[0];
    const markText = mark === 'open' ? '' : ` ${messages.lookup(markKey(mark, controls.marking))}`;
    return `${key === undefined ? '' : `${key}: `}${face}${below === '' ? '' : ` (${below})`}${markText}`;
  });
  return `${messages.say('cli-plain-dice')} ${shown.join(', ')}`;
}

const markKey = (mark: Exclude<DieMark, 'open'>, marking: Controls['marking']): string =>
  mark === 'chosen' ? `cli-die-${marking ?? 'keep'}` : `cli-die-${mark}`;

/** The question before leaving. */
export const leaveLines = (question: string, messages: Catalogue): string[] => [
  question,
  `y: ${messages.say('cli-leave-yes')}`,
  `n: ${messages.say('cli-leave-no')}`,
];

/** The prompt of a player who reads line by line; the first one explains the game. */
export function promptLines(session: Session, scene: Scene, messages: Catalogue, isFirst: boolean): string[] {
  const table = controlsOf(session);
  if (table.seat === null) return [scene.prompt];
  const choices = scene.choices.map(
    ({ key, text, enabled }) =>
      `${key.toLowerCase()}: ${text}${enabled ? '' : ` (${messages.say('cli-not-now')})`}`,
  );
  const keys = [...scene.diceKeys, ...(isFirst ? scene.commonKeys : [])];
  return [
    '',
    ...(isFirst ? [`${scene.goal}.`] : []),
    `${scene.progress}. ${scene.race === '' ? '' : `${scene.race}. `}${scene.prompt}`,
    ...(table.controls.dice.length === 0 ? [] : [diceText(scene, table, messages)]),
    ...scene.status,
    ...choices,
    ...keys.map((one) => `${one.keys.replace('⇧', '+')}: ${one.text}`),
  ];
}

/** A table in plain lines, for screen readers and scripts: first what happened, then the prompt. */
export function plainDriver(io: Io, messages: Catalogue, source: LineSource): Driver {
  const words = keyWords(messages);
  const keys: string[] = [];
  let shown: Session | null = null;
  let lastPrompt = '';
  let isScrolledAway = false;
  let isFirst = true;
  const print = (lines: readonly string[]) =>
    lines.length === 0 ? Promise.resolve() : write(io.stdout, `${lines.join('\n')}\n`);

  const linesOf = (session: Session, first: boolean): string[] =>
    session.screen.kind === 'leave'
      ? leaveLines(messages.say('cli-leave-question'), messages)
      : promptLines(session, sceneOf(session, messages, 0), messages, first);

  async function showPrompt(session: Session): Promise<void> {
    const text = linesOf(session, false).join('\n');
    if (text !== lastPrompt) await print(linesOf(session, isFirst));
    lastPrompt = text;
    isFirst = false;
    if (io.stdin.isTTY !== true) return;
    const { seat } = controlsOf(session);
    await write(io.stdout, `${session.tableSetup.setup.names[seat ?? -1] ?? ''}> `);
  }

  return {
    newsFrom: 0,
    async show(session, events) {
      shown = session;
      const handOver = promptOf(session).kind === 'hand-over';
      const texts = textsOf(messages, session);
      if (handOver && !isScrolledAway) {
        await print([...Array.from({ length: scrolledLines }, () => ''), messages.say('cli-plain-curtain')]);
      }
      isScrolledAway = handOver;
      await print(texts.ofEvents(events));
      if (events.length > 0) lastPrompt = '';
      if (session.note !== null) await print(session.note.statements.map(texts.of));
      if (session.screen.kind === 'help') {
        await print([
          ...pageLines(keysPart(session.tableSetup.setup.game, messages), 78, 'none'),
          messages.say('cli-plain-rules', { game: session.tableSetup.setup.game.id }),
        ]);
        keys.unshift('x');
      }
    },
    async key() {
      for (;;) {
        const next = keys.shift();
        if (next !== undefined) return next;
        if (shown !== null && promptOf(shown).kind === 'over') return 'enter';
        if (shown !== null) await showPrompt(shown);
        const input = await source.inputs.next();
        if (input === null) return null;
        if (input.kind === 'interrupt') return 'ctrl-c';
        keys.push(
          ...keysOfLine(input.text, new Map([...words, ...(shown === null ? [] : actionWords(shown))])),
        );
        if (shown !== null && promptOf(shown).kind === 'type-dice' && keys.at(-1) !== 'enter')
          keys.push('enter');
      }
    },
    pause: async () => null,
    close: () => source.close(),
  };
}
