import { message } from '@dicehall/engine';
import { type Catalogue, gameTexts } from '@dicehall/messages';
import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import { type Exit, toJson } from '../io.ts';
import {
  dataFolder,
  deleteMatch,
  localTime,
  type Resumable,
  reopenMatch,
  resumable,
} from '../saved-matches.ts';
import { withDialog } from '../set-up/dialog.ts';
import { type DisplayFlags, displayOf, readPace } from '../table/flags.ts';
import { playHere } from '../table/play-here.ts';

interface Flags extends DisplayFlags {
  readonly list?: boolean;
  readonly delete?: string;
  readonly json?: boolean;
}

function label(messages: Catalogue, { id, session, log }: Resumable): string {
  const { game, names } = session.tableSetup.setup;
  const begun = localTime(new Date(id.slice(0, 16).replace(/-(\d\d)$/, ':$1Z')));
  const seats = { seats: names.map((_name, seat) => seat) };
  return messages.say(
    'cli-open-match',
    { game: gameTexts(messages, game).name, seats, begun, entries: log.length },
    names,
  );
}

async function list(context: Context, open: readonly Resumable[], json: boolean): Promise<Exit> {
  const { messages } = context;
  const lines = open.map((one, index) => {
    const { game, names } = one.session.tableSetup.setup;
    return json
      ? toJson({
          number: index + 1,
          id: one.id,
          game: game.id,
          seats: names.map((name) => ({ name })),
          entries: one.log.length,
        })
      : `${index + 1}: ${label(messages, one)}`;
  });
  return context.print(...lines);
}

async function resume(context: Context, given: string | undefined, flags: Flags): Promise<Exit> {
  const { io, messages } = context;
  const pace = context.needed(readPace(flags.pace));
  const open = resumable(dataFolder(io.env));
  if (flags.json === true) return list(context, open, true);
  if (open.length === 0) return context.print(messages.say('cli-nothing-to-resume'));
  if (flags.list === true) return list(context, open, false);
  if (flags.delete !== undefined) {
    const chosen = open[Number(flags.delete) - 1];
    if (chosen === undefined)
      return context.usageError(message('cli-no-such-match', { given: flags.delete, most: open.length }));
    return deleteMatch(dataFolder(io.env), chosen)
      ? context.print(messages.say('cli-deleted', { match: label(messages, chosen) }))
      : context.fail(messages.say('cli-match-in-use'));
  }
  const wanted = given === undefined ? undefined : open[Number(given) - 1];
  if (given !== undefined && wanted === undefined)
    return context.usageError(message('cli-no-such-match', { given, most: open.length }));
  const display = displayOf(io, flags);
  if (display === null) {
    await list(context, open, false);
    return context.usageError(message('cli-no-terminal-resume'));
  }
  const only = wanted ?? (open.length === 1 ? open[0] : undefined);
  return withDialog(context, display, async (dialog, lines) => {
    const offered = open.map((value) => ({ value, label: label(messages, value), hint: '' }));
    const chosen = only ?? (await dialog.choose(messages.say('cli-ask-match'), offered));
    const save = reopenMatch(dataFolder(io.env), chosen);
    return save === null
      ? context.fail(messages.say('cli-match-in-use'))
      : playHere(context, chosen.session, save, { lines, pace });
  });
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .argument('[number]', messages.say('cli-argument-open'))
    .option('--list', messages.say('cli-option-list'))
    .option('--delete <number>', messages.say('cli-option-delete'))
    .option('--json', messages.say('cli-option-json'))
    .option('--pace <milliseconds>', messages.say('cli-option-pace'), '600')
    .option('--plain', messages.say('cli-option-plain'))
    .action(context.action((number, flags) => resume(context, number, flags)));
  showExamples(command, messages, ['resume', 'resume --list', 'resume 2 --plain', 'resume --delete 2']);
};
