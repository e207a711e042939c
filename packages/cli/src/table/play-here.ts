import { randomInt } from 'node:crypto';
import { seededDice } from '@dicehall/dice';
import {
  type BaseEvent,
  type Entry,
  type Face,
  type Message,
  message,
  rankedSeats,
  type Transition,
  unwrap,
} from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { type Bot, botFor, moveOf, strengths } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import type { Exit } from '../io.ts';
import type { OpenMatch } from '../saved-matches.ts';
import { type Display, keyTyped, type Presentation } from '../terminal/display.ts';
import type { LineSource } from '../terminal/input.ts';
import { actionWords, keysOfLine, keyWords, plainDisplay } from '../terminal/plain.ts';
import { screenDisplay } from '../terminal/screen.ts';
import type { Coach } from './coach.ts';
import { noted, press, pressAnywhere } from './press.ts';
import { sceneOf, textsOf } from './scene.ts';
import { applyEntry, type DiceSource, type Session, table, visibleEvents, wholeState } from './session.ts';

export interface Chance {
  faces(count: number): Face[];
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number;
}

const random: Chance = {
  faces: (count) => Array.from({ length: count }, () => randomInt(1, 7) as Face),
  random: () => randomInt(2 ** 47) / 2 ** 47,
};

/**
 * Returns the random source of one entry. With a seed, it depends only on the seed and the index, so that a resumed
 * match has the same dice.
 */
export function chanceAt(source: DiceSource, index: number): Chance {
  if (source.kind !== 'seed') return random;
  const dice = seededDice(`${source.seed}/${index}`);
  return { faces: (count) => dice.faces(count), random: () => dice.random() };
}

export function here(messages: Catalogue): Presentation<Session> {
  const words = keyWords(messages);
  return {
    messages,
    leaveQuestion: 'cli-leave-question',
    staysOpen: false,
    commands: [],
    scene: (session, logLength) => sceneOf(session, messages, logLength),
    read(line, session) {
      const keys = keysOfLine(line, new Map([...words, ...actionWords(session)]));
      const isRoll = session.prompt.kind === 'type-dice' && keys.at(-1) !== 'enter';
      return [...keys, ...(isRoll ? ['enter'] : [])].map(keyTyped);
    },
  };
}

/** Returns the next roll or the next move of a bot; null if a person has to act. */
function automaticEntry(
  { tableSetup, entries, prompt, match }: Session,
  expert: Bot | undefined,
): Entry | null {
  const chance = chanceAt(tableSetup.dice, entries);
  if (prompt.kind === 'throw') return { seat: prompt.seat, dice: chance.faces(prompt.dice) };
  if (prompt.kind !== 'bot') return null;
  const { game } = tableSetup.setup;
  const strength = strengths.find((one) => one === prompt.strength) ?? 'steady';
  const bot = botFor(game.id, strength, expert);
  const move = moveOf(bot, game, wholeState({ match }), prompt.seat, () => chance.random());
  return { seat: prompt.seat, move };
}

/** Whether a bot acts next. Its moves have a short pause before and after them, so that people can follow. */
const isOfBot = ({ tableSetup, prompt }: Session): boolean =>
  prompt.kind === 'bot' || (prompt.kind === 'throw' && tableSetup.players[prompt.seat]?.kind === 'bot');

interface Players {
  readonly expert?: Bot | undefined;
  /** The coach, which responds to the key I. */
  readonly coach?: Coach | undefined;
}

/**
 * Plays a match until it is over or the player leaves.
 * @returns the last session
 */
