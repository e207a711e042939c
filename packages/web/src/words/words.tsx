import { type Catalogue, createCatalogue, type Language, type Names, pickLanguage } from '@dicehall/messages';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { currentSettings, type Settings, useSettings } from '../settings/settings.ts';
import type { Phrase } from './phrase.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly sources: readonly string[] }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};

const made = new Map<Language, Catalogue>();

async function catalogueOf(language: Language): Promise<Catalogue> {
  const known = made.get(language);
  if (known !== undefined) return known;
  const { sources } = await loaders[language]();
  const onGap = import.meta.env.DEV ? { onGap: (gap: string) => console.warn(gap) } : {};
  const catalogue = createCatalogue({ language, sources, isolate: true, ...onGap });
  made.set(language, catalogue);
  return catalogue;
}

const Words = createContext<Catalogue | null>(null);

const wantedLanguage = (language: Settings['language']): Language =>
  language === 'auto' ? pickLanguage(navigator.languages) : language;

/**
 * Loads the texts of the language that is wanted now, and what numbers and plurals are written with, so that a page can
 * be drawn at once.
 * @param breath lets something else have a turn between two things that take long
 */
export async function loadWords(breath: () => Promise<unknown>): Promise<void> {
  const words = await catalogueOf(wantedLanguage(currentSettings().language));
  document.documentElement.lang = words.language;
  delete document.documentElement.dataset.shell;
  await breath();
  words.number(1000);
  await breath();
  words.say('game-players', { min: 2, max: 8 });
}

/** Texts that are there already, for everything inside. */
export const GivenWords = ({
  catalogue,
  children,
}: {
  readonly catalogue: Catalogue;
  readonly children: ReactNode;
}) => <Words value={catalogue}>{children}</Words>;

/** Loads the texts of the language that is wanted, and those of another as soon as it is. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const wanted = wantedLanguage(language);
  const [words, setWords] = useState(() => made.get(wanted) ?? null);
  useEffect(() => {
    let current = true;
    void catalogueOf(wanted).then((catalogue) => {
      if (!current) return;
      document.documentElement.lang = catalogue.language;
      setWords(catalogue);
    });
    return () => {
      current = false;
    };
  }, [wanted]);
  return words === null ? null : <GivenWords catalogue={words}>{children}</GivenWords>;
}

/** The catalogue of the language that is spoken now. */
export function useWords(): Catalogue {
  const words = useContext(Words);
  if (words === null) throw new Error('No words outside of WordsProvider');
  return words;
}

/** Writes moments as somebody who reads this language where they live does: a day in front of its month, or behind it. */
export function useMoments(): (moment: Date | number) => string {
  const { language } = useWords();
  const locale = navigator.languages.find((one) => one.split('-')[0] === language) ?? language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (moment) => format.format(moment);
}

const SeatNames = createContext<Names>([]);

/** Says what the seats are called in everything inside. */
export const SeatNamesProvider = ({
  names,
  children,
}: {
  readonly names: Names;
  readonly children: ReactNode;
}) => <SeatNames value={names}>{children}</SeatNames>;

/** Puts phrases into words, with the names of the table that the component is at. */
export function usePhrases(): (phrase: Phrase) => string {
  const words = useWords();
  const names = useContext(SeatNames);
  return (phrase) => words.say(phrase.key, phrase.values, names);
}

/** A phrase on the page. */
export function Say({ phrase }: { readonly phrase: Phrase }) {
  return usePhrases()(phrase);
}
