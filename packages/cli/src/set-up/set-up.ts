import {
  type AnyGame,
  games,
  type OptionSpec,
  type OptionValue,
  readOptions,
  readSetup,
  unwrap,
  withDefaults,
} from '@dicehall/engine';
import { type Catalogue, gameTexts, optionTexts, optionValueText, presetTexts } from '@dicehall/messages';
import { readOptionArguments, readPlayers, type SeatedPlayers, seatCount } from '../arguments.ts';
import type { Context } from '../context.ts';
import { Ended } from '../io.ts';
import type { Keeping } from '../table/keys.ts';
import type { DiceSource, TableSetup } from '../table/session.ts';
import type { Dialog, DialogOption } from './dialog.ts';

const askGame = (dialog: Dialog, messages: Catalogue): Promise<AnyGame> =>
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
  const count = seatCount(game, players.value.names.length, messages);
  if (!count.ok) return count.error;
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
): Promise<SeatedPlayers> {
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
  const own = ownName(env, messages);
  const bot = opponents.some((opponent) => opponent === company) ? `,${company}` : '';
  const whole = (given: string) => `${given}${bot}`;
  const question = company === 'people' ? messages.say('cli-ask-names') : messages.say('cli-ask-name');
  const given = await dialog.text(
    question,
    company === 'people' ? `${own}, ${own === 'Bo' ? 'Ada' : 'Bo'}` : own,
    (answer) => seatsProblem(game, whole(answer), messages),
  );
  return unwrap(readPlayers(whole(given), messages));
}

type Options = Readonly<Record<string, OptionValue>>;

async function askOption(
  dialog: Dialog,
  game: AnyGame,
  name: string,
  spec: OptionSpec,
  now: OptionValue,
  messages: Catalogue,
): Promise<string> {
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
): Promise<Options> {
  let options = from;
  let problem = '';
  for (;;) {
    const listed = Object.entries(options).map(([name, value]): DialogOption<string> => {
      const { label } = optionTexts(messages, game, name);
      return { value: name, label, hint: optionValueText(messages, game, name, value) };
    });
    const done = { value: '', label: messages.say('cli-rules-play'), hint: problem };
    const name = await dialog.choose(messages.say('cli-ask-change'), [done, ...listed]);
    const spec = game.options[name];
    if (spec === undefined) {
      const read = readOptions(game, options);
      if (read.ok) return read.value;
      problem = messages.explain(read.error);
      continue;
    }
    const given = await askOption(dialog, game, name, spec, options[name] ?? '', messages);
    const value = spec.kind === 'number' ? Number(given) : spec.kind === 'flag' ? given === 'true' : given;
    options = { ...options, [name]: value };
    problem = '';
  }
}

async function askOptions(dialog: Dialog, game: AnyGame, messages: Catalogue): Promise<Options> {
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
  return askChanges(dialog, game, preset, messages);
}

/** The settings of a match from the command line. The player is asked for missing settings. */
interface MatchRequest {
  readonly game: AnyGame | null;
  readonly seats: string | undefined;
  readonly options: readonly string[];
  readonly dice: DiceSource;
  readonly keeping: Keeping;
}

/** Asks for the missing parts of a set-up. */
export async function setUpMatch(
  context: Context,
  request: MatchRequest,
  dialog: Dialog,
): Promise<TableSetup> {
  const { io, messages } = context;
  const { seats, options: flags, dice, keeping } = request;
  const given = seats === undefined ? null : context.needed(readPlayers(seats, messages));
  const game = request.game ?? (await askGame(dialog, messages));
  const set = flags.length === 0 ? null : context.needed(readOptionArguments(messages, game, flags));
  const { names, players } = given ?? (await askSeats(dialog, game, io.env, messages));
  // If players are given on the command line, missing options get their defaults without a question.
  const options = set ?? (given === null ? await askOptions(dialog, game, messages) : {});
  context.needed(seatCount(game, names.length, messages));
  const setup = readSetup({ game: game.id, options, seats: names.map((name) => ({ name })) });
  if (!setup.ok) throw new Ended(context.usageError(messages.explain(setup.error)));
  return { setup: setup.value, players, dice, keeping };
}
