import { type Catalogue, type Language, languages } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';
import Negotiator from 'negotiator';

/** What the server says in each language. */
export type Words = (wanted: string | undefined) => Catalogue;

/** The language to answer in, by an Accept-Language header. */
export const languageFor = (header = ''): Language =>
  (new Negotiator({ headers: { 'accept-language': header } }).language([...languages]) as Language) ??
  languages[0];

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
