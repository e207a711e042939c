/** Controls that JSON lets through as they are, and marks that turn the direction of text on a terminal. */
const unescaped = /[\u007f-\u009f\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu;

/** One line of JSON that is safe to show on a terminal. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    unescaped,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
