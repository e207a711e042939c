import { createCatalogue, type Language } from '@dicehall/messages';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { Screen } from '../app/App.tsx';
import { sources as german } from '../i18n/de.ts';
import { sources as english } from '../i18n/en.ts';
import { MessagesContext } from '../i18n/messages.tsx';

const sources: Readonly<Record<Language, readonly string[]>> = { de: german, en: english };

/** Renders the start screen at build time, so that it can be read and its links work before any script has loaded. */
export function prerenderStart(language: Language): string {
  const catalogue = createCatalogue({ language, sources: sources[language], isolate: true });
  return renderToString(
    <Router ssrPath="/">
      <MessagesContext value={catalogue}>
        <Screen />
      </MessagesContext>
    </Router>,
  );
}
