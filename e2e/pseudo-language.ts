import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';

const english = fileURLToPath(new URL('../packages/messages/ftl/en', import.meta.url));

const accents: Readonly<Record<string, string>> = {
  a: 'áa',
  e: 'ëe',
  i: 'îi',
  o: 'ôo',
  u: 'üu',
  A: 'Áa',
  E: 'Ëe',
  I: 'Îi',
  O: 'Ôo',
  U: 'Üu',
};

/**
 * Returns an .ftl file in which all texts are accented and about 40 % longer but still readable. Names, values and
 * conditions stay unchanged.
 */
export const pseudoSource = (source: string): string =>
  source.replaceAll(/^(?!#)( *(?:[\w.-]+ =|\*?\[[^\]]*\])? *)(.*)$/gm, (_, start: string, text: string) => {
    // Text in braces is code. A brace can open on one line and close on another.
    const parts = text.split(/(\{[^{}]*(?:\}|$)|^\})/);
    return start + parts.map((part, at) => (at % 2 === 1 ? part : accented(part))).join('');
  });

const accented = (text: string): string =>
  text.replaceAll(/[aeiou]/gi, (letter) => accents[letter] ?? letter);

/** Replaces the English texts of pages with longer texts that are read from right to left. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  const files = readdirSync(english).map((name) => readFileSync(join(english, name), 'utf8'));
  const all = files.map(pseudoSource).join('\n');
  // Every screen first loads the texts of the start screen.
  await context.route(/\/assets\/en-[^/]*\.js$/, (route, request) => {
    const source = request.url().includes('/en-start') ? all : '';
    return route.fulfill({
      contentType: 'text/javascript',
      body: `export const source = ${JSON.stringify(source)};`,
    });
  });
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
    });
  });
}
