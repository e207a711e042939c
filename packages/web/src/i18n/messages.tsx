import type { Illegal, MessageKey, MessageValue } from '@dicehall/engine';
import { type Catalogue, createCatalogue, type Language, type Names, pickLanguage } from '@dicehall/messages';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { whileMounted } from '../app/while-mounted.ts';
import { currentSettings, type Settings, useSettings } from '../settings/settings.ts';

interface Phrase {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, MessageValue>>;
}

/**
 * The parts of the texts: those of the start screen, of a match on this device, and of other screens. A screen needs
 * its own part and all parts before it.
 */
const parts = ['start', 'match', 'others'] as const;
export type TextPart = (typeof parts)[number];
type Loader = () => Promise<{ readonly source: string }>;

const loaders: Readonly<Record<Language, readonly Loader[]>> = {
  en: [() => import('./en-start.ts'), () => import('./en-match.ts'), () => import('./en-others.ts')],
  de: [() => import('./de-start.ts'), () => import('./de-match.ts'), () => import('./de-others.ts')],
};

const catalogues = new Map<Language, Catalogue>();
/** The number of parts that the open or opening screens need. */
let needed = 0;
/** The number of parts that each catalogue contains. */
const had = new Map<Catalogue, number>();

async function catalogueOf(language: Language): Promise<Catalogue> {
  const loaded = await Promise.all(loaders[language].slice(0, needed).map((load) => load()));
  const onGap = (gap: string) => console.warn(gap);
  const catalogue =
    catalogues.get(language) ?? createCatalogue({ language, sources: [], isolate: true, onGap });
  catalogues.set(language, catalogue);
  for (const { source } of loaded.slice(had.get(catalogue) ?? 0)) catalogue.add(source);
  had.set(catalogue, Math.max(had.get(catalogue) ?? 0, loaded.length));
  return catalogue;
}

/** Loads a part of the texts in the current language, and all parts before it. */
export function loadTexts(part: TextPart): Promise<Catalogue> {
  needed = Math.max(needed, parts.indexOf(part) + 1);
  return catalogueOf(wantedLanguage(currentSettings().language));
}

/**
 * The texts of the current language. `MessagesProvider` loads and provides them, unless code with its own texts uses
 * this context directly.
 */
export const MessagesContext = createContext<Catalogue | null>(null);

const wantedLanguage = (language: Settings['language']): Language =>
  language === 'auto' ? pickLanguage(navigator.languages) : language;

/**
 * Loads texts of the current language and prepares its number and plural formats, so that the first render is not delayed.
 * @param yieldTask lets the browser run other tasks between two long ones
 */
export async function loadMessages(part: TextPart, yieldTask: () => Promise<unknown>): Promise<void> {
  const messages = await loadTexts(part);
  document.documentElement.lang = messages.language;
  delete document.documentElement.dataset.shell;
  await yieldTask();
  messages.number(1000);
  await yieldTask();
  messages.say('game-players', { min: 2, max: 8 });
}

export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const wanted = wantedLanguage(language);
  const [messages, setMessages] = useState(() => catalogues.get(wanted) ?? null);
  // If the texts cannot be loaded, the page keeps its current language.
  useEffect(
    () =>
      whileMounted(catalogueOf(wanted), (catalogue) => {
        document.documentElement.lang = catalogue.language;
        setMessages(catalogue);
      }),
    [wanted],
  );
  return messages === null ? null : <MessagesContext value={messages}>{children}</MessagesContext>;
}

export function useMessages(): Catalogue {
  const messages = useContext(MessagesContext);
  if (messages === null) throw new Error('useMessages needs a MessagesProvider');
  return messages;
}

/** Whether a text is a language tag. In a C locale, browsers prefer `en-US@posix`, which is not a language tag. */
const isTag = (text: string): boolean => /^[a-z\d]+(-[a-z\d]+)*$/i.test(text);

/** Formats dates in the browser's preferred regional variant of the current language (en-GB, en-US, de-CH). */
export function useDateFormat(
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): (time: Date | number) => string {
  const { language } = useMessages();
  const locale = navigator.languages.find((one) => isTag(one) && one.split('-')[0] === language) ?? language;
  const format = new Intl.DateTimeFormat(locale, style);
  return (time) => format.format(time);
}

const SeatNames = createContext<Names>([]);

export const SeatNamesProvider = ({
  names,
  children,
}: {
  readonly names: Names;
  readonly children: ReactNode;
}) => <SeatNames value={names}>{children}</SeatNames>;

export function usePhrases(): (phrase: Phrase | Illegal) => string {
  const messages = useMessages();
  const names = useContext(SeatNames);
  return (phrase) =>
    'code' in phrase ? messages.explain(phrase, names) : messages.say(phrase.key, phrase.values, names);
}

export function Say({ phrase }: { readonly phrase: Phrase | Illegal }) {
  return usePhrases()(phrase);
}
