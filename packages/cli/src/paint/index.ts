import { type Catalogue, gameTexts } from '@dicehall/messages';
import { pageLines } from '../rules/lines.ts';
import { helpPage } from '../rules/page.ts';
import { readable, type Session } from '../table/session.ts';
import { paintReading } from './reading.ts';
import { type Scene, sceneOf, tellerOf } from './scene.ts';
import type { Line } from './span.ts';
import { paintTable } from './table.ts';

/** Draws a session into exactly `height` lines, none wider than `width`: pure, so that it can be tested line by line. */
export function paint(session: Session, messages: Catalogue, width: number, height: number): Line[] {
  const { screen, tableSetup } = session;
  switch (screen.kind) {
    case 'help': {
      const { game } = tableSetup.setup;
      const text = pageLines(helpPage(game, messages), Math.max(1, width - 1), 'none');
      return paintReading(gameTexts(messages, game).name, text, screen.scroll, messages, width, height);
    }
    case 'news': {
      const tell = tellerOf(messages, session);
      const lines = readable(screen.told, session.atKeyboard).map(tell);
      return paintReading(messages.say('cli-news'), lines, screen.scroll, messages, width, height);
    }
    case 'leave':
      return paintTable(asking(sceneOf(session, messages, height), messages), width, height);
    case 'table':
      return paintTable(sceneOf(session, messages, height), width, height);
  }
}

/** The table with the question whether to leave in the place of the choices. */
const asking = (scene: Scene, messages: Catalogue): Scene => ({
  ...scene,
  whose: messages.say('cli-leave-question'),
  choices: [
    { key: 'Y', text: messages.say('cli-leave-yes'), enabled: true },
    { key: 'N', text: messages.say('cli-leave-no'), enabled: true },
  ],
  aids: [],
  note: null,
});
