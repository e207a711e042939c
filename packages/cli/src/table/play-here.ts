import { allSeats, type Told, told } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Bot } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { type Exit, exit, write } from '../io.ts';
import type { OpenMatch } from '../saves/open-match.ts';
import type { LineSource } from '../terminal/line-source.ts';
import { plainDriver } from '../terminal/plain.ts';
import { screenDriver } from '../terminal/screen.ts';
import { viewOf } from './choices.ts';
import { host } from './host.ts';
import { needOf } from './need.ts';
import type { Sitting } from './sitting.ts';

/** The final table: places, names and scores. */
function result(sitting: Sitting): Told[] {
  const need = needOf(sitting);
  if (need.kind !== 'over') return [];
  const { scores } = viewOf(sitting);
  return allSeats(scores.length)
    .sort((a, b) => (need.places[a] ?? 0) - (need.places[b] ?? 0))
    .map((seat) =>
      told('cli-result', { place: need.places[seat] ?? 0, seat: { seat }, score: scores[seat] ?? 0 }),
    );
}

function farewell(sitting: Sitting, over: boolean, words: Catalogue): string {
  const { names } = sitting.arranged.setup;
  const lines = over ? result(sitting) : [told('cli-left')];
  return `${[...lines, ...(over ? [told('cli-kept-in-history')] : [])].map((one) => words.tell(one, names)).join('\n')}\n`;
}

/** How a match is shown. */
export interface Showing {
  /** Lines to read from and write to, in the place of the whole screen. */
  readonly lines: LineSource | null;
  /** Milliseconds between what bots do. */
  readonly pace: number;
}

/** The expert that a table asks for: none where nobody plays as one, `null` when loading it was cancelled. */
async function expertAt(context: Context, { arranged }: Sitting): Promise<Bot | null | undefined> {
  const asked = arranged.players.some((player) => player.kind === 'bot' && player.strength === 'expert');
  if (!asked) return undefined;
  const { game, options, names } = arranged.setup;
  const { expertFor } = await import('../solve/experts.ts');
  return expertFor(context, game.id, options, names.length);
}

/** Plays a match at this terminal, and says goodbye. */
export async function playHere(
  context: Context,
  sitting: Sitting,
  save: OpenMatch,
  { lines, pace }: Showing,
): Promise<Exit> {
  const { io, words, palette } = context;
  const expert = await expertAt(context, sitting);
  if (expert === null) {
    save.close();
    lines?.close();
    return exit.refused;
  }
  const driver = lines === null ? screenDriver(io, words, palette, pace) : plainDriver(io, words, lines);
  let goodbye = '';
  try {
    const ended = await host(sitting, driver, save, io.now, expert);
    goodbye = farewell(ended.sitting, ended.over, words);
  } finally {
    driver.close();
  }
  await write(io.stdout, goodbye);
  return exit.good;
}
