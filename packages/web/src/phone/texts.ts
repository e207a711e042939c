import { type Catalogue, createCatalogue, type Language, pickLanguage } from '@dicehall/messages';
import { currentSettings } from '../settings/settings.ts';

/**
 * The URLs of the texts: those of every table, of house rules, and of each game. The build writes them into the page.
 */
interface TextFiles {
  readonly common: string;
  readonly rules: string;
  readonly games: Readonly<Record<string, string>>;
}

function textFiles(language: Language): TextFiles {
  const written = document.querySelector<HTMLMetaElement>('meta[name="texts"]')?.content ?? '';
  return (JSON.parse(written) as Readonly<Record<Language, TextFiles>>)[language];
}

const loaded = new Map<string, Promise<string>>();

function load(address: string): Promise<string> {
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  loaded.set(address, text);
  // If loading fails, it is tried again when the next table opens.
  text.catch(() => loaded.delete(address));
  return text;
}

const catalogues = new Map<string, Catalogue>();

export const phoneLanguage = (): Language => {
  const { language } = currentSettings();
  return language === 'auto' ? pickLanguage(navigator.languages) : language;
};

/**
 * Loads the texts of this page and of a game.
 * @param isHost whether to add the texts of house rules
 */
export async function phoneTexts(game: string | null, isHost = false): Promise<Catalogue> {
  const language = phoneLanguage();
  const key = `${language} ${game} ${isHost}`;
  const known = catalogues.get(key);
  if (known !== undefined) return known;
  const { common, rules, games } = textFiles(language);
  const own = game === null ? undefined : games[game];
  const files = [common, ...(own === undefined ? [] : [own]), ...(isHost ? [rules] : [])];
  const sources = await Promise.all(files.map(load));
  const catalogue = createCatalogue({ language, sources, isolate: true });
  catalogues.set(key, catalogue);
  return catalogue;
}
