import { allSeats, type Message, message } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Bot } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { type Exit, exit, write } from '../io.ts';
import type { OpenMatch } from '../saves/open-match.ts';
import type { LineSource } from '../terminal/line-source.ts';
import { plainDriver } from '../terminal/plain.ts';
import { screenDriver } from '../terminal/screen.ts';
import { viewOf } from './choices.ts';
import { host } from './match-loop.ts';
import { promptOf } from './prompt.ts';
import type { Session } from './session.ts';

/** The final table: places, names and scores. */
function result(session: Session): Message[] {
  const need = promptOf(session);
  if (need.kind !== 'over') return [];
  const { scores } = viewOf(session);
  return allSeats(scores.length)
    .sort((a, b) => (need.places[a] ?? 0) - (need.places[b] ?? 0))
    .map((seat) =>
      message('cli-result', { place: need.places[seat] ?? 0, seat: { seat }, score: scores[seat] ?? 0 }),
    );
}

function closingText(session: Session, over: boolean, messages: Catalogue): string {
  const { names } = session.tableSetup.setup;
  const lines = over ? result(session) : [message('cli-left')];
  return `${[...lines, ...(over ? [message('cli-kept-in-history')] : [])].map((one) => messages.tell(one, names)).join('\n')}\n`;
}

/** How a match is shown. */
export interface Showing {
  /** Lines to read from and write to, in the place of the whole screen. */
  readonly lines: LineSource | null;
  /** Milliseconds between what bots do. */
  readonly pace: number;
}

/** The expert that a table asks for: none where nobody plays as one, `null` when loading it was cancelled. */
async function expertAt(context: Context, { tableSetup }: Session): Promise<Bot | null | undefined> {
  const asked = tableSetup.players.some((player) => player.kind === 'bot' && player.strength === 'expert');
  if (!asked) return undefined;
  const { game, options, names } = tableSetup.setup;
  const { expertFor } = await import('../solve/experts.ts');
  return expertFor(context, game.id, options, names.length);
}

/** Plays a match at this terminal, and says goodbye. */
export async function playAtTerminal(
  context: Context,
  session: Session,
  save: OpenMatch,
  { lines, pace }: Showing,
): Promise<Exit> {
  const { io, messages, palette } = context;
  const expert = await expertAt(context, session);
  if (expert === null) {
    save.close();
    lines?.close();
    return exit.failed;
  }
  const driver =
    lines === null ? screenDriver(io, messages, palette, pace) : plainDriver(io, messages, lines);
  let goodbye = '';
  try {
    const ended = await host(session, driver, save, io.now, expert);
    goodbye = closingText(ended.session, ended.over, messages);
  } finally {
    driver.close();
  }
  await write(io.stdout, goodbye);
  return exit.ok;
}
