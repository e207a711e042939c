/** The number words of the rules pages, in English and in German. */
const words: readonly (readonly string[])[] = [
  ['zero', 'null', 'keine'],
  ['one', 'once', 'first', '1st', 'eins', 'ein', 'eine', 'einen', 'einem', 'einmal', 'erste'],
  ['two', 'both', 'twice', 'second', '2nd', 'zwei', 'beide', 'beiden', 'zweimal', 'zweite'],
  ['three', 'third', '3rd', 'drei', 'dreimal', 'dritte', 'dritt'],
  ['four', 'fourth', '4th', 'vier', 'vierte', 'vierthöchste'],
  ['five', 'fünf'],
  ['six', 'sechs'],
  ['seven', 'sieben'],
  ['eight', 'acht'],
  ['nine', 'neun'],
  ['ten', 'zehn'],
  ['eleven', 'elf'],
  ['twelve', 'zwölf'],
];
const larger: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30 };

/** Matches a number in digits or as a word. */
export function numberOf(text: string): number {
  const word = text.toLowerCase();
  const index = words.findIndex((same) => same.includes(word));
  return index >= 0 ? index : (larger[word] ?? Number(text));
}
