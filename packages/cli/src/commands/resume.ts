import { told } from '@dicehall/engine';
import { type Catalogue, gameTexts } from '@dicehall/messages';
import type { Asker } from '../arrange/asker.ts';
import { plainAsker } from '../arrange/plain.ts';
import type { Context } from '../context.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, write } from '../io.ts';
import { toJson } from '../json.ts';
import { dataFolder } from '../saves/folder.ts';
import { type Resumable, reopenMatch, resumable } from '../saves/open-match.ts';
import { playHere } from '../table/play-here.ts';
import { readPace, type Shown } from '../table/shown.ts';
import { type LineSource, listenForLines } from '../terminal/line-source.ts';
import type { Define } from './define.ts';

interface Flags extends Shown {
  readonly list?: boolean;
  readonly json?: boolean;
}

function label(words: Catalogue, { id, sitting, log }: Resumable): string {
  const { game, names } = sitting.arranged.setup;
  const begun = id
    .slice(0, 16)
    .replace('T', ' ')
    .replace(/-(\d\d)$/, ':$1');
  const seats = { seats: names.map((_name, seat) => seat) };
  return words.say(
    'cli-open-match',
    { game: gameTexts(words, game).name, seats, begun, entries: log.length },
    names,
  );
}

async function list(context: Context, open: readonly Resumable[], json: boolean): Promise<Exit> {
  const { io, words } = context;
  const lines = open.map((one, index) => {
    const { game, names } = one.sitting.arranged.setup;
    return json
      ? toJson({
          number: index + 1,
          id: one.id,
          game: game.id,
          seats: names.map((name) => ({ name })),
          entries: one.log.length,
        })
      : `${index + 1}: ${label(words, one)}`;
  });
  if (lines.length > 0) await write(io.stdout, `${lines.join('\n')}\n`);
  return exit.good;
}

async function resumeOne(
  context: Context,
  chosen: Resumable,
  lines: LineSource | null,
  pace: number,
): Promise<Exit> {
  const save = reopenMatch(dataFolder(context.io.env), chosen);
  if (save !== null) return playHere(context, chosen.sitting, save, { lines, pace });
  lines?.close();
  return context.refuses(context.words.say('cli-match-in-use'));
}

const choose = (asker: Asker, words: Catalogue, open: readonly Resumable[]): Promise<Resumable | null> =>
  asker.choose(
    words.say('cli-ask-match'),
    open.map((value) => ({ value, label: label(words, value), hint: '' })),
  );

async function resume(context: Context, given: string | undefined, flags: Flags): Promise<Exit> {
  const { io, words } = context;
  const pace = readPace(flags.pace);
  if (!pace.ok) return context.misused(pace.error);
  const open = resumable(dataFolder(io.env));
  if (flags.list === true || flags.json === true) return list(context, open, flags.json === true);
  if (open.length === 0) {
    await write(io.stdout, `${words.say('cli-nothing-to-resume')}\n`);
    return exit.good;
  }
  const wanted = given === undefined ? undefined : open[Number(given) - 1];
  if (given !== undefined && wanted === undefined)
    return context.misused(told('cli-no-such-match', { given, most: open.length }));
  const isTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true;
  if (!isTerminal && flags.plain !== true) {
    await list(context, open, false);
    await write(io.stdout, `${words.say('cli-no-terminal-resume')}\n`);
    return exit.good;
  }
  const lines = flags.plain === true ? listenForLines(io) : null;
  const only = wanted ?? (open.length === 1 ? open[0] : undefined);
  const asker =
    lines === null ? (await import('../arrange/clack.ts')).clackAsker(io) : plainAsker(io, words, lines);
  const chosen = only ?? (await choose(asker, words, open));
  if (chosen !== null) return resumeOne(context, chosen, lines, pace.value);
  lines?.close();
  return exit.good;
}

export const define: Define = (command, context) => {
  const { words } = context;
  command
    .argument('[number]', words.say('cli-argument-open'))
    .option('--list', words.say('cli-option-list'))
    .option('--json', words.say('cli-option-json'))
    .option('--pace <milliseconds>', words.say('cli-option-pace'), '600')
    .option('--plain', words.say('cli-option-plain'))
    .action(context.does((number, flags) => resume(context, number, flags)));
  showExamples(command, words, ['resume', 'resume --list', 'resume 2 --plain']);
};
