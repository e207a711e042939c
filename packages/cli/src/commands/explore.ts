import { err, findGame, games, message, ok, type Result } from '@dicehall/engine';
import type { PositionValue, Values } from '@dicehall/strategy';
import { readFaces } from '../arguments.ts';
import type { Context } from '../context.ts';
import { choiceOption, collect, type Define, gameOption, showExamples } from '../declare.ts';
import { type Exit, toJson } from '../io.ts';
import { chartsJson, chartsText } from '../solve/charts-text.ts';
import { exploredText, isHidden, listedMoves } from '../solve/explored-text.ts';
import {
  type Position,
  type PositionFlags,
  positionOfFlags,
  positionOfLine,
  positionOfRecord,
  seatNames,
  seatOf,
  withSeat,
} from '../solve/position.ts';
import { valuesFor } from '../solve/values.ts';

interface Flags extends PositionFlags {
  readonly json?: boolean;
  readonly chart?: boolean;
  readonly record?: string;
  /** The numbers of the moves to make, as listed for each position. */
  readonly move: readonly string[];
  readonly roll: readonly string[];
}

/** Makes the given moves and rolls. They alternate as the match requires. */
export function stepForward(
  context: Context,
  values: Values,
  from: Position,
  { move, roll }: Pick<Flags, 'move' | 'roll'>,
): Result<Position, string> {
  const { messages } = context;
  const { game } = from;
  const [moves, rolls] = [[...move], [...roll]];
  // Each player keeps the name of the first position, also if another player moves next.
  let position = { ...from, names: seatNames(messages, from) };
  while (moves.length > 0 || rolls.length > 0) {
    const { state } = position;
    const step = game.step(state);
    if (step.kind === 'over') return err(messages.say('explore-over'));
    const given = step.kind === 'throw' ? rolls.shift() : moves.shift();
    if (given === undefined) return err(messages.say(`explore-awaits-${step.kind}`));
    let entry: Parameters<typeof game.apply>[1];
    if (step.kind === 'throw') {
      const dice = readFaces([given], { min: 1, max: 6 });
      if (!dice.ok) return err(messages.text(dice.error));
      entry = { seat: step.seat, dice: dice.value };
    } else {
      const seat = seatOf(position) ?? 0;
      const listed = listedMoves(messages, position, values.at(state, { seat }));
      const chosen = /^\d{1,5}$/.test(given) ? listed[Number(given) - 1] : undefined;
      if (chosen === undefined) return err(messages.say('explore-bad-move', { given, most: listed.length }));
      entry = { seat, move: chosen.move };
    }
    const after = game.apply(state, entry);
    if (!after.ok)
      return err(messages.say('explore-bad-roll', { given, reason: messages.explain(after.error) }));
    position = { ...position, state: after.value.state };
  }
  return ok(position);
}

/** The number of rollouts for each estimated value. It gives a margin of at most 5 percentage points. */
const rollouts = 400;

function asJson(position: Position, value: PositionValue): string {
  const { seat, bySeat, roll, bestIfLevel: _, ...explored } = value;
  const { game, options, state } = position;
  // For games with hidden information, the output has no notation, because it would reveal every hand.
  const line = isHidden(position) ? {} : { position: game.formatPosition(state) };
  return toJson({
    game: game.id,
    options,
    ...line,
    ...explored,
    ...(seat !== null && { seat }),
    ...(bySeat !== null && { values: bySeat }),
    ...(roll !== null && { roll }),
  });
}

function showCharts(
  context: Context,
  values: Values,
  position: Position,
  { json }: Flags,
): Exit | Promise<Exit> {
  const charts = values.charts(position.state);
  if (charts.map === null && charts.stopping === null) return context.usageError(message('explore-no-chart'));
  if (json === true) return context.print(chartsJson(position, values, charts));
  return context.print(...chartsText(context, position, charts));
}

async function show(context: Context, position: Position, flags: Flags): Promise<Exit> {
  const values = await valuesFor(context, position);
  const reached = context.needed(stepForward(context, values, position, flags));
  if (flags.chart === true) return showCharts(context, values, reached, flags);
  const seat = seatOf(reached);
  const explored = values.at(reached.state, { rollouts, ...(seat !== undefined && { seat }) });
  if (flags.json === true) return context.print(asJson(reached, explored));
  return context.print(...exploredText(context, reached, explored));
}

async function run(context: Context, given: string | undefined, typed: Flags): Promise<Exit> {
  // A game without flags means its first position; otherwise the flags describe the position.
  const game = given === undefined || typed.game !== undefined ? undefined : findGame(given)?.id;
  const [line, flags] = game === undefined ? [given, typed] : [undefined, { ...typed, game }];
  const sources = [line, flags.record, flags.game].filter((source) => source !== undefined);
  if (sources.length !== 1) return context.usageError(message('explore-one-source'));
  if (flags.record !== undefined) {
    const position = withSeat(context, await positionOfRecord(context, flags.record, flags), flags);
    return position.ok
      ? show(context, position.value, flags)
      : context.fail(`${flags.record}: ${position.error}`);
  }
  const described = line === undefined ? positionOfFlags(context, flags) : positionOfLine(context, line);
  const position = withSeat(context, described, flags);
  return position.ok ? show(context, position.value, flags) : context.usageError(position.error);
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .argument('[position]', messages.say('explore-argument-position'))
    .option('--record <file>', messages.say('explore-option-record'))
    .option('--entry <number>', messages.say('explore-option-entry'))
    .addOption(
      choiceOption(
        '-g, --game <game>',
        messages.say('explore-option-game'),
        games.map(({ id }) => id),
      ),
    )
    .addOption(gameOption(messages))
    .option('-s, --seats <number>', messages.say('explore-option-seats'))
    .option('--seat <number>', messages.say('explore-option-seat'))
    .option('--at <scores>', messages.say('explore-option-at'))
    .option('--points <number>', messages.say('explore-option-points'))
    .option('--thrown <dice>', messages.say('explore-option-thrown'))
    .option('--move <number>', messages.say('explore-option-move'), collect, [])
    .option('--roll <dice>', messages.say('explore-option-roll'), collect, [])
    .option('--chart', messages.say('explore-option-chart'))
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((line, flags) => run(context, line, flags)));
  showExamples(command, messages, [
    'explore "greed - 1200,800 11 0 - choose 450 51341"',
    'explore "greed - 1200,800 11 0 - start" --move 1 --roll 51341 --json',
    'explore --record match.json --entry 12',
    'explore --game greed --at 1500,2200 --points 300 --thrown 51',
    'explore threes --thrown 66133',
    'explore greed --at 1500,2200 --chart',
    'explore --game three-dice --seats 4 --thrown 126',
    'explore --game hidden-pairs --at 700,500@3 --thrown 661524',
    'explore --record match.json --entry 12 --seat 1',
  ]);
};
