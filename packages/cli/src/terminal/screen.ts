import { emitKeypressEvents } from 'node:readline';
import type { Catalogue } from '@dicehall/messages';
import type { Io } from '../io.ts';
import { pageExtent, paint } from '../paint/index.ts';
import { encode, type Line } from '../paint/span.ts';
import type { Driver } from '../table/match-loop.ts';
import { promptOf } from '../table/prompt.ts';
import type { Session } from '../table/session.ts';
import { asciiText, isUnicode } from './ascii.ts';
import { keyName, type RawKey } from './keys.ts';
import { makeQueue } from './queue.ts';
import type { Palette } from './style.ts';

const csi = '\u001b[';
/** Switches to the alternate screen and hides the cursor. */
const enter = `${csi}?1049h${csi}?25l${csi}H${csi}2J`;
const leave = `${csi}0m${csi}?25h${csi}?1049l`;

/**
 * A frame in one write. Nothing is cleared before it is drawn over, and terminals with synchronized output (mode 2026)
 * show the frame only when it is complete, so that it does not flicker.
 */
export const frameText = (lines: readonly Line[], palette: Palette): string =>
  `${csi}?2026h${csi}H${lines.map((one) => `${encode(one, palette)}${csi}K`).join('\r\n')}${csi}J${csi}?2026l`;

export function screenDriver(io: Io, messages: Catalogue, palette: Palette, pace: number): Driver {
  const { stdin, stdout } = io;
  const keys = makeQueue<string>();
  let shown: Session | null = null;

  const size = (): [number, number] => [stdout.columns ?? 80, stdout.rows ?? 24];
  const draw = () => {
    if (shown === null) return;
    const text = frameText(paint(shown, messages, ...size()), palette);
    stdout.write(isUnicode(io.env) ? text : asciiText(text));
  };
  const suspend = () => {
    stdin.setRawMode?.(false);
    restore();
    io.suspend(() => {
      stdin.setRawMode?.(true);
      stdout.write(enter);
      draw();
    });
  };
  const onKey = (text: string | undefined, key: RawKey) => {
    const name = keyName(text, key);
    if (name === 'ctrl-z') suspend();
    else if (name !== null) keys.push(name);
  };
  const restore = () => stdout.write(leave);

  emitKeypressEvents(stdin);
  stdin.setRawMode?.(true);
  stdin.on('keypress', onKey);
  stdin.on('end', keys.end);
  stdin.resume();
  stdout.on('resize', draw);
  process.once('exit', restore);
  stdout.write(enter);

  return {
    newsFrom: 6,
    async show(session) {
      // Keys typed by the previous player must not act for the next one.
      const isHandOver = promptOf(session).kind === 'hand-over';
      if (isHandOver && (shown === null || promptOf(shown).kind !== 'hand-over')) keys.clear();
      shown = session;
      draw();
    },
    key: () => keys.next(),
    extent: (session) => pageExtent(session, messages, ...size()),
    pause: () => keys.within(pace),
    close() {
      stdout.off('resize', draw);
      stdin.off('keypress', onKey);
      stdin.off('end', keys.end);
      stdin.setRawMode?.(false);
      stdin.pause();
      process.off('exit', restore);
      restore();
    },
  };
}
