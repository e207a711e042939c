import type { Catalogue } from '@dicehall/messages';
import { type Io, write } from '../io.ts';
import { controlsOf } from '../table/controls.ts';
import { textsOf } from '../table/texts.ts';
import type { LineSource } from '../terminal/line-source.ts';
import { actionWords, keysOfLine, keyWords, leaveLines, promptLines } from '../terminal/plain.ts';
import { makeQueue } from '../terminal/queue.ts';
import { commandWords } from './command.ts';
import type { OnlineDriver, OnlineInput } from './driver.ts';
import { commandHelp } from './help-online.ts';
import { menuOf } from './menu.ts';
import { onlineScene } from './scene-online.ts';
import type { OnlineView } from './view.ts';

/** In the waiting room commands need no `/`. */
function asLine(text: string, view: OnlineView | null): string | null {
  const [word = ''] = text.trim().toLowerCase().split(/\s+/);
  if (word.startsWith('/')) return text;
  const isWaiting = view?.online.table.match === null;
  const isCommand = word === 'say' || (isWaiting && commandWords.some((one) => one === word));
  return isCommand ? `/${text.trim()}` : null;
}

/** Before the match, words for actions would press the keys of the waiting room. */
function wordsAt(view: OnlineView | null, words: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (view === null || view.session.screen.kind === 'leave') return words;
  if (view.online.table.match !== null) {
    const menu = menuOf(view).map(({ key, command }) => [command.kind, key] as const);
    return new Map([...words, ...actionWords(view.session), ...menu]);
  }
  return new Map([...words].filter(([, key]) => key === 'q' || key === '?'));
}

/** The lines that ask what to do now; the first time they explain the table. */
function asked(view: OnlineView, messages: Catalogue, isFirst: boolean): string[] {
  const { online, session } = view;
  if (session.screen.kind === 'leave') return leaveLines(messages.say('online-leave-question'), messages);
  const scene = onlineScene(view, messages, 0, false);
  const choices = scene.choices.map(
    ({ key, text, enabled }) =>
      `${key.toLowerCase()}: ${text}${enabled ? '' : ` (${messages.say('cli-not-now')})`}`,
  );
  const keys = isFirst ? scene.commonKeys.map((one) => `${one.keys}: ${one.text}`) : [];
  if (online.table.match !== null && controlsOf(session).seat !== null)
    return promptLines(session, scene, messages, isFirst);
  if (online.table.match !== null) return [scene.prompt, ...choices];
  return [
    '',
    `${scene.progress}. ${scene.goal}`,
    ...scene.scores.map(({ text }) => text.trim()),
    ...scene.status,
    scene.prompt,
    ...choices,
    ...keys,
  ];
}

/** What the player is asked to decide: it is explained once. */
const questionOf = ({ choice, online, session }: OnlineView): string =>
  [choice, online.table.match === null, session.screen.kind, controlsOf(session).seat].join(' ');

/** An online table in plain lines: first what happened, then what is asked. */
export function onlinePlain(
  io: Io,
  messages: Catalogue,
  source: LineSource,
  isWatching: boolean,
): OnlineDriver {
  const inputs = makeQueue<OnlineInput>();
  const words = keyWords(messages);
  const isTerminal = io.stdin.isTTY === true;
  let shown: OnlineView | null = null;
  let lastQuestion = '';
  let lastAsked: readonly string[] = [];
  let lastNote: unknown = null;
  let isFirst = true;
  let isPrompted = false;

  const key = (name: string) => inputs.push({ kind: 'key', key: name, text: '' });
  const take = (text: string): void => {
    isPrompted = false;
    const line = asLine(text, shown);
    if (line !== null) inputs.push({ kind: 'line', text: line });
    else if (text.trim() === '' && shown?.online.table.match === null) inputs.push({ kind: 'changed' });
    else for (const name of keysOfLine(text, wordsAt(shown, words))) key(name);
  };
  const pump = async () => {
    for (;;) {
      const input = await source.inputs.next();
      // Who only watches needs no input.
      if (input === null) return isWatching ? undefined : inputs.end();
      if (input.kind === 'interrupt') key('ctrl-c');
      else take(input.text);
    }
  };
  void pump();

  async function print(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    // What the player is typing stays on the line above.
    const start = isPrompted ? '\n' : '';
    isPrompted = false;
    await write(io.stdout, `${start}${lines.join('\n')}\n`);
  }

  async function ask(view: OnlineView): Promise<void> {
    const lines = asked(view, messages, false);
    const isSame = questionOf(view) === lastQuestion;
    // Of the same question, only what has changed.
    await print(isSame ? lines.filter((line) => !lastAsked.includes(line)) : asked(view, messages, isFirst));
    lastQuestion = questionOf(view);
    lastAsked = lines;
    isFirst = false;
    if (!isTerminal || isPrompted) return;
    const { names } = view.session.tableSetup.setup;
    await write(io.stdout, `${names[view.online.you.seat ?? -1] ?? ''}> `);
    isPrompted = true;
  }

  return {
    inputs,
    async show(view, news) {
      shown = view;
      const { note, screen } = view.session;
      await print(news);
      if (note !== null && note !== lastNote)
        await print(note.statements.map(textsOf(messages, view.session).of));
      lastNote = note;
      if (screen.kind === 'help') {
        await print([
          ...commandHelp(messages),
          messages.say('cli-plain-rules', { game: view.session.tableSetup.setup.game.id }),
        ]);
        key('x');
        return;
      }
      await ask(view);
      if (view.online.table.match?.places != null && !isTerminal) inputs.end();
    },
    close: () => source.close(),
  };
}
