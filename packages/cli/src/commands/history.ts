import { answer, findGame, message } from '@dicehall/engine';
import { gameTexts } from '@dicehall/messages';
import { historyItemSchema } from '@dicehall/server/protocol';
import * as commander from 'commander';
import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import { type Exit, exit, toJson } from '../io.ts';
import { answered, serverOf } from '../online/connection.ts';
import { ownApi, savedIdentity, serverFolder } from '../online/saved.ts';
import { gameLog, standingsOf } from '../records.ts';
import { dataFolder, type Finished, finishedIds, localTime, readFinished } from '../saved-matches.ts';
import { suggestionFor } from '../suggest.ts';

interface Flags {
  readonly server?: string;
  readonly json?: boolean;
  readonly record?: boolean;
}

function asData(number: number, { id, finished, match }: Finished) {
  const { game, names } = match.setup;
  const seats = answer(match).seats.map((seat, index) => ({ name: names[index] ?? '', ...seat }));
  return { number, id, game: game.id, finished, seats };
}

function asText({ messages }: Context, number: number, { finished, match }: Finished): string {
  const { game } = match.setup;
  const standings = standingsOf(messages, match);
  const when = localTime(new Date(finished));
  return `${number}: ${when}  ${gameTexts(messages, game).name}: ${messages.list(standings)}`;
}

async function list(context: Context, { json = false }: Flags): Promise<Exit> {
  const { io, messages } = context;
  const folder = dataFolder(io.env);
  const ids = finishedIds(folder);
  if (ids.length === 0 && !json) return context.print(messages.say('cli-no-history'));
  for (const [index, id] of ids.entries()) {
    const finished = readFinished(folder, id);
    if (finished === null) context.report(messages.say('cli-unreadable-match', { file: id }));
    else
      await context.print(json ? toJson(asData(index + 1, finished)) : asText(context, index + 1, finished));
  }
  return exit.ok;
}

async function listOnline(context: Context, given: string, { json = false }: Flags): Promise<Exit> {
  const { io, messages } = context;
  const server = context.needed(serverOf(context, given, null));
  const identity = savedIdentity(serverFolder(dataFolder(io.env), server));
  if (identity === null) return context.fail(messages.say('cli-no-one-online', { server }));
  const api = ownApi(identity, messages.language);
  const found = await api.call('GET', '/me/history', (raw) => historyItemSchema.array().parse(raw));
  const items = answered(context, server, found);
  if (items.length === 0 && !json) return context.print(messages.say('cli-no-history-online', { server }));
  for (const item of items) {
    const { table, game, names, seat, score, place, ended } = item;
    const known = findGame(game);
    const title = known === undefined ? game : gameTexts(messages, known).name;
    const own = { seat: { seat }, score: score ?? 0, place: place ?? 0 };
    const result = place === null ? '' : `: ${messages.say('cli-standing-placed', own, names)}`;
    const text = `${localTime(new Date(ended))}  ${title} (${messages.list(names)})${result}  ${server}/online/table/${table}`;
    await context.print(json ? toJson(item) : text);
  }
  return exit.ok;
}

async function show(
  context: Context,
  given: string | undefined,
  { json = false, record = false }: Flags,
): Promise<Exit> {
  const { io, messages } = context;
  const folder = dataFolder(io.env);
  const ids = finishedIds(folder);
  const id = ids[Number(given ?? 1) - 1];
  if (id === undefined)
    return context.usageError(message('cli-no-such-match', { given: given ?? '1', most: ids.length }));
  const finished = readFinished(folder, id);
  if (finished === null) return context.fail(messages.say('cli-unreadable-match', { file: id }));
  if (record) return context.print(toJson(finished.record));
  const story = gameLog(messages, finished, 'table');
  const number = ids.indexOf(id) + 1;
  if (!json) return context.print(asText(context, number, finished), '', ...story);
  return context.print(toJson({ ...asData(number, finished), story }));
}

async function history(
  context: Context,
  what: string | undefined,
  number: string | undefined,
  flags: Flags,
): Promise<Exit> {
  if (what === undefined && flags.server !== undefined) return listOnline(context, flags.server, flags);
  if (what === undefined) return list(context, flags);
  if (what === 'show') return show(context, number, flags);
  return context.usageError(message('cli-history-what', { given: what, ...suggestionFor(what, ['show']) }));
}

export const define: Define = (command, context) => {
  const { messages } = context;
  const what = new commander.Argument('[show]', messages.say('cli-argument-show'));
  what.argChoices = ['show'];
  command
    .addArgument(what)
    .argument('[number]', messages.say('cli-argument-number'))
    .option('--server <url>', messages.say('cli-option-history-server'))
    .option('--json', messages.say('cli-option-json'))
    .option('--record', messages.say('cli-option-record'))
    .action(context.action((what, number, flags) => history(context, what, number, flags)));
  showExamples(command, messages, [
    'history',
    'history show 1',
    'history show 1 --record > match.json',
    'history --json',
    'history --server https://dice.example',
  ]);
};
