import { type AnyGame, formatOptions, type OptionValue, parseOptions, readOptions } from '@dicehall/engine';
import { linkTo } from '../app/address.ts';
import { readPairs, save } from '../settings/storage.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** Custom rules of a game, saved in this browser under a name. */
export interface OwnRules {
  readonly name: string;
  readonly options: Options;
}

const storageKey = ({ id }: AnyGame): string => `dicehall.rules.${id}`;
const most = 20;

/** Reads house rules; null if the game refuses them. */
export function rulesFromText(game: AnyGame, text: string): Options | null {
  const parsed = parseOptions(game.options, text);
  const read = parsed.ok ? readOptions(game, parsed.value) : null;
  return read?.ok === true ? read.value : null;
}

export const ownRules = (game: AnyGame): OwnRules[] =>
  readPairs(storageKey(game)).flatMap(([name, text]) => {
    const options = rulesFromText(game, text);
    return options === null ? [] : [{ name, options }];
  });

/** Saves house rules under a name. They replace rules with the same name. */
export function saveOwnRules(game: AnyGame, name: string, options: Options): void {
  const others = readPairs(storageKey(game)).filter(([other]) => other !== name);
  save(storageKey(game), [...others, [name, formatOptions(game.options, options)]].slice(-most));
}

const withRules = (address: string, game: AnyGame, options: Options): string =>
  `${address}?rules=${encodeURIComponent(formatOptions(game.options, options))}`;

export const rulesLink = (game: AnyGame, options: Options): string =>
  linkTo(withRules(`/play/${game.id}`, game, options));

export const rulesPage = (game: AnyGame, options: Options): string =>
  withRules(`/rules/${game.id}`, game, options);
