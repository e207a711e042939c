import { setImmediate } from 'node:timers/promises';
import { type AnyGame, readSetup } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import {
  botFor,
  type ContestResult,
  type Measured,
  openContest,
  type Strength,
  strengths,
} from '@dicehall/strategy';
import { readGameOptions, readNumber, readStrengths, seatCount } from '../arguments.ts';
import type { Context } from '../context.ts';
import { choiceOption, type Define, gameArgument, gameOption, showExamples } from '../declare.ts';
import { type Exit, exit, toJson, write } from '../io.ts';
import { valuesFor } from '../solve/values.ts';
import { openProgress } from '../terminal/progress.ts';
import { columns } from '../terminal/width.ts';

export function resultTable(
  messages: Catalogue,
  bots: readonly string[],
  { matches, seats }: ContestResult,
): string {
  const percent = (value: number) =>
    messages.number(value, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const points = (value: number) =>
    messages.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const shown = (measured: Measured, as: (value: number) => string) => [
    as(measured.mean),
    `${as(measured.low)} – ${as(measured.high)}`,
  ];
  const head = ['seat', 'bot', 'wins', 'wins-interval', 'score', 'score-interval'].map((name) =>
    messages.lookup(`cli-simulate-${name}`),
  );
  const rows = seats.map((seat, index) => [
    String(index),
    bots[index] ?? '',
    ...shown(seat.share, percent),
    ...shown(seat.score, points),
  ]);
  return `${messages.say('cli-simulate-matches', { matches })}\n${columns([head, ...rows], 2).join('\n')}\n`;
}

interface Flags {
  readonly seats: string;
  readonly matches: string;
  readonly seed: string;
  readonly option: readonly string[];
  readonly json?: boolean;
}

const mostMatches = 100_000_000;
/** The time in milliseconds for which matches are simulated before the clock and the keyboard are checked. */
const slice = 100;

async function playAll(
  context: Context,
  contest: ReturnType<typeof openContest>,
  matches: number,
): Promise<ContestResult> {
  const { io, messages } = context;
  const progress = openProgress(context);
  let interrupted = false;
  const stop = io.onInterrupt(() => {
    interrupted = true;
  });
  let played = 0;
  let batch = 1;
  while (played < matches && !interrupted) {
    const now = Math.min(batch, matches - played);
    const before = io.now();
    contest.play(now);
    played += now;
    if (io.now() - before < slice / 2) batch *= 2;
    progress.show(messages.say('cli-simulate-progress', { done: played, of: matches }), played / matches);
    await setImmediate();
  }
  progress.clear();
  stop();
  return contest.result();
}

const rounded = (value: number): number => Number(value.toPrecision(8));
const measured = ({ mean, low, high }: ContestResult['seats'][number]['share']) => ({
  mean: rounded(mean),
  low: rounded(low),
  high: rounded(high),
});

function asJson(
  game: AnyGame,
  seed: string,
  bots: readonly string[],
  asked: number,
  { matches, seats }: ContestResult,
): string {
  const shown = seats.map(({ wins, share, score }, seat) => ({
    bot: bots[seat],
    wins: rounded(wins),
    winShare: measured(share),
    score: measured(score),
  }));
  return `${toJson({ game: game.id, seed, matches, complete: matches === asked, confidence: 0.95, seats: shown })}\n`;
}

async function simulate(context: Context, name: string, flags: Flags): Promise<Exit> {
  const { io, messages } = context;
  const { game, options } = context.needed(readGameOptions(messages, name, flags.option));
  const bots = context.needed(readStrengths(flags.seats));
  const matches = context.needed(readNumber('--matches', flags.matches, 1, mostMatches));
  const seats = context.needed(seatCount(game, bots.length, messages));
  const setup = readSetup({
    game: game.id,
    options,
    seats: bots.map((bot) => ({ name: bot })),
  });
  if (!setup.ok) return context.fail(messages.explain(setup.error));
  const values = bots.includes('expert') ? await valuesFor(context, { game, options, seats }) : undefined;
  const seated = bots.map((strength) => botFor(game.id, strength as Strength, values?.bot));
  const contest = openContest({ game, options, bots: seated, seed: flags.seed });
  const result = await playAll(context, contest, matches);
  const text =
    flags.json === true
      ? asJson(game, flags.seed, bots, matches, result)
      : resultTable(messages, bots, result);
  await write(io.stdout, text);
  if (result.matches === matches) return exit.ok;
  context.report(messages.say('cli-simulate-partial', { played: result.matches, matches }));
  return exit.interrupted;
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('<game>', messages))
    .addOption(
      choiceOption('-s, --seats <strengths>', messages.say('cli-option-bots'), strengths).default(
        'steady,steady',
      ),
    )
    .option('-n, --matches <number>', messages.say('cli-option-matches'), '1000')
    .option('--seed <seed>', messages.say('cli-option-simulation-seed'), '1')
    .addOption(gameOption(messages))
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((game, flags) => simulate(context, game, flags)));
  showExamples(command, messages, [
    'simulate greed',
    'simulate threes --seats steady,novice --matches 10000 --seed 7',
    'simulate ten-thousand --seats steady,steady,steady --option target=5000 --json',
  ]);
};
