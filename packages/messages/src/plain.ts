/** Controls (they move a terminal's cursor), line ends, and marks that turn the direction of what follows. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]+/gu;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Text from outside as it may stand in a sentence: one line, no control characters, never longer than `longest`
 * characters (cut with an ellipsis).
 */
export function plain(text: string, longest: number): string {
  const line = text
    .slice(0, longest * 8)
    .replace(unprintable, ' ')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
}

/** Text set apart, if it is written from right to left, so that it leaves the order of the words around it alone. */
export const setApart = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
