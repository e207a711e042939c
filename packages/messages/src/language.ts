/** The available languages. The first one is the fallback. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The locale of each language, for formatting lists and numbers. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/**
 * Returns the first of the wanted languages that is available.
 * @param wanted tags such as `de-AT`, or `de_AT.UTF-8` in a terminal; the preferred one first
 */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split(/[^a-z]/);
    const known = languages.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return languages[0];
}
