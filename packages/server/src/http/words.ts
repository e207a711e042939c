import { type Catalogue, type Language, languages, pickLanguage } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';

/** What the server says in each language. */
export type Words = (wanted: string | undefined) => Catalogue;

/** The most wanted languages first, of an Accept-Language header. */
function wantedOf(header: string): string[] {
  const weighed = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';q=');
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) || 0 };
    });
  return weighed.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
}

/** The language to answer in, by an Accept-Language header. */
export const languageFor = (header: string | undefined): Language =>
  header === undefined ? languages[0] : pickLanguage(wantedOf(header));

/** Reads the texts of all languages, once. */
export function loadWords(): Words {
  const catalogues = new Map<Language, Catalogue>(
    languages.map((language) => [language, loadCatalogue({ language })]),
  );
  return (wanted) => {
    const language = languageFor(wanted);
    const catalogue = catalogues.get(language);
    if (catalogue === undefined) throw new Error(`No texts in ${language}`);
    return catalogue;
  };
}
