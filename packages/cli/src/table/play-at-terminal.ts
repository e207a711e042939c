import { allSeats, type Message, message } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Bot } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { type Exit, exit, write } from '../io.ts';
import type { OpenMatch } from '../saved-matches/open-match.ts';
import type { LineSource } from '../terminal/line-source.ts';
import { plainDriver } from '../terminal/plain.ts';
import { screenDriver } from '../terminal/screen.ts';
import type { Coach } from './coach.ts';
import { viewOf } from './controls.ts';
import { runMatch } from './match-loop.ts';
import { promptOf } from './prompt.ts';
import type { Session } from './session.ts';

export function resultOf(session: Session): Message[] {
  const prompt = promptOf(session);
  if (prompt.kind !== 'over') return [];
  const { scores } = viewOf(session);
  return allSeats(scores.length)
    .sort((a, b) => (prompt.places[a] ?? 0) - (prompt.places[b] ?? 0))
    .map((seat) =>
      message('cli-result', { place: prompt.places[seat] ?? 0, seat: { seat }, score: scores[seat] ?? 0 }),
    );
}

function closingText(session: Session, over: boolean, messages: Catalogue): string {
  const { names } = session.tableSetup.setup;
  const lines = over ? resultOf(session) : [message('cli-left')];
  return `${[...lines, ...(over ? [message('cli-saved-in-history')] : [])].map((one) => messages.text(one, names)).join('\n')}\n`;
}

export interface DisplayOptions {
  /** Where lines are read from; null for the whole screen. */
  readonly lines: LineSource | null;
  readonly pace: number;
  /** Whether a coach gives hints. */
  readonly coach?: boolean;
}

/** The expert of a table; undefined where no seat has one, null when solving was cancelled. */
async function expertAt(context: Context, { tableSetup }: Session): Promise<Bot | null | undefined> {
  const hasExpert = tableSetup.players.some(
    (player) => player.kind === 'bot' && player.strength === 'expert',
  );
  if (!hasExpert) return undefined;
  const { game, options, names } = tableSetup.setup;
  const { expertFor } = await import('../solve/experts.ts');
  return expertFor(context, game, options, names.length);
}

/** The coach of a table; null when solving was cancelled. */
async function coachAt(context: Context, { tableSetup }: Session): Promise<Coach | null> {
  const { openCoach } = await import('./coach.ts');
  return openCoach(context, tableSetup.setup);
}

export async function playAtTerminal(
  context: Context,
  session: Session,
  save: OpenMatch,
  { lines, pace, coach = false }: DisplayOptions,
): Promise<Exit> {
  const { io, messages, palette } = context;
  const expert = await expertAt(context, session);
  const hints = coach && expert !== null ? await coachAt(context, session) : undefined;
  if (expert === null || hints === null) {
    save.close();
    lines?.close();
    return exit.failed;
  }
  const driver =
    lines === null ? screenDriver(io, messages, palette, pace) : plainDriver(io, messages, lines);
  let closing = '';
  try {
    const ended = await runMatch(session, driver, save, io.now, expert, hints);
    closing = closingText(ended.session, ended.over, messages);
  } finally {
    driver.close();
  }
  await write(io.stdout, closing);
  return exit.ok;
}
