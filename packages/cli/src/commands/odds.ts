import { message, type Result } from '@dicehall/engine';
import type { Context } from '../context.ts';
import { collect } from '../declare.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, write } from '../io.ts';
import { toJson } from '../json.ts';
import type { AskedPosition, PositionFlags } from '../solve/asked.ts';
import { positionOfFlags, positionOfRecord } from '../solve/asked-position.ts';
import { moveWords } from '../solve/moves.ts';
import { seatAsked, type Worth, worthOf } from '../solve/worth.ts';
import { padEnd, widthOf } from '../terminal/width.ts';
import type { Define } from './define.ts';

interface Flags extends PositionFlags {
  readonly json?: boolean;
}

/** So many of the moves of Hidden Pairs are shown, of thousands. */
const mostRows = 20;

/** The moves as a table, the best first; moves that read the same are worth the same and stand once. */
function table({ messages }: Context, asked: AskedPosition, { unit, moves }: Worth): string {
  const mover = seatAsked(asked.game, asked.state, asked.seat) ?? 0;
  const sorted = [...moves].sort((a, b) => b.value - a.value);
  const all = [...new Map(sorted.map(({ move, value }) => [moveWords(messages, asked, mover, move), value]))];
  const rows = asked.game.id === 'hidden-pairs' ? all.slice(0, mostRows) : all;
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

/** What the figures of the table are. */
function heading({ messages }: Context, asked: AskedPosition, { how, wins = [], moves }: Worth): string[] {
  const percent = (value: number): string =>
    messages.number(value, { style: 'percent', maximumFractionDigits: 3 });
  const shares = wins.map((value, at) => messages.say('odds-seat', { number: at, shown: percent(value) }));
  if (moves.length === 0 || how === 'exact' || how === 'equilibrium') return shares;
  const number = seatAsked(asked.game, asked.state, asked.seat) ?? 0;
  return [...shares, messages.say(`odds-how-${how}`, { number })];
}

async function show(context: Context, asked: AskedPosition, flags: Flags): Promise<Exit> {
  const { io, messages } = context;
  const { game, options, seats, state, seat } = asked;
  const worth = await worthOf(context, asked);
  if (worth === undefined) return context.fail(messages.say('solve-no-solver', { game: game.id, seats }));
  if (worth === null) return exit.failed;
  if (flags.json === true) {
    const mover = worth.moves.length > 0 ? seatAsked(game, state, seat) : undefined;
    await write(io.stdout, `${toJson({ game: game.id, options, seat: mover, ...worth })}\n`);
    return exit.ok;
  }
  const { kind } = worth.step;
  const nothing =
    kind !== 'choose' ? `odds-${kind}` : game.id === 'hidden-pairs' ? 'odds-committed' : 'odds-all-the-same';
  const list = worth.moves.length === 0 ? messages.say(nothing) : table(context, asked, worth);
  await write(io.stdout, `${[...heading(context, asked, worth), list].join('\n')}\n`);
  return exit.ok;
}

async function odds(context: Context, file: string | undefined, flags: Flags): Promise<Exit> {
  if ((file === undefined) === (flags.game === undefined))
    return context.usageError(message('odds-record-or-game'));
  const asked: Result<AskedPosition, string> =
    file !== undefined
      ? await positionOfRecord(context, file, flags)
      : positionOfFlags(context, flags.game ?? '', flags);
  return asked.ok ? show(context, asked.value, flags) : context.fail(asked.error);
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .argument('[record]', messages.say('odds-argument-record'))
    .option('--entry <number>', messages.say('odds-option-entry'))
    .option('-g, --game <game>', messages.say('odds-option-game'))
    .option('-o, --option <name=value>', messages.say('cli-option-option'), collect, [])
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
    'odds --game greed --at 1500,2200 --points 300 --thrown 51',
    'odds --game threes --thrown 66133',
    'odds --game three-dice --seats 4 --thrown 126',
    'odds --game hidden-pairs --at 700,500@3 --thrown 661524',
    'odds match.json --entry 12 --seat 1',
  ]);
};
