import { expect } from 'vitest';
import type { Part } from './render.tsx';

const plain = (text: string): string =>
  text
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const blocks = new Set(
  'p h1 h2 h3 h4 li ul ol dl div section article aside main header nav figure figcaption form fieldset legend label details summary dialog table caption tr'.split(
    ' ',
  ),
);
const beginnings: Readonly<Record<string, string>> = {
  h1: '# ',
  h2: '## ',
  h3: '### ',
  h4: '#### ',
  li: '- ',
};

/** Returns the face of a drawn die, `?` for a hidden one, its state, and its name. */
function dieText(die: Part): string {
  const { 'data-state': state, 'aria-label': name } = die.props;
  const numeral = die.all('text')[0]?.textContent;
  const pips = /M/g[Symbol.match](String(die.all('path')[0]?.props.d))?.length;
  const face = die.all('rect').some(({ props }) => props.className === 'die-cover')
    ? '?'
    : numeral === undefined
      ? pips
      : `digit ${numeral}`;
  const more = [state === 'lying' ? '' : ` ${state}`, name === undefined ? '' : `: ${name}`];
  return `⟨${face}${more.join('')}⟩`;
}

const isTrue = (value: unknown): boolean => value === true || value === 'true';

function statesOf({ props }: Part): string {
  const states = [
    isTrue(props['aria-pressed']) && 'pressed',
    (isTrue(props['aria-disabled']) || props.disabled === true) && 'off',
    isTrue(props['aria-expanded']) && 'open',
    ['step', 'page', 'true', true].includes(props['aria-current'] as string) && 'current',
    props['data-tone'] === 'primary' && 'bright',
    isTrue(props['aria-invalid']) && 'wrong',
    props.readOnly === true && 'fixed',
    props['aria-keyshortcuts'] !== undefined && `key ${props['aria-keyshortcuts']}`,
  ].filter(Boolean);
  return states.length === 0 ? '' : ` (${states.join(', ')})`;
}

/** Returns the value of a field, or whether it is ticked. */
function fieldValue({ props }: Part): unknown {
  if (props.type === 'radio' || props.type === 'checkbox') return props.checked === true ? 'on' : 'off';
  return props['aria-valuetext'] ?? props.value ?? props.defaultValue ?? '';
}

/** Returns the chosen option of a field, and all of them. */
function chosenOf(field: Part): string {
  const choices = field
    .all('option')
    .map(({ props, textContent }) => [props.value, plain(textContent)] as const);
  const chosen = choices.find(([value]) => value === field.props.value)?.[1];
  return `${chosen} of ${choices.map(([, text]) => text).join(', ')}`;
}

const labelFor = (part: Part, id: unknown): string | undefined =>
  id === undefined ? undefined : part.all('label').find(({ props }) => props.htmlFor === id)?.textContent;

const isOn = (value: unknown): boolean => value !== undefined && value !== false;

/**
 * Returns what a person sees or hears of a part of the page, line by line: `# heading`, `- item`, `{label of a region}`,
 * `[button (states)]`, `link → address`, `‹value of a field›`, `‹choice of all›`, `cell | cell`, `⟨die⟩`, `~seen but not heard~`, `(heard but not seen)`, `(empty)` for a paragraph of nothing.
 * @param shown the names of attributes that style sheets make visible, such as `data-lit`
 */
export function outline(part: Part, shown: readonly string[] = []): string[] {
  let lines: string[] = [];
  let line = '';
  const end = () => {
    if (/[^-#\s]/.test(line)) lines.push(plain(line));
    line = '';
  };
  const inside = (node: Part) => {
    for (const child of node.childNodes) walk(child);
  };
  const textOf = (node: Part): string => {
    const outer = [lines, line] as const;
    [lines, line] = [[], ''];
    inside(node);
    end();
    const text = lines.join(' / ');
    [lines, line] = outer;
    return text;
  };
  const named = (node: Part, label: string | undefined): string =>
    [label ?? '', textOf(node)].filter((text) => text !== '').join(' | ');
  function walk(node: Part): void {
    if (node.nodeType === 3) line += node.nodeValue;
    const { localName: tag, props } = node;
    if (node.nodeType === 3 || props.hidden === true) return;
    const isBlock = blocks.has(tag);
    if (isBlock) end();
    // The line of a field already contains this label.
    if (tag === 'label' && props.htmlFor !== undefined) return;
    const isCell = tag === 'td' || tag === 'th';
    if (isCell && node.parentNode?.childNodes[0] !== node) line += ' |';
    if (tag === 'summary') line += node.parentNode?.props.open === true ? '▾ ' : '▸ ';
    line += isBlock ? (beginnings[tag] ?? '') : ' ';
    for (const name of shown.filter((one) => isOn(props[one]))) {
      const value = String(props[name]);
      line += `·${name.replace(/^(data|aria)-/, '')}${value === 'true' ? '' : `=${value}`} `;
    }
    const label = (props['aria-label'] ?? labelFor(part, props.id)) as string | undefined;
    const isHidden = String(props['aria-hidden']) === 'true';
    const within = (before: string, after: string) => {
      const text = textOf(node);
      if (text !== '') line += `${before}${text}${after}`;
    };
    if (props.className === 'die') line += dieText(node);
    else if (tag === 'svg') line += label === undefined ? '' : `<${label}>`;
    else if (tag === 'button') line += `[${named(node, label)}${statesOf(node)}]`;
    else if (tag === 'a') line += `${label ?? textOf(node)}${statesOf(node)} → ${props.href}`;
    else if (tag === 'img') line += `<${props.alt}>`;
    else if (tag === 'canvas') line += `<${label}>`;
    else if (tag === 'progress') line += `<${label} ${props.value} of ${props.max}>`;
    else if (tag === 'input' || tag === 'textarea')
      line += `${label ?? ''}‹${fieldValue(node)}›${statesOf(node)}`;
    else if (tag === 'select') line += `${label ?? ''}‹${chosenOf(node)}›${statesOf(node)}`;
    else if (tag === 'p' && props.role === undefined && textOf(node) === '') line += '(empty)';
    else if (isHidden) within('~', '~');
    else if (String(props.className).includes('visually-hidden')) within('(', ')');
    else if (props.role === 'img') line += `<${named(node, label)}>`;
    else {
      if (label !== undefined) line += `{${label}}`;
      line += `${statesOf(node)} `;
      if (label !== undefined && isBlock) end();
      if (props.role === 'status' || props.role === 'alert') line += `${props.role}: `;
      inside(node);
    }
    if (isBlock) end();
    else line += ' ';
  }
  walk(part);
  end();
  return lines;
}

/** Returns the new lines and the removed lines. */
export const changesOf = (before: readonly string[], now: readonly string[]): string[] => [
  ...now.filter((line) => !before.includes(line)),
  ...before.filter((line) => !now.includes(line)).map((line) => `no longer: ${line}`),
];

/** Compares lines with the lines of a text. */
export function expectText(lines: readonly string[], text: string): void {
  const written = text.split('\n').map((line) => line.trim());
  expect(lines).toEqual(written.filter((line) => line !== ''));
}

/**
 * Compares the outline of a part of the page with the lines of a text. @param shown see `outline`
 */
export const expectLines = (part: Part, text: string, shown?: readonly string[]) =>
  expectText(outline(part, shown), text);
