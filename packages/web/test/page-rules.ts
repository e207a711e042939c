import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@dicehall/engine';
import type { Part } from './render.tsx';

/** Whether an element keeps a rule. */
type Check = (node: Node) => boolean;

const plain = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** An element of a page, with its attributes read once. */
interface Node {
  readonly part: Part;
  readonly tag: string;
  readonly has: ReadonlyMap<string, string>;
  readonly outer: Node | null;
  readonly inner: Node[];
  readonly text: string;
}

function read(part: Part, outer: Node | null): Node {
  const has = new Map<string, string>();
  for (const name of part.getAttributeNames()) has.set(name, part.getAttribute(name) ?? '');
  let text = '';
  const node: { -readonly [Key in keyof Node]: Node[Key] } = {
    ...{ part, tag: part.localName, has, outer, inner: [], text },
  };
  for (const child of part.childNodes) {
    if (child.nodeType === 3) text += child.nodeValue;
    else if (child.nodeType === 1) {
      text += ' … ';
      node.inner.push(read(child, node));
    }
  }
  node.text = text;
  return node;
}

const all = (node: Node): Node[] => [node, ...node.inner.flatMap(all)];
const around = (node: Node | null): Node[] => (node === null ? [] : [node, ...around(node.outer)]);
const words = (text: string): Set<string> => new Set(text.split(' '));

/** The attributes that name other elements by their ids. */
const references = [
  ...words('aria-activedescendant aria-controls aria-describedby aria-errormessage'),
  'for',
];
references.push(...words('aria-labelledby aria-owns list'));

const isTrue = 'true false';
/** The values that an attribute can have. */
const allowed = Object.entries({
  'aria-busy': isTrue,
  'aria-checked': `${isTrue} mixed`,
  'aria-current': `${isTrue} page step`,
  'aria-disabled': isTrue,
  'aria-expanded': isTrue,
  'aria-haspopup': `${isTrue} menu dialog`,
  'aria-hidden': isTrue,
  'aria-invalid': isTrue,
  'aria-live': 'off polite assertive',
  'aria-pressed': `${isTrue} mixed`,
  'aria-selected': isTrue,
  dir: 'ltr rtl auto',
}).map(([name, values]) => [name, words(values)] as const);

/** The elements that an element is directly in. */
const parents: Readonly<Record<string, ReadonlySet<string>>> = {
  ...{ li: words('ul ol'), dt: words('dl div'), dd: words('dl div'), tr: words('thead tbody tfoot') },
  ...{ td: words('tr'), th: words('tr'), option: words('select datalist'), legend: words('fieldset') },
  ...{ summary: words('details'), figcaption: words('figure') },
};
/** The only elements that an element directly contains. */
const children: Readonly<Record<string, ReadonlySet<string>>> = {
  ...{ ul: words('li'), ol: words('li'), dl: words('dt dd div'), tr: words('td th') },
};

