import { readFileSync } from 'node:fs';
import type { Language } from '@dicehall/messages';
import { domainsOf, readTexts } from '@dicehall/messages/node';
import { messagesOf, usedKeys, usedMessages } from './phone-texts.ts';

const root = new URL('../src/', import.meta.url);
/** What the start screen loads by itself. */
const loadedAtStart = ['main.tsx', 'app/App.tsx', 'start/ContinueMatch.tsx', 'start/MyTables.tsx'];
const isOfPage = (domain: string): boolean => !/^(?:cli|cli-online|server|solve)$/.test(domain);

/** The code of modules and of all modules that they import. */
function codeOf(modules: readonly URL[]): readonly string[] {
  const found = new Map<string, string>();
  function read(module: URL): void {
    if (found.has(module.href)) return;
    const code = readFileSync(module, 'utf8');
    found.set(module.href, code);
    for (const [, path = ''] of code.matchAll(/^(?:import|export) (?!type )[^;']*'(\.[^']+\.tsx?)';$/gm))
      read(new URL(path, module));
  }
  for (const module of modules) read(module);
  return [...found.values()];
}

const used = usedKeys(codeOf(loadedAtStart.map((path) => new URL(path, root))));

/** The texts of a language: those that the start screen uses, which load first, and the others. */
function textsOf(language: Language): { readonly start: string; readonly others: string } {
  const all = readTexts(language, domainsOf(language).filter(isOfPage)).join('');
  const start = new Set(usedMessages(all, used));
  const others = messagesOf(all).filter((text) => !start.has(text));
  return { start: [...start].join(''), others: others.join('') };
}

export const pageTexts = { en: textsOf('en'), de: textsOf('de') };
