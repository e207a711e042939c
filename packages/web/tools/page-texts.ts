import { readFileSync } from 'node:fs';
import type { Language } from '@dicehall/messages';
import { domainsOf, readTexts } from '@dicehall/messages/node';
import { isOfTools, messagesOf, type UsedKeys, usedKeys, usedMessages } from './phone-texts.ts';

const root = new URL('../src/', import.meta.url);
const isOfPage = (domain: string): boolean => !/^(?:cli|cli-online|server|solve)$/.test(domain);

/** The modules that the start screen loads without a tap. */
const start = [
  ...['main.tsx', 'app/App.tsx'],
  ...['start/ContinueMatch.tsx', 'start/LeftToday.tsx', 'start/MyTables.tsx'],
];
/** The screens of a match on this device. */
export const match = [
  ...['start/QuickPlay.tsx', 'setup/SetUp.tsx', 'guide/GuidePage.tsx', 'local/LocalTablePage.tsx'],
  'rules/RulesPage.tsx',
];
/**
 * Whether a match on this device uses only a few messages of a domain. Such a match loads only the messages that its
 * own modules use; the others load with other screens.
 */
const isOfOthers = (domain: string): boolean =>
  /^(?:cards|explore|my-play|online|party|phone|proof|puzzles|room|sheet|web)$/.test(domain);

const imports = /^(?:import|export) (?!type )[^;']*'(\.[^']+\.tsx?)';$/gm;
const lateImports = /\bimport\('(\.[^']+\.tsx?)'\)/g;

/** Returns the keys of messages in modules, and in all modules that they import with these patterns. */
function keysIn(modules: readonly string[], patterns: readonly RegExp[]): UsedKeys {
  const found = new Map<string, string>();
  function read(module: URL): void {
    if (found.has(module.href)) return;
    const code = readFileSync(module, 'utf8');
    found.set(module.href, code);
    for (const [, path = ''] of patterns.flatMap((pattern) => [...code.matchAll(pattern)]))
      read(new URL(path, module));
  }
  for (const module of modules) read(new URL(module, root));
  return usedKeys([...found.values()]);
}

const atStart = keysIn(start, [imports]);
const inMatch = keysIn(match, [imports, lateImports]);

/**
 * Splits the texts of a language into those of the start screen, those of a match on this device, and those of other
 * screens.
 */
function textsOf(language: Language) {
  const textsIn = (isIn: (domain: string) => boolean) =>
    readTexts(language, domainsOf(language).filter(isIn)).join('');
  const all = textsIn(isOfPage);
  const ofStart = new Set(usedMessages(all, atStart));
  const ofMatch = new Set([
    ...messagesOf(textsIn((domain) => isOfPage(domain) && !isOfOthers(domain))).filter(
      (text) => !isOfTools(text),
    ),
    ...usedMessages(all, inMatch),
  ]);
  const left = messagesOf(all).filter((text) => !ofStart.has(text));
  return {
    start: [...ofStart].join(''),
    match: left.filter((text) => ofMatch.has(text)).join(''),
    others: left.filter((text) => !ofMatch.has(text)).join(''),
  };
}

export const pageTexts = { en: textsOf('en'), de: textsOf('de') };
