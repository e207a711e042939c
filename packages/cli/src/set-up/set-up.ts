import {
  type AnyGame,
  err,
  games,
  type Message,
  type OptionValue,
  ok,
  type Result,
  readOptions,
  readSetup,
  withDefaults,
} from '@dicehall/engine';
import { type Catalogue, gameTexts, optionTexts, optionValueText, presetTexts } from '@dicehall/messages';
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

/** The strengths of bots to play against, the most common choice first. */
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

type Options = Readonly<Record<string, OptionValue>>;

async function askOption(
  dialog: Dialog,
  game: AnyGame,
  name: string,
  now: OptionValue,
  messages: Catalogue,
): Promise<string | null> {
  const spec = game.options[name];
  if (spec === undefined) return null;
  const { about, allowed } = optionTexts(messages, game, name);
  const valued = (value: OptionValue): DialogOption<string> => ({
    value: String(value),
    label: optionValueText(messages, game, name, value),
    hint: value === spec.default ? messages.say('cli-usual') : '',
  });
  if (spec.kind === 'flag') return dialog.choose(about, [now, !now].map(valued));
  if (spec.kind === 'choice')
    return dialog.choose(about, [now, ...spec.values.filter((value) => value !== now)].map(valued));
  const wrong = (answer: string) => {
    const read = readOptions(game, { [name]: spec.kind === 'number' ? Number(answer) : answer });
    return read.ok || read.error.problem?.kind === 'conflict' ? null : messages.explain(read.error);
  };
  return dialog.text(`${about} (${allowed})`, String(now), wrong);
}

async function askChanges(
  dialog: Dialog,
  game: AnyGame,
  from: Options,
  messages: Catalogue,
): Promise<Options | null> {
  let options = from;
  let problem = '';
  for (;;) {
    const listed = Object.entries(options).map(([name, value]): DialogOption<string | null> => {
      const { label } = optionTexts(messages, game, name);
      return { value: name, label, hint: optionValueText(messages, game, name, value) };
    });
    const done = { value: '', label: messages.say('cli-rules-play'), hint: problem };
    const name = await dialog.choose(messages.say('cli-ask-change'), [done, ...listed]);
    if (name === null) return null;
    if (name === '') {
      const read = readOptions(game, options);
      if (read.ok) return read.value;
      problem = messages.explain(read.error);
      continue;
    }
    const given = await askOption(dialog, game, name, options[name] ?? '', messages);
    if (given === null) return null;
    const { kind } = game.options[name] ?? {};
    const value = kind === 'number' ? Number(given) : kind === 'flag' ? given === 'true' : given;
    options = { ...options, [name]: value };
  }
}

async function askOptions(dialog: Dialog, game: AnyGame, messages: Catalogue): Promise<Options | null> {
  const usual = withDefaults(game.options, {});
  const rules = (game.presets ?? []).map((preset): DialogOption<Options> => {
    const { name, about } = presetTexts(messages, game, preset);
    return { value: withDefaults(game.options, preset.options), label: name, hint: about };
  });
  const listed = Object.entries(usual).map(
    ([name, value]) =>
      `${optionTexts(messages, game, name).label}: ${optionValueText(messages, game, name, value)}`,
  );
  const standard = { value: usual, label: messages.say('rules-standard'), hint: listed.join(', ') };
  const from = await dialog.choose<Options | 'change'>(messages.say('cli-ask-rules'), [
    ...(rules.length === 0 ? [standard] : rules),
    { value: 'change', label: messages.say('cli-rules-change'), hint: '' },
  ]);
  if (from !== 'change') return from;
  const preset = rules.length === 0 ? usual : await dialog.choose(messages.say('cli-ask-basis'), rules);
  return preset === null ? null : askChanges(dialog, game, preset, messages);
}

/** The settings of a match from the command line. Missing settings are asked for. */
interface MatchRequest {
  readonly game: AnyGame | null;
  readonly seats: string | undefined;
  readonly options: readonly string[];
  readonly dice: DiceSource;
  readonly keeping: Keeping;
}

/** Asks for the missing parts of a set-up. An error holds the exit code; it is reported already. */
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
  // If players are given on the command line, missing options get their defaults.
  const given = flags.value ?? (players.value === null ? null : {});
  const options = given ?? (await askOptions(dialog, game, messages));
  if (options === null) return cancelled;
  const count = seatCountProblem(game, seated.names.length, messages);
  if (count !== null) return refused(count);
  const setup = readSetup({ game: game.id, options, seats: seated.names.map((name) => ({ name })) });
  if (!setup.ok) return refused(messages.explain(setup.error));
  return ok({ setup: setup.value, players: seated.players, dice: request.dice, keeping: request.keeping });
}
