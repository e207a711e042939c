// Parses the rules pages in docs/rules to packages/messages/dist/rules/<language>/<game>.json, which the page and the
// command read. The type is RulesPage of @dicehall/messages. `npm run build` and every test run begin with this step.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';

const pages = fileURLToPath(new URL('../../docs/rules/', import.meta.url));
const built = fileURLToPath(new URL('../messages/dist/rules/', import.meta.url));

/** Matches three or more faces in a row that are not part of a longer number. */
const dice = /(?<![\d.,])([1-6](?: [1-6]){2,})(?![\d.,]\d)/;

/** Parses text: line breaks become spaces, and faces in a row become dice. */
const textInlines = (text) =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .split(dice)
    .map((part, index) => (index % 2 === 1 ? { kind: 'dice', faces: part.split(' ').map(Number) } : part))
    .filter((inline) => inline !== '');

/** Parses two dice at the start of an item of a numbered list, as in `1. 5 5: …`, or alone in a table cell. */
function pairInlines(line) {
  const [first, ...rest] = line;
  const [, pair] = (typeof first === 'string' && /^([1-6] [1-6])(?=: |$)/.exec(first)) || [];
  if (pair === undefined) return line;
  const after = first.slice(pair.length);
  return [{ kind: 'dice', faces: pair.split(' ').map(Number) }, ...(after === '' ? [] : [after]), ...rest];
}

function unsupported(token) {
  throw new Error(`Rules pages have no ${token.type}: ${token.raw.trim()}`);
}

function inlines(tokens) {
  return tokens.flatMap((token) => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return token.tokens === undefined ? textInlines(token.text) : inlines(token.tokens);
      case 'link':
        return inlines(token.tokens);
      case 'strong':
        return [{ kind: 'strong', text: token.text.replace(/\s*\n\s*/g, ' ') }];
      case 'codespan':
        return [{ kind: 'code', text: token.text }];
      default:
        return unsupported(token);
    }
  });
}

/** Returns the blocks of a page. Its second-level headings are numbered as sections. */
export function parseRulesPage(markdown) {
  let section = 0;
  return marked.lexer(markdown).flatMap((token) => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading': {
        const heading = { kind: 'heading', level: token.depth, text: token.text };
        return [token.depth === 2 ? { ...heading, section: section++ } : heading];
      }
      case 'paragraph':
        return [{ kind: 'paragraph', inlines: inlines(token.tokens) }];
      case 'list': {
        const read = token.ordered ? pairInlines : (item) => item;
        const items = token.items.map((item) => read(inlines(item.tokens)));
        return [{ kind: 'list', ordered: token.ordered, items }];
      }
      case 'table': {
        const cells = (row) => row.map((cell) => pairInlines(inlines(cell.tokens)));
        return [{ kind: 'table', head: cells(token.header), rows: token.rows.map(cells) }];
      }
      default:
        return unsupported(token);
    }
  });
}

function write(file, text) {
  let before;
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    before = undefined;
  }
  if (before !== text) writeFileSync(file, text);
}

/** Builds the pages of every language. The English pages are next to the folders of the other languages. */
export function setup() {
  const folders = readdirSync(pages, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const languages = [['en', pages], ...folders.map(({ name }) => [name, `${pages}${name}/`])];
  for (const [language, folder] of languages) {
    mkdirSync(`${built}${language}`, { recursive: true });
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.md'))) {
      const page = parseRulesPage(readFileSync(folder + name, 'utf8'));
      write(`${built}${language}/${name.replace(/\.md$/, '.json')}`, `${JSON.stringify(page)}\n`);
    }
  }
}
