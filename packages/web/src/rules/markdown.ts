/** One block of a text in the small part of Markdown that the rules are written in. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

const cells = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const isRule = (line: string): boolean => /^\s*\|[\s:|-]+\|\s*$/.test(line);

const itemStart = /^(?:[-*]|\d+\.)\s+/;

/** Joins the lines of list items that run on. */
function items(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (itemStart.test(line)) found.push(line.replace(itemStart, ''));
    else found.push(`${found.pop() ?? ''} ${line.trim()}`.trim());
  }
  return found;
}

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading !== null) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' };
  if (first.trimStart().startsWith('|')) {
    const [head = [], ...rows] = lines.filter((line) => !isRule(line)).map(cells);
    return { kind: 'table', head, rows };
  }
  if (itemStart.test(first)) return { kind: 'list', ordered: /^\d/.test(first), items: items(lines) };
  return { kind: 'paragraph', text: lines.map((line) => line.trim()).join(' ') };
}

/** Reads a text into its blocks; an empty line ends each. */
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) continue;
    const [first = '', ...rest] = lines;
    if (first.startsWith('#') && rest.length > 0) blocks.push(blockOf([first]), blockOf(rest));
    else blocks.push(blockOf(lines));
  }
  return blocks;
}

/** A piece of a line: plain, strong, code, the text of a link, or dice to be drawn. */
export type Piece =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'dice'; readonly faces: readonly number[] };

const marks = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|(?<![\d.,])[1-6](?: [1-6]){2,}(?![\d.,]\d))/g;

/** Reads a line into its pieces; three and more faces in a row are dice. */
export function readLine(line: string): Piece[] {
  return line.split(marks).flatMap((part): Piece[] => {
    if (part === '') return [];
    if (part.startsWith('**')) return [{ kind: 'strong', text: part.slice(2, -2) }];
    if (part.startsWith('`')) return [{ kind: 'code', text: part.slice(1, -1) }];
    if (part.startsWith('[')) return [{ kind: 'text', text: part.slice(1, part.indexOf(']')) }];
    if (/^[1-6](?: [1-6]){2,}$/.test(part)) return [{ kind: 'dice', faces: part.split(' ').map(Number) }];
    return [{ kind: 'text', text: part }];
  });
}
