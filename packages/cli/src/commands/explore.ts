import { games, message } from '@dicehall/engine';
import type { Context } from '../context.ts';
import { choiceOption, gameOption } from '../declare.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit } from '../io.ts';
import { toJson } from '../json.ts';
import type { PositionValues } from '../solve/analysis.ts';
import { moveText } from '../solve/move-text.ts';
import { type Position, type PositionFlags, seatNames, seatOf } from '../solve/position.ts';
import { positionOfFlags, positionOfRecord } from '../solve/read-position.ts';
import { valuesOf } from '../solve/values.ts';
import { padEnd, widthOf } from '../terminal/width.ts';
import type { Define } from './define.ts';

interface Flags extends PositionFlags {
  readonly json?: boolean;
}

const mostRows = 20;

/** The moves as a table, the best first. Moves with the same text have the same value and share a row. */
function table({ messages }: Context, position: Position, { unit, moves }: PositionValues): string {
  const mover = seatOf(position) ?? 0;
  const sorted = [...moves].sort((a, b) => b.value - a.value);
  const all = [
    ...new Map(sorted.map(({ move, value }) => [moveText(messages, position, mover, move), value])),
  ];
  const rows = position.game.facts.listsMoves ? all : all.slice(0, mostRows);
  const width = Math.max(...rows.map(([move]) => widthOf(move)));
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3 } as const;
  const shown = (value: number): string =>
    messages.number(value, {
      ...digits,
      ...(unit === 'win' ? { style: 'percent' } : { signDisplay: 'exceptZero' }),
    });
  const lines = rows.map(([move, value]) => `  ${padEnd(move, width)}  ${shown(value).padStart(7)}`);
  const others = all.slice(rows.length).map(([, value]) => value);
  const [high] = others;
  const low = others.at(-1);
  if (high === undefined || low === undefined) return lines.join('\n');
  const left = messages.say('odds-others', { count: others.length, low: shown(low), high: shown(high) });
  return [...lines, `  ${left}`].join('\n');
}

/** The values of the seats, and what the values of the table mean. */
function heading(
  { messages }: Context,
  position: Position,
  { how, wins = [], moves }: PositionValues,
): string[] {
  const names = seatNames(messages, position);
  const percent = (value: number): string =>
    messages.number(value, { style: 'percent', maximumFractionDigits: 3 });
  const shares = wins.map((value, at) =>
    messages.say('odds-seat', { seat: { seat: at }, shown: percent(value) }, names),
  );
  if (moves.length === 0 || how === 'exact' || how === 'equilibrium') return shares;
  const seat = { seat: seatOf(position) ?? 0 };
  return [...shares, messages.say(`odds-how-${how}`, { seat }, names)];
}

async function show(context: Context, position: Position, flags: Flags): Promise<Exit> {
  const { messages } = context;
  const { game, options, seats } = position;
  const values = await valuesOf(context, position);
  if (values === undefined) return context.fail(messages.say('solve-no-solver', { game: game.id, seats }));
  if (values === null) return exit.failed;
  if (flags.json === true) {
    const mover = values.moves.length > 0 ? seatOf(position) : undefined;
    return context.print(toJson({ game: game.id, options, seat: mover, ...values }));
  }
  const { kind } = values.step;
  const nothing =
    kind !== 'choose'
      ? `odds-${kind}`
      : game.facts.simultaneousChoices
        ? 'odds-committed'
        : 'odds-all-the-same';
  const list = values.moves.length === 0 ? messages.lookup(nothing) : table(context, position, values);
  return context.print(...heading(context, position, values), list);
}

async function odds(context: Context, file: string | undefined, flags: Flags): Promise<Exit> {
  const sources = [file, flags.game, flags.position].filter((source) => source !== undefined);
  if (sources.length !== 1) return context.usageError(message('odds-record-or-game'));
  if (file === undefined) {
    const position = positionOfFlags(context, flags);
    return position.ok ? show(context, position.value, flags) : context.usageError(position.error);
  }
  const position = await positionOfRecord(context, file, flags);
  return position.ok ? show(context, position.value, flags) : context.fail(`${file}: ${position.error}`);
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .argument('[record]', messages.say('odds-argument-record'))
    .option('--entry <number>', messages.say('odds-option-entry'))
    .option('--position <line>', messages.say('odds-option-position'))
    .addOption(
      choiceOption(
        '-g, --game <game>',
        messages.say('odds-option-game'),
        games.map(({ id }) => id),
      ),
    )
    .addOption(gameOption(messages))
    .option('-s, --seats <number>', messages.say('odds-option-seats'))
    .option('--seat <number>', messages.say('odds-option-seat'))
    .option('--at <scores>', messages.say('odds-option-at'))
    .option('--points <number>', messages.say('odds-option-points'))
    .option('--thrown <dice>', messages.say('odds-option-thrown'))
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((file, flags) => odds(context, file, flags)));
  showExamples(command, messages, [
    'odds match.json',
    'odds match.json --entry 12 --json',
    'odds --position "greed - 1200,800 11 0 - choose 450 51341"',
    'odds --game greed --at 1500,2200 --points 300 --thrown 51',
    'odds --game threes --thrown 66133',
    'odds --game three-dice --seats 4 --thrown 126',
    'odds --game hidden-pairs --at 700,500@3 --thrown 661524',
    'odds match.json --entry 12 --seat 1',
  ]);
};
