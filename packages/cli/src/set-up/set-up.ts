import { type AnyGame, err, type OptionValue, ok, type Result, readSetup } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { readGame } from '../arguments/game.ts';
import { readOptionArguments } from '../arguments/options.ts';
import { readPlayers, type SeatedPlayers, seatCountProblem } from '../arguments/seats.ts';
import { explainOptions } from '../context.ts';
import { type Exit, exit } from '../io.ts';
import type { Keeping } from '../table/keys.ts';
import type { DiceSource, TableSetup } from '../table/session.ts';
import type { Dialog } from './dialog.ts';
import { askGame, askOptions, askSeats } from './questions.ts';

/** The part of a match that the command line gives; the rest is asked. */
export interface MatchRequest {
  readonly game: string | undefined;
  readonly seats: string | undefined;
  readonly options: readonly string[];
  readonly dice: DiceSource;
  readonly keeping: Keeping;
}

/** Why no match starts: wrong usage, or a cancelled dialog (no message). */
export interface SetUpFailure {
  readonly message: string;
  readonly exit: Exit;
}

const cancelled: SetUpFailure = { message: '', exit: exit.ok };
const usageError = (message: string): SetUpFailure => ({ message, exit: exit.usage });

/** The command line, checked before anything is asked. */
interface ParsedFlags {
  readonly game: AnyGame | null;
  readonly seated: SeatedPlayers | null;
  readonly options: Readonly<Record<string, OptionValue>> | null;
}

function parseFlags(request: MatchRequest, messages: Catalogue): Result<ParsedFlags, SetUpFailure> {
  const game = request.game === undefined ? ok(null) : readGame(request.game);
  if (!game.ok) return err(usageError(messages.text(game.error)));
  const seated = request.seats === undefined ? ok(null) : readPlayers(request.seats, messages);
  if (!seated.ok) return err(usageError(messages.text(seated.error)));
  if (game.value === null || request.options.length === 0)
    return ok({ game: game.value, seated: seated.value, options: null });
  const options = readOptionArguments(game.value, request.options);
  if (!options.ok) return err(usageError(explainOptions(messages, options.error)));
  return ok({ game: game.value, seated: seated.value, options: options.value });
}

export async function setUpMatch(
  request: MatchRequest,
  dialog: Dialog,
  env: Readonly<Record<string, string | undefined>>,
  messages: Catalogue,
): Promise<Result<TableSetup, SetUpFailure>> {
  const given = parseFlags(request, messages);
  if (!given.ok) return given;
  const game = given.value.game ?? (await askGame(dialog, messages));
  if (game === null) return err(cancelled);
  const late =
    given.value.options === null && request.options.length > 0
      ? readOptionArguments(game, request.options)
      : null;
  if (late !== null && !late.ok) return err(usageError(explainOptions(messages, late.error)));
  const seated = given.value.seated ?? (await askSeats(dialog, game, env, messages));
  if (seated === null) return err(cancelled);
  // With players on the command line, options that are missing are not asked.
  const settled = given.value.options ?? late?.value ?? (given.value.seated === null ? null : {});
  const options = settled ?? (await askOptions(dialog, game, messages));
  if (options === null) return err(cancelled);
  const count = seatCountProblem(game, seated.names.length, messages);
  if (count !== null) return err(usageError(count));
  const setup = readSetup({ game: game.id, options, seats: seated.names.map((name) => ({ name })) });
  if (!setup.ok) return err(usageError(messages.explain(setup.error)));
  return ok({ setup: setup.value, players: seated.players, dice: request.dice, keeping: request.keeping });
}
