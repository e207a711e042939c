import { type AnyGame, type OptionValue, ok, type Result, readSetup, refused } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { readGame } from '../arguments/game.ts';
import { readOptionArguments } from '../arguments/options.ts';
import { readSeated, type Seated, wrongCount } from '../arguments/seats.ts';
import { explainOptions } from '../context.ts';
import type { Keeping } from '../desks/desk.ts';
import { type Exit, exit } from '../io.ts';
import type { Arranged, DiceSource } from '../table/sitting.ts';
import type { Asker } from './asker.ts';
import { askGame, askOptions, askSeats } from './questions.ts';

/** What the command line settles of a match; the rest is asked. */
export interface Wishes {
  readonly game: string | undefined;
  readonly seats: string | undefined;
  readonly options: readonly string[];
  readonly dice: DiceSource;
  readonly keeping: Keeping;
}

/** Why no match comes about: something on the command line is wrong, or nobody wants to go on (no message). */
export interface NoMatch {
  readonly message: string;
  readonly exit: Exit;
}

const nobody: NoMatch = { message: '', exit: exit.good };
const misused = (message: string): NoMatch => ({ message, exit: exit.usage });
const refuses = (message: string): NoMatch => ({ message, exit: exit.refused });

/** What the command line already says, checked before anything is asked. */
interface Given {
  readonly game: AnyGame | null;
  readonly seated: Seated | null;
  readonly options: Readonly<Record<string, OptionValue>> | null;
}

function readGiven(wishes: Wishes, words: Catalogue): Result<Given, NoMatch> {
  const game = wishes.game === undefined ? ok(null) : readGame(wishes.game);
  if (!game.ok) return refused(misused(words.tell(game.error)));
  const seated = wishes.seats === undefined ? ok(null) : readSeated(wishes.seats, words);
  if (!seated.ok) return refused(misused(words.tell(seated.error)));
  if (game.value === null || wishes.options.length === 0)
    return ok({ game: game.value, seated: seated.value, options: null });
  const options = readOptionArguments(game.value, wishes.options);
  if (!options.ok) return refused(refuses(explainOptions(words, options.error)));
  return ok({ game: game.value, seated: seated.value, options: options.value });
}

/** Settles a match: what the command line leaves open is asked. */
export async function arrange(
  wishes: Wishes,
  asker: Asker,
  env: Readonly<Record<string, string | undefined>>,
  words: Catalogue,
): Promise<Result<Arranged, NoMatch>> {
  const given = readGiven(wishes, words);
  if (!given.ok) return given;
  const game = given.value.game ?? (await askGame(asker, words));
  if (game === null) return refused(nobody);
  const late =
    given.value.options === null && wishes.options.length > 0
      ? readOptionArguments(game, wishes.options)
      : null;
  if (late !== null && !late.ok) return refused(refuses(explainOptions(words, late.error)));
  const seated = given.value.seated ?? (await askSeats(asker, game, env, words));
  if (seated === null) return refused(nobody);
  // Who says on the command line who plays has no wish for more questions.
  const settled = given.value.options ?? late?.value ?? (given.value.seated === null ? null : {});
  const options = settled ?? (await askOptions(asker, game, words));
  if (options === null) return refused(nobody);
  const count = wrongCount(game, seated.names.length, words);
  if (count !== null) return refused(refuses(count));
  const setup = readSetup({ game: game.id, options, seats: seated.names.map((name) => ({ name })) });
  if (!setup.ok) return refused(refuses(words.explain(setup.error)));
  return ok({ setup: setup.value, players: seated.players, dice: wishes.dice, keeping: wishes.keeping });
}
