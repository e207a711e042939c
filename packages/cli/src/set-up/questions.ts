import { type AnyGame, games, type OptionValue, readSetup, withDefaults } from '@dicehall/engine';
import { type Catalogue, gameTexts, optionTexts, optionValueText } from '@dicehall/messages';
import { readOptionArguments } from '../arguments/options.ts';
import { readSeated, type Seated, wrongCount } from '../arguments/seats.ts';
import { explainOptions } from '../context.ts';
import type { Dialog, DialogOption } from './dialog.ts';

/** Which game. */
export const askGame = (dialog: Dialog, messages: Catalogue): Promise<AnyGame | null> =>
  dialog.choose(
    messages.say('cli-ask-game'),
    games.map((game): DialogOption<AnyGame> => {
      const { name, players, time } = gameTexts(messages, game);
      return { value: game, label: name, hint: `${players}, ${time}` };
    }),
  );

/** What is wrong with the seats of a game, if anything: too few, too many, a name too long. */
function wrongSeats(game: AnyGame, given: string, messages: Catalogue): string | null {
  const seated = readSeated(given, messages);
  if (!seated.ok) return messages.text(seated.error);
  const count = wrongCount(game, seated.value.names.length, messages);
  if (count !== null) return count;
  const setup = readSetup({ game: game.id, seats: seated.value.names.map((name) => ({ name })) });
  return setup.ok ? null : messages.explain(setup.error);
}

/** The name that somebody is probably called: their login, with a capital. */
const ownName = (env: Readonly<Record<string, string | undefined>>, messages: Catalogue): string => {
  const login = env.USER ?? env.USERNAME ?? '';
  const usable = login !== '' && login !== 'root' && /^\p{L}{1,20}$/u.test(login);
  return usable ? login.charAt(0).toUpperCase() + login.slice(1) : messages.say('cli-somebody');
};

/** Bots that one person can play against, the likeliest choice first. */
const opponents = ['steady', 'novice', 'expert'] as const;
type Company = (typeof opponents)[number] | 'people' | 'alone';

/** Who plays: against a bot, with others at this keyboard, or alone where the game is good alone. */
export async function askSeats(
  dialog: Dialog,
  game: AnyGame,
  env: Readonly<Record<string, string | undefined>>,
  messages: Catalogue,
): Promise<Seated | null> {
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
  const given = await dialog.text(question, company === 'people' ? `${own}, Bo` : own, (answer) =>
    wrongSeats(game, whole(answer), messages),
  );
  if (given === null) return null;
  const seated = readSeated(whole(given), messages);
  return seated.ok ? seated.value : null;
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

/** The house rules: the usual ones, or each asked in turn. */
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
    { value: false, label: messages.say('cli-rules-usual'), hint: listed.join(', ') },
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
