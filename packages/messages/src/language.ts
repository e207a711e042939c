/** The languages there are texts in; the first is spoken where none of the wanted ones is there. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Whose customs for lists and numbers a language follows: `A, B and C`, `3,000` and `3.000`. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/**
 * The first of the wanted languages that there are texts in.
 * @param wanted tags such as `de-AT`, or as a terminal has them, `de_AT.UTF-8`; the most wanted first
 */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split(/[^a-z]/);
    const spoken = languages.find((language) => language === primary);
    if (spoken !== undefined) return spoken;
  }
  return languages[0];
}
