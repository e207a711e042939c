import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Catalogue, type CatalogueSetup, createCatalogue } from './catalogue.ts';
import type { Language } from './language.ts';
import type { RulesPage } from './rules-page.ts';

const folder = new URL('../ftl/', import.meta.url);

/** Returns the domains of a language, which are the names of its .ftl files. */
export const domainsOf = (language: Language): string[] =>
  readdirSync(new URL(`${language}/`, folder))
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => file.slice(0, -'.ftl'.length))
    .sort();

export const readTexts = (language: Language, domains: readonly string[] = domainsOf(language)): string[] =>
  domains.map((domain) => readFileSync(new URL(`${language}/${domain}.ftl`, folder), 'utf8'));

/** The setup of a catalogue. If no domains are given, all are read. */
export interface LoadSetup extends Omit<CatalogueSetup, 'sources'> {
  readonly domains?: readonly string[];
}

export const loadCatalogue = ({ domains, ...setup }: LoadSetup): Catalogue =>
  createCatalogue({ ...setup, sources: readTexts(setup.language, domains) });

const rules = new URL('../dist/rules/', import.meta.url);

/** Reads the rules page of a game from the build; null if there is none. */
export function readRulesPage(game: string, language: Language): RulesPage | null {
  const file = new URL(`${language}/${game}.json`, rules);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Returns the languages that the POSIX and GNU environment variables request, the preferred one first. */
export const wantedLanguages = (env: Readonly<Record<string, string | undefined>>): string[] => {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const listed = locale === '' || locale === 'C' || locale === 'POSIX' ? '' : (env.LANGUAGE ?? '');
  return [...listed.split(':'), locale].filter((tag) => tag !== '');
};
