import { message } from '@dicehall/engine';
import {
  backUpData,
  expiredData,
  moveData,
  type RowCounts,
  readSettings,
  restoreData,
  type Settings,
  settings as settingsByName,
  TransferProblem,
} from '@dicehall/server';
import * as commander from 'commander';
import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import { failedStart } from '../failed-start.ts';
import { type Exit, toJson } from '../io.ts';
import { fileProblem } from '../records.ts';
import { suggestionFor } from '../suggest.ts';

const actions = ['backup', 'restore', 'move', 'expired'] as const;
type Action = (typeof actions)[number];
const needsFile: ReadonlySet<Action> = new Set(['backup', 'restore']);

interface Flags {
  readonly data?: string;
  readonly json?: boolean;
}

const size = ({ tables, events, people }: RowCounts) => ({ tables, events, people });

async function expired(context: Context, settings: Settings, json: boolean): Promise<Exit> {
  const { messages } = context;
  const counts = await expiredData(settings);
  if (json) return context.print(toJson(counts));
  const lines = Object.entries(counts).map(([kind, count]) => messages.say('data-expired', { kind, count }));
  return context.print(...(lines.length === 0 ? [messages.say('data-nothing-expires')] : lines));
}

async function perform(
  context: Context,
  what: Action,
  file: string,
  { data, json = false }: Flags,
): Promise<Exit> {
  const { io, messages } = context;
  const settings = readSettings(io.env, data === undefined ? {} : { data });
  switch (what) {
    case 'backup':
      return context.print(
        messages.say('data-backed-up', { file, ...size(await backUpData(settings, file)) }),
      );
    case 'restore':
      return context.print(messages.say('data-restored', size(await restoreData(settings, file))));
    case 'move':
      if (settings.databaseUrl === '') return context.usageError(message('data-needs-database'));
      return context.print(messages.say('data-moved', size(await moveData(settings))));
    case 'expired':
      return expired(context, settings, json);
  }
}

function failed(context: Context, what: Action, file: string, error: unknown): Exit {
  const { messages } = context;
  const values = { given: file };
  if (error instanceof TransferProblem) return context.fail(messages.lookup(`data-${error.code}`, values));
  const { code, message: why, path } = error as NodeJS.ErrnoException;
  if (what === 'restore' && (path === file || code === 'EISDIR'))
    return context.fail(fileProblem(messages, file, error));
  if (path !== undefined && what === 'backup')
    return context.fail(messages.say('data-not-writable', { ...values, why }));
  return failedStart(context, error);
}

async function data(context: Context, given: string, file: string | undefined, flags: Flags): Promise<Exit> {
  const what = actions.find((action) => action === given);
  if (what === undefined)
    return context.usageError(message('data-unknown', { given, ...suggestionFor(given, [...actions]) }));
  if (file === undefined && needsFile.has(what))
    return context.usageError(message('data-needs-file', { what }));
  if (file !== undefined && !needsFile.has(what))
    return context.usageError(message('data-takes-no-file', { what, given: file }));
  try {
    return await perform(context, what, file ?? '', flags);
  } catch (error) {
    return failed(context, what, file ?? '', error);
  }
}

export const define: Define = (command, context) => {
  const { messages } = context;
  const what = new commander.Argument('<what>', messages.say('data-what'));
  what.argChoices = [...actions];
  command
    .addArgument(what)
    .argument('[file]', messages.say('data-file'))
    .option('--data <data>', `${messages.say('setting-data')} (${settingsByName.data.default})`)
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((what, file, flags) => data(context, what, file, flags)));
  showExamples(command, messages, [
    'data backup dicehall.backup',
    'data restore dicehall.backup --data ./new-folder',
    'data move',
    'data expired',
  ]);
};
