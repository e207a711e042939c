/** Control characters and direction marks that JSON.stringify does not escape. */
const unescaped = /[\u007f-\u009f\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu;

/** One line of JSON, safe to print on a terminal. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    unescaped,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
