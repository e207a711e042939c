import type { Catalogue } from '@dicehall/messages';
import type { Io } from '../io.ts';
import { asking } from '../paint/index.ts';
import { extentIn, paintPage } from '../paint/reading.ts';
import type { Line } from '../paint/span.ts';
import { paintTable } from '../paint/table.ts';
import { openFullScreen, sizeOf } from '../terminal/full-screen.ts';
import { makeQueue } from '../terminal/queue.ts';
import type { Palette } from '../terminal/style.ts';
import type { OnlineDriver, OnlineInput } from './driver.ts';
import { helpOnline } from './help-online.ts';
import { onlineScene } from './scene-online.ts';
import type { OnlineView } from './view.ts';

/** Draws an online table into exactly `height` lines, none wider than `width`. */
export function paintOnline(view: OnlineView, messages: Catalogue, width: number, height: number): Line[] {
  const { screen } = view.session;
  if (screen.kind === 'help')
    return paintPage(helpOnline(view, messages, width), screen.scroll, messages, width, height);
  const scene = onlineScene(view, messages, height, true);
  const question = messages.say('online-leave-question');
  return paintTable(screen.kind === 'leave' ? asking(scene, question, messages) : scene, width, height);
}

/** An online table on the whole screen. */
export function onlineScreen(io: Io, messages: Catalogue, palette: Palette): OnlineDriver {
  const inputs = makeQueue<OnlineInput>();
  let shown: OnlineView | null = null;
  const screen = openFullScreen(io, palette, {
    lines: (width, height) => (shown === null ? [] : paintOnline(shown, messages, width, height)),
    onKey: (key, text) => inputs.push({ kind: 'key', key, text }),
    onEnd: inputs.end,
  });
  return {
    inputs,
    async show(view) {
      shown = view;
      screen.draw();
    },
    extent: (view) => extentIn(helpOnline(view, messages, sizeOf(io)[0]), ...sizeOf(io)),
    close: screen.close,
  };
}
