import { type Catalogue, type Language, languages } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';
import Negotiator from 'negotiator';

export type CatalogueFor = (acceptLanguage: string | undefined) => Catalogue;

export const languageFor = (header = ''): Language =>
  (new Negotiator({ headers: { 'accept-language': header } }).language([...languages]) as Language) ??
  languages[0];

export function loadCatalogues(): CatalogueFor {
  const catalogues = new Map<Language, Catalogue>(
    languages.map((language) => [language, loadCatalogue({ language })]),
  );
  return (acceptLanguage) => {
    const language = languageFor(acceptLanguage);
    const catalogue = catalogues.get(language);
    if (catalogue === undefined) throw new Error(`No messages in ${language}`);
    return catalogue;
  };
}