/** Values that were forgotten, and the names of texts and of their values. */
const unwritten =
  /\bundefined\b|\bNaN\b|\bInfinity\b|\[object |\{ ?\$|^(null|true|false)$|\/null\b|^(control|moment|online|option|party|phone|puzzle|refusal|room|web)(-[a-z]+)+(\.[a-z-]+)?$/;
/** A number with the wrong form of its noun, a negative zero, a share over 100%, and punctuation twice. */
const miscounted =
  /(?<![\d.,/–-])1 (choices|days|dice|games|matches|minutes|players|points|puzzles|rounds|seats|seconds|sips|turns)\b(?!:)|(?<![\w.,])[-−]0(?![\d.,])|(?<![\d,−-])([2-9]\d\d|1(?!00)\d\d)(\.\d+)?%|(?<!\.)\.\.(?!\.)|,,/;

/** The addresses of the screens, without the parts that differ. */
const screens = [
  ...readFileSync(new URL('../src/app/App.tsx', import.meta.url), 'utf8').matchAll(/path="([^"]+)"/g),
].map(([, path = '']) => {
  const game = `(${games.map(({ id }) => id).join('|')})`;
  const pattern = path
    .replace('/:game?', `(/${game})?`)
    .replace('/:game', `/${game}`)
    .replace('/*?', '(/.+)?')
    .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
});
const isScreen = (address: string): boolean =>
  screens.some((screen) => screen.test(address.replace(/[?#].*/, '')));

const sheets = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8'))
  .join('');
/** The attributes that change a look by being there, with any value. */
const looks = words([...sheets.matchAll(/\[(data-[\w-]+)\]/g)].map(([, name]) => name).join(' '));
for (const [, name = ''] of sheets.matchAll(/\[(data-[\w-]+)="true"\]/g)) looks.delete(name);

/** The classes whose lists have a style without a class of their own. */
const aroundLists = new RegExp(
  `(^| )_(${[...sheets.matchAll(/\.([\w-]+) (?:> )?[ou]l\b/g)].map(([, name]) => name).join('|')})_`,
);

/** The attributes that people read or hear. */
const heard = words('alt aria-label aria-roledescription aria-valuetext placeholder title');

const places = words('aside dd details dialog form header li nav section td tr');
const pressed = words('button input select textarea summary');
const isControl = ({ tag, has }: Node): boolean =>
  pressed.has(tag) ||
  (tag === 'a' && has.has('href')) ||
  /^(button|checkbox|link|radio|switch)$/.test(has.get('role') ?? '');
const named = words('dialog fieldset meter progress');
const namedRole =
  /^(application|button|checkbox|dialog|group|img|link|radio|radiogroup|region|slider|switch)$/;
const isHidden = ({ has }: Node): boolean => has.get('aria-hidden') === 'true';
/** Whether the page's styles apply to an element by its own class or by that of the element that it is in. */
const isStyled = ({ has, outer }: Node): boolean => has.has('class') || outer?.has.has('class') === true;
const isOff = ({ has }: Node): boolean => has.get('aria-disabled') === 'true';

/** Returns what is read of an element. */
function heardText(node: Node): string {
  if (isHidden(node)) return '';
  const own = node.has.get('aria-label') ?? node.has.get('alt');
  return own ?? [node.text.replaceAll('…', ''), ...node.inner.map(heardText)].join(' ');
}

/** Returns the rules that a part of the page breaks, each with the element that breaks it. */
export function brokenRules(box: Part): string[] {
  const nodes = all(read(box, null)).slice(1);
  const ids = new Map(nodes.flatMap((node) => (node.has.has('id') ? [[node.has.get('id'), node]] : [])));
  const labels = new Map(
    nodes.flatMap((node) => (node.tag === 'label' ? [[node.has.get('for'), node]] : [])),
  );
  const keys = new Map<string, Node>();
  let level = 0;
  let titles = 0;
  const known = new Map<string, string>();

  function nameOf(node: Node): string {
    const { tag, has } = node;
    const by = has.get('aria-labelledby');
    const own = has.get('aria-label');
    if (own !== undefined) return own;
    const parts =
      by !== undefined
        ? by.split(' ').map((id) => ids.get(id))
        : tag === 'fieldset'
          ? [node.inner.find((one) => one.tag === 'legend')]
          : /^(input|meter|progress|select|textarea)$/.test(tag)
            ? [labels.get(has.get('id')), around(node).find((one) => one.tag === 'label')]
            : [node];
    return plain(parts.map((one) => (one === undefined ? '' : heardText(one))).join(' '));
  }
  /** The list item, the cell, the form, the section or the dialog that an element is in. */
  const placeOf = (node: Node): number =>
    nodes.indexOf(around(node).find((one) => places.has(one.tag) || isGroup(one)) as Node);
  const isGroup = ({ tag, has }: Node) => tag === 'fieldset' || /group$/.test(has.get('role') ?? '');

  const rules: Readonly<Record<string, Check>> = {
    'An id belongs to one element': (node) => !node.has.has('id') || ids.get(node.has.get('id')) === node,
    'An id names an element that exists': ({ has }) =>
      references.every((name) => (has.get(name) ?? '').split(' ').every((id) => id === '' || ids.has(id))),
    'An attribute has one of its values': ({ has }) =>
      allowed.every(([name, values]) => values.has(has.get(name) ?? [...values][0] ?? '')),
    'A text is complete': ({ tag, has, text }) =>
      (tag === 'code' || !unwritten.test(plain(text))) &&
      [...has].every(([name, value]) => !heard.has(name) || !unwritten.test(plain(value))),
    'No attribute is undefined': ({ has }) =>
      [...has].every(
        ([name, value]) =>
          heard.has(name) || name === 'value' || !/\bundefined\b|\bNaN\b|\[object /.test(value),
      ),
    'An attribute that changes a look is absent, not false': ({ has }) =>
      [...has].every(([name, value]) => value !== 'false' || !looks.has(name)),
    'A control, a group and a picture have names': (node) =>
      !(isControl(node) || named.has(node.tag) || namedRole.test(node.has.get('role') ?? '')) ||
      around(node).some(isHidden) ||
      nameOf(node) !== '',
    'No label is empty': ({ has }) => has.get('aria-label')?.trim() !== '',
    'A control contains no other control': (node) => !isControl(node) || !around(node.outer).some(isControl),
    'A button has a type': ({ tag, has }) => tag !== 'button' || has.has('type'),
    'An image has a text': ({ tag, has }) => tag !== 'img' || has.has('alt'),
    'A drawing is a picture, or hidden': (node) =>
      node.tag !== 'svg' || around(node).some((one) => isHidden(one) || one.has.get('role') === 'img'),
    'A header cell says what it is the header of': ({ tag, has }) => tag !== 'th' || has.has('scope'),
    'A table has header cells': (node) => node.tag !== 'table' || all(node).some(({ tag }) => tag === 'th'),
    'A row of a table has as many cells as the first row': (node) => {
      if (node.tag !== 'tr' || node.inner.length === 0) return true;
      const table = around(node).find(({ tag }) => tag === 'table');
      const cells = ({ inner }: Node) =>
        inner.reduce((sum, { has }) => sum + Number(has.get('colspan') ?? 1), 0);
      const first = table && all(table).find(({ tag }) => tag === 'tr');
      return first === undefined || cells(first) === cells(node);
    },
    'A link has an address': ({ tag, has }) => tag !== 'a' || (has.get('href') ?? '') !== '',
    'A link leads to a screen, a file or another site': ({ has }) => {
      const address = has.get('href') ?? '';
      return (
        !address.startsWith('/') || has.has('download') || isScreen(address) || /^\/phone\//.test(address)
      );
    },
    'A number fits its text': ({ tag, has, text }) =>
      (tag === 'code' || !miscounted.test(plain(text))) &&
      [...has].every(([name, value]) => !heard.has(name) || !miscounted.test(plain(value))),
    'Two buttons or fields in one place have different names': (node) => {
      if (!isControl(node) || node.tag === 'a' || around(node).some(isHidden)) return true;
      const name = `${node.tag} ${nameOf(node)} ${placeOf(node)}`;
      const isNew = !known.has(name);
      known.set(name, '');
      return isNew;
    },
    'Links with one name in one place lead to one address': (node) => {
      if (node.tag !== 'a') return true;
      const name = `${nameOf(node)} ${placeOf(node)}`;
      const address = node.has.get('href') ?? '';
      const before = known.get(name) ?? address;
      known.set(name, address);
      return before === address;
    },
    'At most one radio button of a name is chosen': ({ has, part }) => {
      if (has.get('type') !== 'radio' || part.props.checked !== true) return true;
      const name = has.get('name') ?? '';
      const isFirst = !known.has(name);
      known.set(name, '');
      return isFirst;
    },
    'A slider is between its ends': ({ part: { props } }) =>
      props.type !== 'range' ||
      (Number(props.value) >= Number(props.min) && Number(props.value) <= Number(props.max)),
    'A page has one title': ({ tag }) => tag !== 'h1' || titles++ === 0,
    'A width is a part of the whole': ({ has }) =>
      [...(has.get('style') ?? '').matchAll(/(?:width|inline-size|height): ?(-?[\d.]+)%/g)].every(
        ([, part]) => Number(part) >= 0 && Number(part) <= 100,
      ),
    'A link to a new window hides this one from it': ({ has }) =>
      has.get('target') !== '_blank' || /noopener|noreferrer/.test(has.get('rel') ?? ''),
    'A radio button is in a group with a name': (node) =>
      node.has.get('type') !== 'radio' ||
      ((node.has.get('name') ?? '') !== '' && around(node).some((one) => isGroup(one) && nameOf(one) !== '')),
    'An element is in the element that it belongs to': ({ tag, outer }) =>
      outer?.outer == null || parents[tag]?.has(outer.tag) !== false,
    'A list, a row and a description list contain their parts': ({ tag, inner }) =>
      inner.every((one) => children[tag]?.has(one.tag) !== false),
    'The focus follows the order of the page': ({ has }) => Number(has.get('tabindex') ?? 0) <= 0,
    'What is hidden does not get the focus': (node) =>
      !(isControl(node) || node.has.get('tabindex') === '0') ||
      node.has.get('tabindex') === '-1' ||
      !around(node).some(isHidden),
    'A key belongs to one control': (node) => {
      const layer = around(node).some(({ tag }) => tag === 'dialog');
      const pressedKeys = (node.has.get('aria-keyshortcuts') ?? '').split(' ').filter((key) => key !== '');
      const isFree = pressedKeys.every((key) => !keys.has(`${layer} ${key}`));
      for (const key of pressedKeys) keys.set(`${layer} ${key}`, node);
      return isFree;
    },
    'No level of headings is left out': ({ tag }) => {
      if (!/^h[1-6]$/.test(tag)) return true;
      const before = level;
      level = Number(tag[1]);
      return before === 0 || level <= before + 1;
    },
    'A heading has a text': (node) =>
      !/^h[1-6]$/.test(node.tag) || node.inner.length > 0 || plain(heardText(node)) !== '',
    'A list has no bullets': ({ tag, has, outer }) =>
      !/^[ou]l$/.test(tag) || has.has('class') || aroundLists.test(outer?.has.get('class') ?? ''),
    'A choice has a style': (node) =>
      node.tag !== 'label' ||
      !node.inner.some(({ has }) => /^(radio|checkbox)$/.test(has.get('type') ?? '')) ||
      isStyled(node),
    // The items of a list and forms are laid out as such.
    'Buttons side by side are laid out': ({ tag, has, inner }) =>
      has.has('class') ||
      /^(li|form)$/.test(tag) ||
      inner.filter((one) => /(^| )_button_/.test(one.has.get('class') ?? '')).length < 2,
    'A disabled button of the table says why': (node) =>
      !isOff(node) ||
      node.has.has('aria-describedby') ||
      !/(^| )_action_/.test(node.has.get('class') ?? '') ||
      all(node).some(({ has }) => has.has('data-why')),
  };
  return Object.entries(rules).flatMap(([rule, isKept]) =>
    nodes
      .filter((node) => !isKept(node))
      .map(({ part }) => `${rule}: ${plain(part.outerHTML).slice(0, 200)}`),
  );
}
