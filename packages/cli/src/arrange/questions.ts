import { type AnyGame, games, type OptionValue, readSetup, withDefaults } from '@dicehall/engine';
import { type Catalogue, gameTexts, optionTexts, optionValueText } from '@dicehall/messages';
import { readOptionArguments } from '../arguments/options.ts';
import { readSeated, type Seated, wrongCount } from '../arguments/seats.ts';
import { explainOptions } from '../context.ts';
import type { Asker, Offered } from './asker.ts';

/** Which game. */
export const askGame = (asker: Asker, words: Catalogue): Promise<AnyGame | null> =>
  asker.choose(
    words.say('cli-ask-game'),
    games.map((game): Offered<AnyGame> => {
      const { name, players, time } = gameTexts(words, game);
      return { value: game, label: name, hint: `${players}, ${time}` };
    }),
  );

/** What is wrong with the seats of a game, if anything: too few, too many, a name too long. */
function wrongSeats(game: AnyGame, given: string, words: Catalogue): string | null {
  const seated = readSeated(given, words);
  if (!seated.ok) return words.tell(seated.error);
  const count = wrongCount(game, seated.value.names.length, words);
  if (count !== null) return count;
  const setup = readSetup({ game: game.id, seats: seated.value.names.map((name) => ({ name })) });
  return setup.ok ? null : words.explain(setup.error);
}

/** The name that somebody is probably called: their login, with a capital. */
const ownName = (env: Readonly<Record<string, string | undefined>>, words: Catalogue): string => {
  const login = env.USER ?? env.USERNAME ?? '';
  const usable = login !== '' && login !== 'root' && /^\p{L}{1,20}$/u.test(login);
  return usable ? login.charAt(0).toUpperCase() + login.slice(1) : words.say('cli-somebody');
};

/** Bots that one person can play against, the likeliest choice first. */
const opponents = ['steady', 'novice', 'expert'] as const;
type Company = (typeof opponents)[number] | 'people' | 'alone';

/** Who plays: against a bot, with others at this keyboard, or alone where the game is good alone. */
export async function askSeats(
  asker: Asker,
  game: AnyGame,
  env: Readonly<Record<string, string | undefined>>,
  words: Catalogue,
): Promise<Seated | null> {
  const companies: readonly Company[] = [
    ...opponents,
    'people',
    ...(game.seats.min === 1 ? (['alone'] as const) : []),
  ];
  const offered = companies.map(
    (value): Offered<Company> => ({
      value,
      label: words.say(`cli-company-${value}`),
      hint: words.say(`cli-company-${value}.hint`),
    }),
  );
  const company = await asker.choose(words.say('cli-ask-company'), offered);
  if (company === null) return null;
  const own = ownName(env, words);
  const bot = opponents.some((opponent) => opponent === company) ? `,${company}` : '';
  const whole = (given: string) => `${given}${bot}`;
  const question = company === 'people' ? words.say('cli-ask-names') : words.say('cli-ask-name');
  const given = await asker.text(question, company === 'people' ? `${own}, Bo` : own, (answer) =>
    wrongSeats(game, whole(answer), words),
  );
  if (given === null) return null;
  const seated = readSeated(whole(given), words);
  return seated.ok ? seated.value : null;
}

async function askOption(
  asker: Asker,
  game: AnyGame,
  name: string,
  words: Catalogue,
): Promise<string | null> {
  const spec = game.options[name];
  if (spec === undefined) return null;
  const { about, allowed } = optionTexts(words, game, name);
  const usual = (value: OptionValue) => (value === spec.default ? words.say('cli-usual') : '');
  const valued = (value: OptionValue): Offered<string> => ({
    value: String(value),
    label: optionValueText(words, game, name, value),
    hint: usual(value),
  });
  if (spec.kind === 'flag') return asker.choose(about, [valued(spec.default), valued(!spec.default)]);
  if (spec.kind === 'choice')
    return asker.choose(
      about,
      [spec.default, ...spec.values.filter((value) => value !== spec.default)].map(valued),
    );
  const wrong = (answer: string) => {
    const read = readOptionArguments(game, [`${name}=${answer}`]);
    return read.ok ? null : explainOptions(words, read.error);
  };
  return asker.text(`${about} (${allowed})`, String(spec.default), wrong);
}

/** The house rules: the usual ones, or each asked in turn. */
export async function askOptions(
  asker: Asker,
  game: AnyGame,
  words: Catalogue,
): Promise<Readonly<Record<string, OptionValue>> | null> {
  const usual = withDefaults(game.options, {});
  const listed = Object.entries(usual).map(
    ([name, value]) =>
      `${optionTexts(words, game, name).label}: ${optionValueText(words, game, name, value)}`,
  );
  const change = await asker.choose(words.say('cli-ask-rules'), [
    { value: false, label: words.say('cli-rules-usual'), hint: listed.join(', ') },
    { value: true, label: words.say('cli-rules-change'), hint: '' },
  ]);
  if (change === null) return null;
  if (!change) return usual;
  const given: string[] = [];
  for (const name of Object.keys(game.options)) {
    const value = await askOption(asker, game, name, words);
    if (value === null) return null;
    given.push(`${name}=${value}`);
  }
  const options = readOptionArguments(game, given);
  return options.ok ? options.value : null;
}
