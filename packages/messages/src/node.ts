import { readdirSync, readFileSync } from 'node:fs';
import { type Catalogue, type CatalogueSetup, createCatalogue } from './catalogue.ts';
import type { Language } from './language.ts';

const folder = new URL('../ftl/', import.meta.url);

/** What there are texts about in a language: the names of its .ftl files. */
export const domainsOf = (language: Language): string[] =>
  readdirSync(new URL(`${language}/`, folder))
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => file.slice(0, -'.ftl'.length))
    .sort();

/** The texts of a language, one a domain, read from disk now. */
export const readTexts = (language: Language, domains: readonly string[] = domainsOf(language)): string[] =>
  domains.map((domain) => readFileSync(new URL(`${language}/${domain}.ftl`, folder), 'utf8'));

/** What `createCatalogue` takes, its sources read from disk: all domains, or only those named. */
export interface LoadSetup extends Omit<CatalogueSetup, 'sources'> {
  readonly domains?: readonly string[];
}

/** Makes the catalogue of one language from the .ftl files on disk; only that language's are read. */
export const loadCatalogue = ({ domains, ...setup }: LoadSetup): Catalogue =>
  createCatalogue({ ...setup, sources: readTexts(setup.language, domains) });

/** The languages that an environment asks for, most wanted first, as POSIX and GNU have it. */
export const wantedLanguages = (env: Readonly<Record<string, string | undefined>>): string[] => {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const listed = locale === '' || locale === 'C' || locale === 'POSIX' ? '' : (env.LANGUAGE ?? '');
  return [...listed.split(':'), locale].filter((tag) => tag !== '');
};
