import { createCatalogue, type Language } from '@dicehall/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { sources as german } from '../words/de.ts';
import { sources as english } from '../words/en.ts';
import { GivenWords } from '../words/words.tsx';
import { Start } from './Start.tsx';

const sources: Readonly<Record<Language, readonly string[]>> = { de: german, en: english };

/** The start screen as the build writes it into the page: to be read, and its links followed, before any script has come. */
export function startShell(language: Language): string {
  const catalogue = createCatalogue({ language, sources: sources[language], isolate: true });
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <GivenWords catalogue={catalogue}>
        <Start />
      </GivenWords>
    </Router>,
  );
}
