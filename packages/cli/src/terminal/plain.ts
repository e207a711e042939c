import type { Controls, DieMark } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { type Io, write } from '../io.ts';
import type { Scene } from '../paint/table.ts';
import { keysPart, pageLines } from '../rules.ts';
import { keyedActions } from '../table/keys.ts';
import { textsOf } from '../table/scene.ts';
import { choosingSeat, type Session } from '../table/session.ts';
import { type Display, keyTyped, type Presentation, type Typed } from './display.ts';
import { type LineSource, makeQueue } from './input.ts';
import { keyOfCharacter } from './keys.ts';

/** The number of empty lines that are printed to scroll the previous player's screen out of sight. */
const scrolledLines = 60;

/** Returns the words that can be typed instead of keys, from a text such as `roll=r bank=b`. */
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

/** Returns the words for actions, so that the id of an action can be typed instead of its key. */
export const actionWords = ({ controls }: Session): (readonly [string, string])[] =>
  keyedActions(controls).map(({ key, action }) => [action.id, key]);

/** Splits a typed line into keys: words, `+N` and `-N` to mark dice by value, or one key per character. */
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
    // An unknown word counts as one unknown key instead of a key for each of its letters.
    return /^\P{L}*\p{L}?$/u.test(token) ? [...token].slice(0, 40).map(keyOfCharacter) : [token];
  });
}

function diceText({ dice }: Scene, { marking, dice: own }: Controls, messages: Catalogue): string {
  const shown = dice.map(({ face, above, below }, at) => {
    const mark = own[at]?.mark ?? 'open';
    const key = /^\d/.exec(above)?.[0];
    const markText = mark === 'open' ? '' : ` ${messages.lookup(markKey(mark, marking))}`;
    return `${key === undefined ? '' : `${key}: `}${face}${below === '' ? '' : ` (${below})`}${markText}`;
  });
  return `${messages.say('cli-plain-dice')} ${shown.join(', ')}`;
}

const markKey = (mark: Exclude<DieMark, 'open'>, marking: Controls['marking']): string =>
  mark === 'chosen' ? `marking-${marking ?? 'keep'}.mark` : `cli-die-${mark}`;

/** Returns the lines that ask for the next choice. The first question of a match also explains the table. */
function questionLines<Shown extends Session>(
  session: Shown,
  { messages, leaveQuestion, scene: sceneOf }: Presentation<Shown>,
  isFirst: boolean,
): string[] {
  if (session.screen.kind === 'leave') {
    const answers = [`y: ${messages.say('cli-leave-yes')}`, `n: ${messages.say('cli-leave-no')}`];
    return [messages.say(leaveQuestion), ...answers];
  }
  const { prompt, controls } = session;
  const scene = sceneOf(session, 0, false);
  const choices = scene.choices.map(
    ({ key, text, enabled }) =>
      `${key.toLowerCase()}: ${text}${enabled ? '' : ` (${messages.say('cli-not-now')})`}`,
  );
  const keys = [...scene.diceKeys, ...(isFirst ? scene.commonKeys : [])];
  const keyLines = keys.map((one) => `${one.keys.replace('⇧', '+')}: ${one.text}`);
  if (prompt.kind === 'awaited') {
    const seats = scene.scores.map(({ text }) => text.trim());
    const goal = `${scene.progress}. ${scene.goal}`;
    return [
      '',
      goal,
      ...seats,
      ...scene.status,
      ...(scene.links ?? []),
      scene.prompt,
      ...choices,
      ...keyLines,
    ];
  }
  if (prompt.kind !== 'choose') return [scene.prompt, ...choices];
  return [
    '',
    ...(isFirst ? [`${scene.goal}.`] : []),
    `${scene.progress}. ${scene.race === '' ? '' : `${scene.race}. `}${scene.prompt}`,
    ...(controls.dice.length === 0 ? [] : [diceText(scene, controls, messages)]),
    ...scene.status,
    ...choices,
    ...keyLines,
  ];
}

/** Identifies the current question, so that it is explained only once. */
const questionOf = (session: Session): string =>
  [session.entries, session.prompt.kind === 'awaited', session.screen.kind, choosingSeat(session)].join(' ');

/**
 * Shows a table in plain lines, for screen readers and scripts.
 * @param isWatching whether the user is a spectator, who needs no input
 */
export function plainDisplay<Shown extends Session, News = never>(
  io: Io,
  presentation: Presentation<Shown>,
  source: LineSource,
  isWatching = false,
): Display<Shown, News> {
  const { messages, commands } = presentation;
  const inputs = makeQueue<{ readonly line: string } | { readonly input: Typed | News }>();
  const typed: Typed[] = [];
  let shown: Shown | null = null;
  let lastQuestion = '';
  let lastLines: readonly string[] = [];
  let lastNote: Session['note'] = null;
  let isScrolledAway = false;
  let isFirst = true;
  let isPrompted = false;

  const pump = async () => {
    for (;;) {
      const input = await source.inputs.next();
      if (input === null) return isWatching ? undefined : inputs.end();
      inputs.push(input.kind === 'interrupt' ? { input: keyTyped('ctrl-c') } : { line: input.text });
    }
  };
  void pump();

  async function print(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    // Output starts on a new line and leaves a partly typed line above it.
    const start = isPrompted ? '\n' : '';
    isPrompted = false;
    await write(io.stdout, `${start}${lines.join('\n')}\n`);
  }

  async function ask(session: Shown): Promise<void> {
    const lines = questionLines(session, presentation, false);
    const isKnown = questionOf(session) === lastQuestion;
    // If a question is repeated, only the changes are printed.
    await print(
      isKnown
        ? lines.filter((line) => !lastLines.includes(line))
        : questionLines(session, presentation, isFirst),
    );
    lastQuestion = questionOf(session);
    lastLines = lines;
    isFirst = false;
    if (io.stdin.isTTY !== true || isPrompted) return;
    const { names } = session.tableSetup.setup;
    await write(io.stdout, `${names[choosingSeat(session) ?? session.atKeyboard ?? -1] ?? ''}> `);
    isPrompted = true;
  }

  /** Whether the program ends together with the match. */
  const isFinished = () => !presentation.staysOpen || (io.stdin.isTTY !== true && inputs.isEmpty());

  return {
    newsFrom: 0,
    async show(session, news) {
      shown = session;
      const { note, screen, prompt, tableSetup } = session;
      const isHandOver = prompt.kind === 'hand-over';
      if (isHandOver && !isScrolledAway)
        await print([...Array.from({ length: scrolledLines }, () => ''), messages.say('cli-plain-curtain')]);
      isScrolledAway = isHandOver;
      await print(news);
      if (note !== null && note !== lastNote) await print(note.statements.map(textsOf(messages, session).of));
      lastNote = note;
      if (screen.kind !== 'help') return;
      const { game } = tableSetup.setup;
      const rules = messages.say('cli-plain-rules', { game: game.id });
      await print([...pageLines(keysPart(game, messages), 78, 'none'), ...commands, rules]);
      typed.unshift(keyTyped('x'));
    },
    async next() {
      for (;;) {
        const next = typed.shift();
        if (next !== undefined) return next;
        if (shown === null) return null;
        if (shown.prompt.kind === 'over' && isFinished()) return keyTyped('enter');
        await ask(shown);
        const item = await inputs.next();
        if (item === null) return null;
        if ('input' in item) return item.input;
        isPrompted = false;
        typed.push(...presentation.read(item.line, shown));
      }
    },
    pause: async () => null,
    tell: (input) => inputs.push({ input }),
    extent: () => undefined,
    close: () => source.close(),
  };
}
