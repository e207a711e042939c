/**
 * A piece of a line: plain text, marked text or dice. Three or more faces in a row are parsed as dice; at the start
 * of a numbered item, or alone in a table cell, two faces are enough.
 */
export type RulesInline =
  | string
  | { readonly kind: 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'dice'; readonly faces: readonly number[] };

/**
 * A block of a rules page. A section is identified by the index of its second-level heading among all such headings.
 */
export type RulesBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly section?: number }
  | { readonly kind: 'paragraph'; readonly inlines: readonly RulesInline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly RulesInline[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly RulesInline[])[];
      readonly rows: readonly (readonly (readonly RulesInline[])[])[];
    };

/** The rules of a game in one language, parsed from `docs/rules` at build time. */
export type RulesPage = readonly RulesBlock[];

function inlineText(inline: RulesInline): string {
  if (typeof inline === 'string') return inline;
  return inline.kind === 'dice' ? inline.faces.join(' ') : inline.text;
}

/** Returns the text of a line without its markup. */
export const plainLine = (inlines: readonly RulesInline[]): string => inlines.map(inlineText).join('');
