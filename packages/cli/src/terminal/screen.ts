import { type Catalogue, gameTexts } from '@dicehall/messages';
import type { Io } from '../io.ts';
import { noLine } from '../paint/dice.ts';
import { cutLine, type Line, line } from '../paint/span.ts';
import { paintTable, type Scene } from '../paint/table.ts';
import { keysPart, pageLines, rulesPage } from '../rules.ts';
import type { PageExtent } from '../table/press.ts';
import { textsOf } from '../table/scene.ts';
import type { Session } from '../table/session.ts';
import type { Display, Presentation, Typed } from './display.ts';
import { openFullScreen, sizeOf } from './full-screen.ts';
import { makeQueue } from './input.ts';
import type { Palette } from './style.ts';
import { cut, padEnd, widthOf, wrap } from './width.ts';

export interface Page {
  readonly title: string;
  /** Text at the right end of the title line, such as the clock. */
  readonly corner?: string;
  readonly texts: readonly string[];
}

const bodyOf = ({ texts }: Page, width: number): string[] =>
  texts.flatMap((text) => wrap(text, width - 1, /^ *- /.test(text) ? '  ' : ''));

const extent = (body: readonly string[], height: number): PageExtent => {
  const rows = Math.max(0, height - 2);
  return { rows, last: Math.max(0, body.length - rows) };
};

export const extentIn = (page: Page, width: number, height: number): PageExtent =>
  extent(bodyOf(page, width), height);

/** Draws a page of text. The last page is always full. */
export function paintPage(
  page: Page,
  scroll: number,
  messages: Catalogue,
  width: number,
  height: number,
): Line[] {
  const { title, corner = '' } = page;
  const titleRoom = Math.max(0, width - widthOf(corner) - 2);
  const body = bodyOf(page, width);
  const { rows: room, last } = extent(body, height);
  const from = Math.min(scroll, last);
  const shown = body.slice(from, from + room).map((text) => line(` ${text}`));
  const filler = Array.from({ length: room - shown.length }, () => noLine);
  const more = body.length > from + room ? 'cli-reading-more' : 'cli-reading-end';
  const lines = [
    line(padEnd(`${padEnd(` ${cut(title, titleRoom - 1)}`, titleRoom)} ${corner}`, width), 'title'),
    ...shown,
    ...filler,
    line(` ${messages.say(more)}`, 'brass'),
  ];
  return lines.slice(0, height).map((one) => cutLine(one, width));
}

/** Returns the page of text to show; null if the table is shown. */
function pageOf<Shown extends Session>(
  session: Shown,
  { messages, commands, corner }: Presentation<Shown>,
  width: number,
): Page | null {
  const { screen, tableSetup } = session;
  const { game, options } = tableSetup.setup;
  if (screen.kind === 'news')
    return { title: messages.say('cli-news'), texts: textsOf(messages, session).ofEvents(screen.events) };
  if (screen.kind !== 'help') return null;
  const room = Math.max(1, width - 1);
  const keys = pageLines(keysPart(game, messages), room, 'none');
  const rules = pageLines(rulesPage(game, messages, options), room, 'none');
  const own = commands.length === 0 ? [] : ['', ...commands];
  return {
    title: gameTexts(messages, game).name,
    corner: corner?.(session) ?? '',
    texts: [...keys, ...own, '', ...rules],
  };
}

const asking = <Shown extends Session>(
  scene: Scene,
  { messages, leaveQuestion }: Presentation<Shown>,
): Scene => ({
  ...scene,
  prompt: messages.say(leaveQuestion),
  choices: [
    { key: 'Y', text: messages.say('cli-leave-yes'), enabled: true },
    { key: 'N', text: messages.say('cli-leave-no'), enabled: true },
  ],
  diceKeys: [],
  commonKeys: [],
});

/** Draws exactly `height` lines, none of them wider than `width`. */
export function paint<Shown extends Session>(
  session: Shown,
  presentation: Presentation<Shown>,
  width: number,
  height: number,
): Line[] {
  const { screen } = session;
  const page = pageOf(session, presentation, width);
  const scroll = 'scroll' in screen ? screen.scroll : 0;
  if (page !== null) return paintPage(page, scroll, presentation.messages, width, height);
  const scene = presentation.scene(session, height, true);
  return paintTable(screen.kind === 'leave' ? asking(scene, presentation) : scene, width, height);
}

/**
 * Shows a table on the full screen.
 * @param pace the time to wait after a bot's move, in milliseconds
 */
export function screenDisplay<Shown extends Session, News = never>(
  io: Io,
  presentation: Presentation<Shown>,
  palette: Palette,
  pace: number,
): Display<Shown, News> {
  const inputs = makeQueue<Typed | News>();
  let shown: Shown | null = null;
  const screen = openFullScreen(io, palette, {
    lines: (width, height) => (shown === null ? [] : paint(shown, presentation, width, height)),
    onKey: (key, text) => inputs.push({ kind: 'key', key, text }),
    onEnd: inputs.end,
  });
  return {
    newsFrom: 6,
    async show(session) {
      // Drops keys that the previous player typed, because they must not act for the next player.
      if (session.prompt.kind === 'hand-over' && shown?.prompt.kind !== 'hand-over') inputs.clear();
      shown = session;
      screen.draw();
    },
    next: inputs.next,
    pause: (paces) => inputs.within(paces * pace),
    tell: inputs.push,
    extent(session) {
      const [width, height] = sizeOf(io);
      const page = pageOf(session, presentation, width);
      return page === null ? undefined : extentIn(page, width, height);
    },
    close: screen.close,
  };
}
