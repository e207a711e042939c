import type { Catalogue } from '@dicehall/messages';
import type { Io } from '../io.ts';
import { pageExtent, paint } from '../paint/index.ts';
import type { Driver } from '../table/match-loop.ts';
import { promptOf } from '../table/prompt.ts';
import type { Session } from '../table/session.ts';
import { openFullScreen, sizeOf } from './full-screen.ts';
import { makeQueue } from './queue.ts';
import type { Palette } from './style.ts';

export function screenDriver(io: Io, messages: Catalogue, palette: Palette, pace: number): Driver {
  const keys = makeQueue<string>();
  let shown: Session | null = null;
  const screen = openFullScreen(io, palette, {
    lines: (width, height) => (shown === null ? [] : paint(shown, messages, width, height)),
    onKey: keys.push,
    onEnd: keys.end,
  });
  return {
    newsFrom: 6,
    async show(session) {
      // Keys typed by the previous player must not act for the next one.
      const isHandOver = promptOf(session).kind === 'hand-over';
      if (isHandOver && (shown === null || promptOf(shown).kind !== 'hand-over')) keys.clear();
      shown = session;
      screen.draw();
    },
    key: () => keys.next(),
    extent: (session) => pageExtent(session, messages, ...sizeOf(io)),
    pause: () => keys.within(pace),
    close: screen.close,
  };
}
