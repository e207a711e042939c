/** Some letters and symbols are blank. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Is there something to be seen in a text? */
export const canBeSeen = (text: string): boolean => visible.test(text);
