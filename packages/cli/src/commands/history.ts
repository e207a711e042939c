import { answer, type Entry, type Told, told } from '@dicehall/engine';
import { gameTexts } from '@dicehall/messages';
import type { Context } from '../context.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, write } from '../io.ts';
import { toJson } from '../json.ts';
import { type Finished, finishedIds, readFinished } from '../saves/finished.ts';
import { dataFolder } from '../saves/folder.ts';
import { meant } from '../suggest.ts';
import type { Define } from './define.ts';

interface Flags {
  readonly json?: boolean;
  readonly record?: boolean;
}

function asJson(number: number, { id, finished, match }: Finished): string {
  const { game, names } = match.setup;
  const seats = answer(match).seats.map((seat, index) => ({ name: names[index] ?? '', ...seat }));
  return toJson({ number, id, game: game.id, finished, seats });
}

function asText({ words }: Context, number: number, { finished, match }: Finished): string {
  const { game, names } = match.setup;
  const standings = answer(match).seats.map(({ score, place }, seat) =>
    words.say('cli-standing-placed', { seat: { seat }, score, place: place ?? 0 }, names),
  );
  const when = finished.slice(0, 16).replace('T', ' ');
  return `${number}: ${when}  ${gameTexts(words, game).name}: ${words.list(standings)}`;
}

async function list(context: Context, { json = false }: Flags): Promise<Exit> {
  const { io, words } = context;
  const folder = dataFolder(io.env);
  const ids = finishedIds(folder);
  if (ids.length === 0 && !json) await write(io.stdout, `${words.say('cli-no-history')}\n`);
  for (const [index, id] of ids.entries()) {
    const finished = readFinished(folder, id);
    if (finished === null) io.stderr.write(`dicehall: ${words.say('cli-unreadable-match', { file: id })}\n`);
    else
      await write(
        io.stdout,
        `${json ? asJson(index + 1, finished) : asText(context, index + 1, finished)}\n`,
      );
  }
  return exit.good;
}

async function show(
  context: Context,
  given: string | undefined,
  { json = false, record = false }: Flags,
): Promise<Exit> {
  const { io, words } = context;
  const folder = dataFolder(io.env);
  const ids = finishedIds(folder);
  const id = ids[Number(given ?? 1) - 1];
  if (id === undefined)
    return context.misused(told('cli-no-such-match', { given: given ?? '1', most: ids.length }));
  const steps: { readonly before: unknown; readonly after: unknown; readonly entry: Entry }[] = [];
  const finished = readFinished(folder, id, (before, after, entry) => steps.push({ before, after, entry }));
  if (finished === null) return context.refuses(words.say('cli-unreadable-match', { file: id }));
  const { game, names } = finished.match.setup;
  if (record) {
    await write(io.stdout, `${toJson(finished.record)}\n`);
    return exit.good;
  }
  const story: Told[] = steps.flatMap(({ before, after, entry }) => [...game.story(before, after, entry)]);
  const lines = story.map((one) => words.tell(one, names));
  const number = ids.indexOf(id) + 1;
  const text = json
    ? toJson({ ...(JSON.parse(asJson(number, finished)) as object), story: lines })
    : [asText(context, number, finished), '', ...lines].join('\n');
  await write(io.stdout, `${text}\n`);
  return exit.good;
}

async function history(
  context: Context,
  what: string | undefined,
  number: string | undefined,
  flags: Flags,
): Promise<Exit> {
  if (what === undefined) return list(context, flags);
  if (what === 'show') return show(context, number, flags);
  return context.misused(told('cli-history-what', { given: what, ...meant(what, ['show']) }));
}

export const define: Define = (command, context) => {
  const { words } = context;
  command
    .argument('[show]', words.say('cli-argument-show'))
    .argument('[number]', words.say('cli-argument-number'))
    .option('--json', words.say('cli-option-json'))
    .option('--record', words.say('cli-option-record'))
    .action(context.does((what, number, flags) => history(context, what, number, flags)));
  showExamples(command, words, [
    'history',
    'history show 1',
    'history show 1 --record > match.json',
    'history --json',
  ]);
};
