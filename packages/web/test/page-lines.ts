/** An element of the stubbed document. */
interface Element {
  readonly nodeType: number;
  readonly tagName: string;
  readonly textContent: string;
  readonly childNodes: readonly Element[];
  readonly parentNode: Element | null;
  readonly props: Readonly<Record<string, unknown>>;
  all(tag: string): readonly Element[];
}

const blocks = new Set(
  'main header nav section article aside div p ul ol li dl dt dd table caption tr fieldset legend form label figure figcaption details summary dialog h1 h2 h3 h4 select input textarea button a'.split(
    ' ',
  ),
);
/** These are one line, unless a part of them is a line of its own. */
const lines = new Set('p li tr dl h1 h2 h3 h4 summary legend caption figcaption label div'.split(' '));
const parts = 'p li tr dl h1 h2 h3 h4 table fieldset section label'.split(' ');
const isLine = (node: Element): boolean =>
  lines.has(node.tagName) && parts.every((tag) => node.all(tag).length === 0);
const plain = (text: string): string =>
  text
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
const isOn = (value: unknown): boolean => value === true || value === 'true';

function nameOf(node: Element): string {
  const { props } = node;
  if (props['aria-label'] !== undefined) return plain(String(props['aria-label']));
  let around = node.parentNode;
  while (around !== null && around.tagName !== 'label') around = around.parentNode;
  const root = (one: Element): Element => (one.parentNode === null ? one : root(one.parentNode));
  const label =
    around ??
    root(node)
      .all('label')
      .find((one) => props.id !== undefined && one.props.htmlFor === props.id);
  return label === undefined ? '' : plain(label.childNodes.map(spoken).join(' '));
}

/** The text of an element without its controls, and without what only the eye sees. */
function spoken(node: Element): string {
  if (node.nodeType === 3) return node.textContent;
  const { props, tagName } = node;
  if (isOn(props['aria-hidden']) || ['select', 'input', 'svg'].includes(tagName)) return '';
  if (props['aria-label'] !== undefined) return ` ${String(props['aria-label'])} `;
  const text = node.childNodes.map(spoken).join('');
  return blocks.has(tagName) || tagName === 'small' || tagName === 'span' ? ` ${text} ` : text;
}

function statesOf({ props, tagName }: Element): string {
  const states = {
    pressed: props['aria-pressed'],
    off: isOn(props['aria-disabled']) || props.disabled,
    open: props['aria-expanded'] ?? (tagName === 'details' ? props.open : false),
    current: ['step', 'page'].includes(String(props['aria-current'])) || props['aria-current'],
    wrong: props['aria-invalid'],
  };
  const key = props['aria-keyshortcuts'];
  return [
    ...Object.entries(states).flatMap(([name, value]) => (isOn(value) ? [` ${name}`] : [])),
    ...(key === undefined ? [] : [` key ${key}`]),
  ].join('');
}

const fields = (node: Element): Element[] =>
  ['input', 'select', 'textarea'].flatMap((tag) => [...node.all(tag)]);

function controlOf(node: Element): string | null {
  const { props, tagName } = node;
  switch (tagName) {
    case 'button':
      return `[${plain(spoken(node))}${statesOf(node)}]`;
    case 'a':
      return `<${plain(spoken(node))}${statesOf(node)} ${props.href}>`;
    case 'select': {
      const choices = node
        .all('option')
        .map((one) =>
          one.props.value === props.value ? `*${plain(one.textContent)}*` : plain(one.textContent),
        );
      return `{${nameOf(node)}: ${choices.join(', ')}}`;
    }
    case 'input':
    case 'textarea':
      return props.type === 'radio' || props.type === 'checkbox'
        ? `{${nameOf(node)}${props.checked === true ? ' on' : ''}${statesOf(node)}}`
        : `{${nameOf(node)}: ${props.value ?? props.defaultValue ?? ''}${statesOf(node)}}`;
    default:
      return null;
  }
}

/**
 * What a person sees and hears in a part of the page, line by line: `# heading`, `[button]`, `<link address>`,
 * `{field: value}`, `= name of a region`, `! alert`, `~ status`, and the texts. Cells of a row are separated by `|`.
 * @param data the names of data attributes that are shown as ` .name` or ` .name-value`
 */
export function linesOf(root: object, data: readonly string[] = []): string[] {
  const out: string[] = [];
  let line = '';
  const end = () => {
    if (plain(line) !== '') out.push(plain(line));
    line = '';
  };
  const shown = ({ props }: Element): string =>
    data
      .flatMap((name) => {
        const value = props[`data-${name}`];
        if (value === undefined || value === false) return [];
        return [isOn(value) ? ` .${name}` : ` .${name}-${value}`];
      })
      .join('');
  const walk = (node: Element, inLine: boolean) => {
    if (node.nodeType === 3) {
      line += node.textContent;
      return;
    }
    const { props, tagName } = node;
    if (isOn(props['aria-hidden']) || props.hidden === true) return;
    const control = controlOf(node);
    if (control !== null) {
      line += ` ${control}${shown(node)} `;
      return;
    }
    const label = props['aria-label'];
    if (props.role === 'img' || tagName === 'img' || tagName === 'canvas') {
      line += ` (${plain(String(label ?? props.alt ?? node.textContent))}) `;
      return;
    }
    if (tagName === 'svg') return;
    // A field states its label itself.
    const isLabel = tagName === 'label' && (props.htmlFor !== undefined || fields(node).length > 0);
    if (isLabel) {
      end();
      for (const field of fields(node)) walk(field, true);
      return;
    }
    if (tagName === 'progress') {
      line += ` (${label} ${props.value} of ${props.max})${shown(node)} `;
      return;
    }
    const isBlock = blocks.has(tagName) && !inLine;
    if (isBlock) end();
    else if (tagName === 'td' || tagName === 'th')
      line += node.parentNode?.childNodes[0] === node ? '' : ' | ';
    else if (tagName === 'dt') line += plain(line) === '' ? '' : ' · ';
    else line += blocks.has(tagName) || tagName === 'small' || tagName === 'span' ? ' ' : '';
    if (label !== undefined && (tagName === 'td' || tagName === 'th')) {
      line += plain(String(label));
      return;
    }
    if (label !== undefined) out.push(`= ${plain(String(label))}${statesOf(node)}`);
    if (/^h\d$/.test(tagName)) line += `${'#'.repeat(Number(tagName[1]))} `;
    if (props.role === 'alert') line += '! ';
    if (props.role === 'status') line += '~ ';
    if (plain(shown(node)) !== '') line += `${plain(shown(node))} `;
    for (const child of node.childNodes) walk(child, inLine || isLine(node));
    if (tagName === 'td' || tagName === 'th' || tagName === 'tr') line += statesOf(node);
    if (isBlock) end();
    else line += blocks.has(tagName) || tagName === 'small' || tagName === 'span' ? ' ' : '';
  };
  walk(root as Element, false);
  end();
  return out;
}
