import {
  type AnyGame,
  err,
  games,
  type OptionValue,
  ok,
  type Result,
  readSetup,
  withDefaults,
} from '@dicehall/engine';
import { type Catalogue, gameTexts, optionTexts, optionValueText } from '@dicehall/messages';
import {
  readGame,
  readOptionArguments,
  readPlayers,
  type SeatedPlayers,
  seatCountProblem,
} from '../arguments.ts';
import { explainOptions } from '../context.ts';
import { type Exit, exit } from '../io.ts';
import type { Keeping } from '../table/keys.ts';
import type { DiceSource, TableSetup } from '../table/session.ts';
import type { Dialog, DialogOption } from './dialog.ts';

export const askGame = (dialog: Dialog, messages: Catalogue): Promise<AnyGame | null> =>
  dialog.choose(
    messages.say('cli-ask-game'),
    games.map((game): DialogOption<AnyGame> => {
      const { name, players, time } = gameTexts(messages, game);
      return { value: game, label: name, hint: `${players}, ${time}` };
    }),
  );

/** Why players do not fit a game: too few, too many, or a name that is too long. */
function seatsProblem(game: AnyGame, given: string, messages: Catalogue): string | null {
  const players = readPlayers(given, messages);
  if (!players.ok) return messages.text(players.error);
  const count = seatCountProblem(game, players.value.names.length, messages);
  if (count !== null) return count;
  const setup = readSetup({ game: game.id, seats: players.value.names.map((name) => ({ name })) });
  return setup.ok ? null : messages.explain(setup.error);
}

export const ownName = (env: Readonly<Record<string, string | undefined>>, messages: Catalogue): string => {
  const login = env.USER ?? env.USERNAME ?? '';
  const usable = login !== '' && login !== 'root' && /^\p{L}{1,20}$/u.test(login);
  return usable ? login.charAt(0).toUpperCase() + login.slice(1) : messages.say('cli-default-name');
};

/** Bots to play against, the most common choice first. */
const opponents = ['steady', 'novice', 'expert'] as const;
type Company = (typeof opponents)[number] | 'people' | 'alone';

export async function askSeats(
  dialog: Dialog,
  game: AnyGame,
  env: Readonly<Record<string, string | undefined>>,
  messages: Catalogue,
): Promise<SeatedPlayers | null> {
  const companies: readonly Company[] = [
    ...opponents,
    'people',
    ...(game.seats.min === 1 ? (['alone'] as const) : []),
  ];
  const offered = companies.map(
    (value): DialogOption<Company> => ({
      value,
      label: messages.say(`cli-company-${value}`),
      hint: messages.say(`cli-company-${value}.hint`),
    }),
  );
  const company = await dialog.choose(messages.say('cli-ask-company'), offered);
  if (company === null) return null;
  const own = ownName(env, messages);
  const bot = opponents.some((opponent) => opponent === company) ? `,${company}` : '';
  const whole = (given: string) => `${given}${bot}`;
  const question = company === 'people' ? messages.say('cli-ask-names') : messages.say('cli-ask-name');
  const given = await dialog.text(
    question,
    company === 'people' ? `${own}, ${own === 'Bo' ? 'Ada' : 'Bo'}` : own,
    (answer) => seatsProblem(game, whole(answer), messages),
  );
  if (given === null) return null;
  const players = readPlayers(whole(given), messages);
  return players.ok ? players.value : null;
}

async function askOption(
  dialog: Dialog,
  game: AnyGame,
  name: string,
  messages: Catalogue,
): Promise<string | null> {
  const spec = game.options[name];
  if (spec === undefined) return null;
  const { about, allowed } = optionTexts(messages, game, name);
  const usual = (value: OptionValue) => (value === spec.default ? messages.say('cli-usual') : '');
  const valued = (value: OptionValue): DialogOption<string> => ({
    value: String(value),
    label: optionValueText(messages, game, name, value),
    hint: usual(value),
  });
  if (spec.kind === 'flag') return dialog.choose(about, [valued(spec.default), valued(!spec.default)]);
  if (spec.kind === 'choice')
    return dialog.choose(
      about,
      [spec.default, ...spec.values.filter((value) => value !== spec.default)].map(valued),
    );
  const wrong = (answer: string) => {
    const read = readOptionArguments(game, [`${name}=${answer}`]);
    return read.ok ? null : explainOptions(messages, read.error);
  };
  return dialog.text(`${about} (${allowed})`, String(spec.default), wrong);
}

export async function askOptions(
  dialog: Dialog,
  game: AnyGame,
  messages: Catalogue,
): Promise<Readonly<Record<string, OptionValue>> | null> {
  const usual = withDefaults(game.options, {});
  const listed = Object.entries(usual).map(
    ([name, value]) =>
      `${optionTexts(messages, game, name).label}: ${optionValueText(messages, game, name, value)}`,
  );
  const change = await dialog.choose(messages.say('cli-ask-rules'), [
    { value: false, label: messages.say('rules-standard'), hint: listed.join(', ') },
    { value: true, label: messages.say('cli-rules-change'), hint: '' },
  ]);
  if (change === null) return null;
  if (!change) return usual;
  const given: string[] = [];
  for (const name of Object.keys(game.options)) {
    const value = await askOption(dialog, game, name, messages);
    if (value === null) return null;
    given.push(`${name}=${value}`);
  }
  const options = readOptionArguments(game, given);
  return options.ok ? options.value : null;
}

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

const cancelled: SetUpFailure = { message: '', exit: exit.interrupted };
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
