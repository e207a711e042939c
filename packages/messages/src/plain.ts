/** Matches control characters (which could move a terminal's cursor), line breaks and direction marks. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]+/gu;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Makes text from outside safe to use in a sentence: one line without control characters and with at most `longest`
 * characters. A longer text is cut off with an ellipsis.
 */
export function toPlainText(text: string, longest: number): string {
  const line = text
    .slice(0, longest * 8)
    .replace(unprintable, ' ')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
}

/** Isolates right-to-left text, so that it does not reorder the words around it. */
export const isolate = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
