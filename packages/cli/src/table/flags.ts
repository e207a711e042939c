import { err, type Message, ok, type Result } from '@dicehall/engine';
import { readNumber } from '../arguments.ts';
import type { Io } from '../io.ts';
import { unknownWord } from '../suggest.ts';
import { type Keeping, keepings } from './keys.ts';

export interface DisplayFlags {
  readonly pace: string;
  readonly plain?: boolean;
}

/** Returns the display; null if there is no terminal for a full screen. */
export function displayOf(
  { stdin, stdout, env }: Io,
  { plain = false }: Pick<DisplayFlags, 'plain'>,
): 'screen' | 'plain' | null {
  if (plain) return 'plain';
  if (stdin.isTTY !== true || stdout.isTTY !== true) return null;
  return env.TERM === 'dumb' ? 'plain' : 'screen';
}

const slowest = 10_000;

export const readPace = (given: string): Result<number, Message> => readNumber('--pace', given, 0, slowest);

export function readKeeping(given: string): Result<Keeping, Message> {
  const keeping = keepings.find((one) => one === given);
  return keeping === undefined ? err(unknownWord('cli-no-such-keeping', given, keepings)) : ok(keeping);
}
