import { type Told, told } from '@dicehall/engine';
import { arrange, type Wishes } from '../arrange/arrange.ts';
import { plainAsker } from '../arrange/plain.ts';
import type { Context } from '../context.ts';
import { choiceOption, collect, gameArgument } from '../declare.ts';
import { keepings } from '../desks/desk.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, write } from '../io.ts';
import { dataFolder } from '../saves/folder.ts';
import { beginMatch } from '../saves/open-match.ts';
import { meant } from '../suggest.ts';
import { playHere } from '../table/play-here.ts';
import { readPace, type Shown } from '../table/shown.ts';
import { type DiceSource, sitDown } from '../table/sitting.ts';
import { listenForLines } from '../terminal/line-source.ts';
import type { Define } from './define.ts';

interface Flags extends Shown {
  readonly seats?: string;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly realDice?: boolean;
  readonly keeping: string;
}

function diceOf({ seed, realDice = false }: Flags): DiceSource | Told {
  if (seed !== undefined && realDice) return told('cli-seed-or-real');
  if (seed !== undefined) return { kind: 'seed', seed };
  return { kind: realDice ? 'real' : 'random' };
}

async function start(context: Context, wishes: Wishes, plain: boolean, pace: number): Promise<Exit> {
  const { io, words } = context;
  const lines = plain ? listenForLines(io) : null;
  const asker =
    lines === null ? (await import('../arrange/clack.ts')).clackAsker(io) : plainAsker(io, words, lines);
  const arranged = await arrange(wishes, asker, io.env, words);
  if (!arranged.ok) {
    lines?.close();
    if (arranged.error.message !== '') io.stderr.write(`dicehall: ${arranged.error.message}\n`);
    return arranged.error.exit;
  }
  const save = beginMatch(dataFolder(io.env), arranged.value, io.now());
  return playHere(context, sitDown(arranged.value), save, { lines, pace });
}

async function play(context: Context, game: string | undefined, flags: Flags): Promise<Exit> {
  const { io, words } = context;
  const dice = diceOf(flags);
  if ('key' in dice) return context.misused(dice);
  const keeping = keepings.find((one) => one === flags.keeping);
  if (keeping === undefined) {
    return context.misused(
      told('cli-no-such-keeping', {
        given: flags.keeping,
        ...meant(flags.keeping, keepings),
        allowed: keepings.join(', '),
      }),
    );
  }
  const pace = readPace(flags.pace);
  if (!pace.ok) return context.misused(pace.error);
  const isTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true;
  if (!isTerminal && flags.plain !== true) {
    await write(io.stdout, `${words.say('cli-no-terminal')}\n`);
    return exit.good;
  }
  const wishes: Wishes = { game, seats: flags.seats, options: flags.option, dice, keeping };
  return start(context, wishes, flags.plain === true, pace.value);
}

export const define: Define = (command, context) => {
  const { words } = context;
  command
    .addArgument(gameArgument('[game]', words))
    .option('-s, --seats <names>', words.say('cli-option-seats'))
    .option('-o, --option <name=value>', words.say('cli-option-option'), collect, [])
    .option('--seed <seed>', words.say('cli-option-seed'))
    .option('--real-dice', words.say('cli-option-real-dice'))
    .addOption(
      choiceOption('--keeping <style>', words.say('cli-option-keeping'), keepings).default('position'),
    )
    .option('--pace <milliseconds>', words.say('cli-option-pace'), '600')
    .option('--plain', words.say('cli-option-plain'))
    .action(context.does((game, flags) => play(context, game, flags)));
  showExamples(command, words, [
    'play',
    'play greed --seats Ada,Bo,steady',
    'play ten-thousand --seats Ada,bot:novice --option target=5000 --option takeOver=false',
    'play threes --seats Ada --keeping value',
    'play hidden-pairs --seats Ada,Bo --real-dice',
    'play three-dice --seats Ada,Bo,Cy --plain',
  ]);
};
