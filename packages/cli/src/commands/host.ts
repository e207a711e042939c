import { err, type Message, message, ok, type Result, withoutDefaults } from '@dicehall/engine';
import { type Clock, clockSchema, snapshotSchema } from '@dicehall/server/protocol';
import { strengths } from '@dicehall/strategy';
import { readGameOptions, readStrengths, seatCount } from '../arguments.ts';
import type { Context } from '../context.ts';
import { choiceOption, type Define, gameArgument, gameOption, showExamples } from '../declare.ts';
import type { Exit } from '../io.ts';
import { answered, declarePlayer, type PlayFlags, serverOf, withConnection } from '../online/connection.ts';
import { playAtOnlineTable } from '../online/play-online.ts';

interface Flags extends PlayFlags {
  readonly option: readonly string[];
  readonly seats?: string;
  readonly bots?: string;
  readonly clock?: string;
  readonly listed?: boolean;
  readonly watch: boolean;
  readonly chat: boolean;
}

/** Reads a clock: `none`, seconds such as `90`, or days such as `3d`. */
function readClock(given: string | undefined): Result<Clock | undefined, Message> {
  if (given === undefined) return ok(undefined);
  const [, digits, unit] = /^(\d{1,4})([sd]?)$/.exec(given.toLowerCase()) ?? [];
  const number = Number(digits);
  const raw =
    given === 'none'
      ? { kind: 'none' }
      : unit === 'd'
        ? { kind: 'days', days: number }
        : { kind: 'seconds', seconds: number };
  const read = clockSchema.safeParse(raw);
  return read.success ? ok(read.data) : err(message('online-bad-clock', { given }));
}

async function host(context: Context, given: string, flags: Flags): Promise<Exit> {
  const { messages } = context;
  const { game, options } = context.needed(readGameOptions(messages, given, flags.option));
  const bots = flags.bots === undefined ? [] : context.needed(readStrengths(flags.bots));
  const least = Math.max(2, game.seats.min, bots.length + 1);
  const asked = flags.seats === undefined ? least : /^\d{1,2}$/.test(flags.seats) ? Number(flags.seats) : 0;
  const seats = context.needed(seatCount(game, asked, messages));
  if (bots.length >= seats)
    return context.usageError(message('online-too-many-bots', { seats, most: seats - 1 }));
  const clock = context.needed(readClock(flags.clock));
  const server = context.needed(serverOf(context, flags.server, null));
  return withConnection(context, server, flags, async (setup) => {
    const { api } = setup;
    const body = {
      game: game.id,
      options: withoutDefaults(game.options, options),
      seats,
      clock,
      listed: flags.listed === true,
      watch: flags.watch,
      chat: flags.chat,
      coach: flags.coach === true,
    };
    const made = await api.call('POST', '/tables', (raw) => snapshotSchema.parse(raw), body);
    let snapshot = answered(context, server, made);
    for (const strength of bots)
      snapshot = answered(context, server, await api.changeTable(snapshot.table.id, 'bots', { strength }));
    return playAtOnlineTable(context, setup, snapshot);
  });
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('<game>', messages))
    .addOption(gameOption(messages))
    .option('-s, --seats <number>', messages.say('cli-option-online-seats'))
    .addOption(choiceOption('--bots <strengths>', messages.say('cli-option-bots'), strengths))
    .option('--clock <time>', messages.say('cli-option-clock'))
    .option('--listed', messages.say('cli-option-listed'))
    .option('--no-watch', messages.say('cli-option-no-watch'))
    .option('--no-chat', messages.say('cli-option-no-chat'));
  declarePlayer(command, context).action(context.action((game, flags) => host(context, game, flags)));
  showExamples(command, messages, [
    'host greed',
    'host ten-thousand --seats 4 --bots steady,novice --clock 60',
    'host threes --server https://dice.example --name Ada --clock 3d',
    'host hidden-pairs --option turns=3 --plain',
  ]);
};
