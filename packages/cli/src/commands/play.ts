import { type Message, message } from '@dicehall/engine';
import { strengths } from '@dicehall/strategy';
import { readGame } from '../arguments.ts';
import type { Context } from '../context.ts';
import { choiceOption, type Define, gameArgument, gameOption, showExamples } from '../declare.ts';
import type { Exit } from '../io.ts';
import { beginMatch, dataFolder } from '../saved-matches.ts';
import { withDialog } from '../set-up/dialog.ts';
import { setUpMatch } from '../set-up/set-up.ts';
import { type DisplayFlags, displayOf, readKeeping, readPace } from '../table/flags.ts';
import { keepings } from '../table/keys.ts';
import { playHere } from '../table/play-here.ts';
import { type DiceSource, startSession } from '../table/session.ts';

interface Flags extends DisplayFlags {
  readonly seats?: string;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly realDice?: boolean;
  readonly coach?: boolean;
  readonly keeping: string;
}

function diceOf({ seed, realDice = false }: Flags): DiceSource | Message {
  if (seed !== undefined && realDice) return message('cli-seed-or-real');
  if (seed !== undefined) return { kind: 'seed', seed };
  return { kind: realDice ? 'real' : 'random' };
}

async function play(context: Context, game: string | undefined, flags: Flags): Promise<Exit> {
  const { io } = context;
  const dice = diceOf(flags);
  if ('key' in dice) return context.usageError(dice);
  const keeping = context.needed(readKeeping(flags.keeping));
  const pace = context.needed(readPace(flags.pace));
  const named = game === undefined ? null : context.needed(readGame(game));
  const display = displayOf(io, flags);
  if (display === null) return context.usageError(message('cli-no-terminal'));
  const { seats, option: options, coach = false } = flags;
  const request = { game: named, seats, options, dice, keeping };
  return withDialog(context, display, async (dialog, lines) => {
    const setup = await setUpMatch(context, request, dialog);
    const save = beginMatch(dataFolder(io.env), setup, io.now());
    return playHere(context, startSession(setup), save, { lines, pace, coach });
  });
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('[game]', messages))
    .addOption(choiceOption('-s, --seats <names>', messages.say('cli-option-seats'), strengths))
    .addOption(gameOption(messages))
    .option('--seed <seed>', messages.say('cli-option-seed'))
    .option('--real-dice', messages.say('cli-option-real-dice'))
    .option('--coach', messages.say('cli-option-coach'))
    .addOption(
      choiceOption('--keeping <style>', messages.say('cli-option-keeping'), keepings).default('position'),
    )
    .option('--pace <milliseconds>', messages.say('cli-option-pace'), '600')
    .option('--plain', messages.say('cli-option-plain'))
    .action(context.action((game, flags) => play(context, game, flags)));
  showExamples(command, messages, [
    'play',
    'play greed --seats Ada,Bo,steady',
    'play ten-thousand --seats Ada,bot:novice --option target=5000 --option takeOver=false',
    'play threes --seats Ada --keeping value',
    'play hidden-pairs --seats Ada,Bo --real-dice',
    'play three-dice --seats Ada,Bo,Cy --plain',
    'play greed --seats Ada,steady --coach',
  ]);
};