async function playMatch(
  start: Session,
  display: Display<Session>,
  { messages, io: { now } }: Context,
  save: OpenMatch,
  { expert, coach }: Players,
): Promise<Session> {
  let session = start;
  let isFinished = false;

  /** Plays a legal entry. The entry is on disk before it is shown. */
  async function play(entry: Entry): Promise<void> {
    const { state, events }: Transition<Session, BaseEvent> = unwrap(applyEntry(session, entry));
    save.append(entry);
    const visible = visibleEvents(events, state.atKeyboard);
    const isNews = display.newsFrom > 0 && visible.length >= display.newsFrom;
    session = { ...state, screen: isNews ? { kind: 'news', events, scroll: 0 } : table };
    await display.show(session, textsOf(messages, session).ofEvents(events));
  }

  /** Waits before and after a bot's move, and again after each key that shows something. */
  async function pause(paces: number): Promise<void> {
    while (session.prompt.kind !== 'over' && session.screen.kind === 'table') {
      const input = await display.pause(paces);
      const pressed = input?.kind === 'key' ? pressAnywhere(session, input.key) : null;
      if (pressed === null) return;
      session = pressed.session;
      await display.show(session, []);
    }
  }

  await display.show(session, []);
  for (;;) {
    const { prompt, screen } = session;
    if (prompt.kind === 'over' && !isFinished) {
      isFinished = true;
      save.finish(now());
    }
    const automatic = screen.kind === 'table' ? automaticEntry(session, expert) : null;
    if (automatic !== null) {
      const wasOfBot = isOfBot(session);
      await play(automatic);
      if (wasOfBot || isOfBot(session)) await pause(wasOfBot ? 1 : 2);
      continue;
    }
    const input = await display.next();
    if (input === null) break;
    if (input.kind === 'line') continue;
    if (coach !== undefined && input.key === 'i' && screen.kind === 'table' && prompt.kind === 'choose') {
      const text = coach(wholeState(session), prompt.seat);
      session = noted(session, 'plain', message('cli-coach-says', { text }));
      await display.show(session, []);
      continue;
    }
    const pressed = press(session, input.key, display.extent(session));
    session = pressed.session;
    if (pressed.leave === true) break;
    if (pressed.entry === undefined) await display.show(session, []);
    else {
      await play(pressed.entry);
      if (isOfBot(session)) await pause(1);
    }
  }
  return session;
}

export function resultOf({ prompt, view: { scores } }: Session): Message[] {
  if (prompt.kind !== 'over') return [];
  const { places } = prompt;
  return rankedSeats(places).map((seat) =>
    message('cli-result', { place: places[seat] ?? 0, seat: { seat }, score: scores[seat] ?? 0 }),
  );
}

export interface DisplayOptions {
  /** The source of typed lines; null for the full screen. */
  readonly lines: LineSource | null;
  readonly pace: number;
  readonly coach?: boolean;
}

async function playersOf(context: Context, { tableSetup }: Session, hints: boolean): Promise<Players> {
  const { game, options, names } = tableSetup.setup;
  const hasExpert = tableSetup.players.some(
    (player) => player.kind === 'bot' && player.strength === 'expert',
  );
  const values = hasExpert
    ? await (await import('../solve/values.ts')).valuesFor(context, { game, options, seats: names.length })
    : undefined;
  const coach = hints ? await (await import('./coach.ts')).openCoach(context, tableSetup.setup) : undefined;
  return { expert: values?.bot, coach };
}

export async function playHere(
  context: Context,
  session: Session,
  save: OpenMatch,
  { lines, pace, coach = false }: DisplayOptions,
): Promise<Exit> {
  const { io, messages, palette } = context;
  let end = session;
  try {
    const players = await playersOf(context, session, coach);
    const display =
      lines === null
        ? screenDisplay(io, here(messages), palette, pace)
        : plainDisplay(io, here(messages), lines);
    try {
      end = await playMatch(session, display, context, save, players);
    } finally {
      display.close();
    }
  } finally {
    save.close();
  }
  const isOver = end.prompt.kind === 'over';
  const closing = isOver ? [...resultOf(end), message('cli-saved-in-history')] : [message('cli-left')];
  const { names } = end.tableSetup.setup;
  return context.print(...closing.map((one) => messages.text(one, names)));
}
