import { cut, padEnd, widthOf, wrap } from '../terminal/width.ts';
import { type DiceSize, diceWidth, noLine, type PaintedDie, paintDice } from './dice.ts';
import { cutLine, flow, type Line, line, span } from './span.ts';

export interface PaintedChoice {
  readonly key: string;
  readonly text: string;
  readonly enabled: boolean;
}

/** Everything that the table shows, in one language. */
export interface Scene {
  readonly title: string;
  readonly progress: string;
  readonly goal: string;
  readonly race: string;
  readonly scores: readonly { readonly text: string; readonly isOn: boolean }[];
  readonly prompt: string;
  readonly diceCaption: string;
  readonly dice: readonly PaintedDie[];
  readonly status: readonly string[];
  /** Sentences about past events, the newest last. */
  readonly log: readonly string[];
  readonly note: { readonly tone: 'plain' | 'refused'; readonly text: string } | null;
  readonly choices: readonly PaintedChoice[];
  readonly diceKeys: readonly KeyHelp[];
  readonly commonKeys: readonly KeyHelp[];
  /** The links. Each of them stays on one line. */
  readonly links?: readonly string[];
  /** A picture that is shown if there is room. */
  readonly picture?: readonly string[];
}

export interface KeyHelp {
  readonly keys: string;
  readonly text: string;
}

interface Layout {
  readonly dice: DiceSize;
  /** Whether there is room for blank lines and the goal of the game. */
  readonly roomy: boolean;
  /** Whether choices are shown below each other instead of side by side. */
  readonly list: boolean;
}

/** The layouts, from large to small. The first layout that fits is drawn. */
const layouts: readonly Layout[] = [
  { dice: 'large', roomy: true, list: true },
  { dice: 'large', roomy: false, list: true },
  { dice: 'middle', roomy: false, list: true },
  { dice: 'small', roomy: false, list: true },
  { dice: 'small', roomy: false, list: false },
];

/** The minimum number of lines for the log. A layout with fewer does not fit. */
const leastLog = 3;

function titleLine({ title, progress }: Scene, width: number): Line {
  const left = ` ${cut(title, Math.max(0, width - 1))}`;
  const room = width - widthOf(left) - 2;
  const right = room > 0 ? cut(progress, room) : '';
  return line(padEnd(padEnd(left, width - widthOf(right) - 1) + right, width), 'title');
}

function wrapped(texts: readonly string[], width: number, style: Line[number]['style'], indent = ''): Line[] {
  return texts.flatMap((text) => wrap(text, width, indent)).map((text) => line(text, style));
}

function choiceLines({ choices }: Scene, width: number, list: boolean): Line[] {
  const pieces = choices.map(({ key, text, enabled }): Line[] => {
    const style = enabled ? 'plain' : 'dim';
    const shownKey = span(key, enabled ? 'brass' : 'dim');
    if (!list) return [[shownKey, span(` ${text}`, style)]];
    const [first = '', ...rest] = wrap(text, Math.max(1, width - widthOf(key) - 2));
    return [[shownKey, span(`  ${first}`, style)], ...rest.map((more) => line(`   ${more}`, style))];
  });
  return list ? pieces.flat() : flow(pieces.flat(), width, 2);
}

function keyLines({ diceKeys, commonKeys }: Scene, width: number): Line[] {
  const pieces = [...diceKeys, ...commonKeys].map(
    ({ keys, text }): Line => [span(keys, 'brass'), span(` ${text}`, 'dim')],
  );
  return flow(pieces, width, 2);
}

function frame(
  scene: Scene,
  width: number,
  layout: Layout,
): { readonly above: Line[]; readonly below: Line[] } {
  const blank = layout.roomy ? [noLine] : [];
  const scores = flow(
    scene.scores.map(({ text, isOn }): Line => [span(text, isOn ? 'bold' : 'plain')]),
    width,
    2,
  );
  const dice = paintDice(scene.dice, layout.dice, width);
  const diceCaption = scene.diceCaption === '' ? [] : wrapped([scene.diceCaption], width, 'dim');
  const note =
    scene.note === null
      ? []
      : wrapped([scene.note.text], width, scene.note.tone === 'refused' ? 'bad' : 'good');
  return {
    above: [
      titleLine(scene, width),
      ...scores,
      ...(layout.roomy ? wrapped([scene.goal], width, 'dim', '  ') : []),
      ...(scene.race === '' ? [] : wrapped([scene.race], width, 'good', '  ')),
      ...blank,
      ...diceCaption,
      ...dice,
      ...wrapped(scene.status, width, 'plain', '  '),
      ...(scene.links ?? []).map((link) => line(`  ${link}`)),
      ...blank,
    ],
    below: [
      ...blank,
      ...note,
      ...wrapped([scene.prompt], width, 'bold'),
      ...choiceLines(scene, width, layout.list),
      ...keyLines(scene, width),
    ],
  };
}

function fits(scene: Scene, width: number, height: number, layout: Layout, lines: number): boolean {
  if (layout.dice !== 'small' && diceWidth(scene.dice.length, layout.dice) > width) return false;
  return lines + leastLog <= height;
}

function logLines(log: readonly string[], width: number, room: number): Line[] {
  const lines: Line[] = [];
  for (let at = log.length - 1; at >= 0 && lines.length < room; at--) {
    const isNewest = at >= log.length - 3;
    const own = wrap(log[at] ?? '', width, '  ').map((text) => line(text, isNewest ? 'plain' : 'dim'));
    if (lines.length > 0 && lines.length + own.length > room) break;
    lines.unshift(...own);
  }
  return lines.slice(0, room);
}

/** Draws the table into exactly `height` lines, none wider than `width`. */
export function paintTable(scene: Scene, width: number, height: number): Line[] {
  const tried = layouts.map((layout) => ({ layout, ...frame(scene, width, layout) }));
  const chosen =
    tried.find(({ layout, above, below }) =>
      fits(scene, width, height, layout, above.length + below.length),
    ) ?? tried.at(-1);
  if (chosen === undefined) return [];
  const { above, below } = chosen;
  const room = Math.max(0, height - above.length - below.length);
  const picture = scene.picture ?? [];
  const hasPicture = picture.length + leastLog <= room && picture.every((row) => widthOf(row) < width);
  const drawn = hasPicture ? picture.map((row) => line(` ${row}`)) : [];
  const shownLog = logLines(scene.log, width, room - drawn.length);
  const filler = Array.from({ length: Math.max(0, room - drawn.length - shownLog.length) }, () => noLine);
  const lines = [...above, ...drawn, ...shownLog, ...filler, ...below];
  // If the screen is too small, it shows only the title and the choices.
  const shown =
    lines.length <= height ? lines : [...lines.slice(0, 1), ...lines.slice(lines.length - height + 1)];
  return shown.slice(0, height).map((one) => cutLine(one, width));
}
