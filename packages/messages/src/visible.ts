/** Matches letters, numbers, punctuation and symbols, except those that look blank. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

export const isVisible = (text: string): boolean => visible.test(text);
