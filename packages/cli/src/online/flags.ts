import { err, type Message, message, ok, type Result } from '@dicehall/engine';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { choiceOption } from '../declare.ts';
import { unknownWord } from '../suggest.ts';
import { displayOf } from '../table/display-flags.ts';
import { type Keeping, keepings } from '../table/keeping.ts';

/** What all commands for online tables take. */
export interface OnlineFlags {
  readonly server?: string;
  readonly plain?: boolean;
}

export interface PlayFlags extends OnlineFlags {
  readonly name?: string;
  readonly keeping: string;
  readonly coach?: boolean;
}

export function declareServer(command: Command, { messages }: Context): Command {
  return command
    .option('--server <url>', messages.say('cli-option-server'))
    .option('--plain', messages.say('cli-option-plain'));
}

export function declarePlayer(command: Command, context: Context): Command {
  const { messages } = context;
  return declareServer(command, context)
    .option('--name <name>', messages.say('cli-option-name'))
    .option('--coach', messages.say('cli-option-coach-online'))
    .addOption(
      choiceOption('--keeping <style>', messages.say('cli-option-keeping'), keepings).default('position'),
    );
}

export function readKeeping(given: string): Result<Keeping, Message> {
  const keeping = keepings.find((one) => one === given);
  return keeping === undefined ? err(unknownWord('cli-no-such-keeping', given, keepings)) : ok(keeping);
}

/** How a table is shown; refused where there is no terminal. */
export function readDisplay({ io }: Context, flags: OnlineFlags): Result<'screen' | 'plain', Message> {
  const display = displayOf(io, flags);
  return display === null ? err(message('online-no-terminal')) : ok(display);
}
