import {
  type AnyGame,
  err,
  games,
  type Message,
  type OptionValue,
  ok,
  type Result,
  readSetup,
  withDefaults,
} from '@dicehall/engine';
import { type Catalogue, gameTexts, optionTexts, optionValueText } from '@dicehall/messages';
import { readOptionArguments, readPlayers, type SeatedPlayers, seatCountProblem } from '../arguments.ts';
import type { Context } from '../context.ts';
import { type Exit, exit } from '../io.ts';
import type { Keeping } from '../table/keys.ts';
import type { DiceSource, TableSetup } from '../table/session.ts';
import type { Dialog, DialogOption } from './dialog.ts';

const askGame = (dialog: Dialog, messages: Catalogue): Promise<AnyGame | null> =>
  dialog.choose(
    messages.say('cli-ask-game'),
    games.map((game): DialogOption<AnyGame> => {
      const { name, players, time } = gameTexts(messages, game);
      return { value: game, label: name, hint: `${players}, ${time}` };
    }),
  );

/** Why the players do not suit the game: too few, too many, or a name that is too long. */
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

async function askSeats(
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
    const read = readOptionArguments(messages, game, [`${name}=${answer}`]);
    return read.ok ? null : read.error;
  };
  return dialog.text(`${about} (${allowed})`, String(spec.default), wrong);
}

async function askOptions(
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
  const options = readOptionArguments(messages, game, given);
  return options.ok ? options.value : null;
}

/** The settings of a match from the command line; the rest is asked. */
interface MatchRequest {
  readonly game: AnyGame | null;
  readonly seats: string | undefined;
  readonly options: readonly string[];
  readonly dice: DiceSource;
  readonly keeping: Keeping;
}

/** The set-up of a match, with questions for missing parts; or the exit code after a reported error. */
export async function setUpMatch(
  context: Context,
  request: MatchRequest,
  dialog: Dialog,
): Promise<Result<TableSetup, Exit>> {
  const { io, messages } = context;
  const refused = (why: Message | string) => err(context.usageError(why));
  const cancelled = err(exit.interrupted);
  const players = request.seats === undefined ? ok(null) : readPlayers(request.seats, messages);
  if (!players.ok) return refused(players.error);
  const game = request.game ?? (await askGame(dialog, messages));
  if (game === null) return cancelled;
  const flags =
    request.options.length === 0 ? ok(null) : readOptionArguments(messages, game, request.options);
  if (!flags.ok) return refused(flags.error);
  const seated = players.value ?? (await askSeats(dialog, game, io.env, messages));
  if (seated === null) return cancelled;
  // With players on the command line, missing options get their defaults.
  const given = flags.value ?? (players.value === null ? null : {});
  const options = given ?? (await askOptions(dialog, game, messages));
  if (options === null) return cancelled;
  const count = seatCountProblem(game, seated.names.length, messages);
  if (count !== null) return refused(count);
  const setup = readSetup({ game: game.id, options, seats: seated.names.map((name) => ({ name })) });
  if (!setup.ok) return refused(messages.explain(setup.error));
  return ok({ setup: setup.value, players: seated.players, dice: request.dice, keeping: request.keeping });
}
