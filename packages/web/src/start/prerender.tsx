import { createCatalogue, gapsThrow, type Language } from '@dicehall/messages';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { Screen } from '../app/App.tsx';
import { source as german } from '../i18n/de-start.ts';
import { source as english } from '../i18n/en-start.ts';
import { MessagesContext } from '../i18n/messages.tsx';

const sources: Readonly<Record<Language, string>> = { de: german, en: english };

/** Renders the start screen at build time, so that it can be read and its links work before any script has loaded. */
export function prerenderStart(language: Language): string {
  const catalogue = createCatalogue({
    language,
    sources: [sources[language]],
    isolate: true,
    onGap: gapsThrow,
  });
  return renderToString(
    <Router ssrPath="/">
      <MessagesContext value={catalogue}>
        <Screen />
      </MessagesContext>
    </Router>,
  );
}
