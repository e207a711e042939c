import { type Catalogue, gameTexts } from '@dicehall/messages';
import { tableRules, tableStatus } from '@dicehall/server/client';
import type { PaintedChoice, Scene } from '../paint/table.ts';
import { sceneOf } from '../table/scene.ts';
import { keyTyped, type Presentation, type Typed } from '../terminal/display.ts';
import { keyCap } from '../terminal/keys.ts';
import { actionWords, keysOfLine, keyWords } from '../terminal/plain.ts';
import { commandWords } from './command.ts';
import { clockMessages, type OnlineSession } from './online-session.ts';
import { menuOf } from './press-online.ts';

/** Returns the texts about an online table, except those about its match. */
function statusTexts(session: OnlineSession, messages: Catalogue, timed: boolean): string[] {
  const { online, now, tableSetup } = session;
  const isPlaying = online.table.match !== null && online.table.match.places === null;
  const told = tableStatus(online, now).filter(
    ({ isTimed, kind }) => kind !== 'waiting' && (timed || !isTimed),
  );
  const clock = timed ? clockMessages(session) : [];
  return [
    ...[...clock, ...told.map(({ text }) => text)].map((one) => messages.text(one, tableSetup.setup.names)),
    ...(online.table.coach && isPlaying ? [messages.say('coach-allowed')] : []),
  ];
}

function menuChoices(session: OnlineSession, messages: Catalogue): PaintedChoice[] {
  const { names } = session.tableSetup.setup;
  return menuOf(session).map(({ key, label, why }) => ({
    key: keyCap(key),
    text: [label, why].flatMap((part) => (part === null ? [] : [messages.text(part, names)])).join(' – '),
    enabled: why === null,
  }));
}

const seatTexts = ({ online: { table } }: OnlineSession, messages: Catalogue): string[] =>
  table.seats.map(({ kind, name, person, here, strength, seat }) => {
    const values = { number: seat + 1, name: name ?? '' };
    if (kind === 'empty') return messages.say('online-seat-free', values);
    if (kind === 'bot') return messages.say('online-seat-bot', { ...values, strength: strength ?? 'steady' });
    const role = person === table.host ? 'host' : 'player';
    return messages.say('online-seat-person', { ...values, role, here: here ? 'yes' : 'no' });
  });

function waitingRoom(session: OnlineSession, messages: Catalogue): Partial<Scene> {
  const { online, now, tableSetup, invitation } = session;
  const waiting = tableStatus(online, now).find(({ kind }) => kind === 'waiting');
  return {
    title: gameTexts(messages, tableSetup.setup.game).name,
    progress: messages.say('online-code', { code: online.table.code }),
    goal: tableRules(messages, tableSetup.setup.game, online.table),
    scores: seatTexts(session, messages).map((text) => ({ text: ` ${text}`, isOn: false })),
    // The link is not wrapped, so that a click opens the whole link.
    links: [invitation.link],
    picture: online.table.status === 'open' ? invitation.picture : [],
    ...(waiting !== undefined && { prompt: messages.text(waiting.text) }),
    diceCaption: '',
    race: '',
    dice: [],
    diceKeys: [],
  };
}

const typing = (line: string, messages: Catalogue): Partial<Scene> => ({
  prompt: `${messages.say('online-typing')} ${line}_`,
  choices: [],
  diceKeys: [],
  commonKeys: [
    { keys: 'Enter', text: messages.say('online-aid-send') },
    { keys: 'Esc', text: messages.say('online-aid-cancel') },
  ],
});

function onlineScene(session: OnlineSession, messages: Catalogue, logLength: number, timed: boolean): Scene {
  const { online, log, line, prompt } = session;
  const match = sceneOf(session, messages, 0);
  const isAwaited = prompt.kind === 'awaited';
  const keys = match.commonKeys.filter(({ keys }) => !isAwaited || keys === '?' || keys === 'Q');
  return {
    ...match,
    progress: messages.say('online-progress', { progress: match.progress, code: online.table.code }),
    status: [...match.status, ...statusTexts(session, messages, timed)],
    log: logLength === 0 ? [] : log.slice(-logLength),
    choices: [...match.choices, ...menuChoices(session, messages)],
    commonKeys: [
      ...keys,
      { keys: 'C', text: messages.say('online-aid-chat') },
      { keys: '/', text: messages.say('online-aid-command') },
    ],
    ...(isAwaited ? waitingRoom(session, messages) : {}),
    ...(isAwaited && { status: statusTexts(session, messages, timed) }),
    ...(line === null ? {} : typing(line, messages)),
  };
}

export function atOnlineTable(messages: Catalogue): Presentation<OnlineSession> {
  const words = keyWords(messages);
  /** Returns the words that can be typed. In the waiting room, words for actions of the match are left out. */
  const wordsAt = (session: OnlineSession): ReadonlyMap<string, string> => {
    if (session.screen.kind === 'leave') return words;
    if (session.prompt.kind === 'awaited')
      return new Map([...words].filter(([, key]) => key === 'q' || key === '?'));
    const menu = menuOf(session).map(({ key, word }) => [word, key] as const);
    return new Map([...words, ...actionWords(session), ...menu]);
  };
  return {
    messages,
    leaveQuestion: 'online-leave-question',
    staysOpen: true,
    corner: (session) =>
      clockMessages(session)
        .map((one) => messages.text(one))
        .join(''),
    commands: [
      messages.say('online-help-chat'),
      ...commandWords.map((word) => `  ${messages.lookup(`online-help-${word}`)}`),
    ],
    scene: (session, logLength, timed) => onlineScene(session, messages, logLength, timed),
    read(text, session): Typed[] {
      const [word = ''] = text.trim().toLowerCase().split(/\s+/);
      if (word.startsWith('/')) return [{ kind: 'line', text }];
      const isAwaited = session.prompt.kind === 'awaited';
      // In the waiting room, a command may be typed without the prefix `/`.
      if (word === 'say' || (isAwaited && commandWords.some((one) => one === word)))
        return [{ kind: 'line', text: `/${text.trim()}` }];
      return word === '' && isAwaited ? [] : keysOfLine(text, wordsAt(session)).map(keyTyped);
    },
  };
}
