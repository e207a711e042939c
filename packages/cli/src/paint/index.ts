import { type Catalogue, gameTexts } from '@dicehall/messages';
import { pageLines } from '../rules/lines.ts';
import { helpPage } from '../rules/page.ts';
import type { Session } from '../table/session.ts';
import { textsOf } from '../table/texts.ts';
import { paintReading } from './reading.ts';
import { type Scene, sceneOf } from './scene.ts';
import type { Line } from './span.ts';
import { paintTable } from './table.ts';

/** Draws a session into exactly `height` lines, none wider than `width`. */
export function paint(session: Session, messages: Catalogue, width: number, height: number): Line[] {
  const { screen, tableSetup } = session;
  switch (screen.kind) {
    case 'help': {
      const { game } = tableSetup.setup;
      const text = pageLines(helpPage(game, messages), Math.max(1, width - 1), 'none');
      return paintReading(gameTexts(messages, game).name, text, screen.scroll, messages, width, height);
    }
    case 'news': {
      const lines = textsOf(messages, session).ofEvents(screen.events);
      return paintReading(messages.say('cli-news'), lines, screen.scroll, messages, width, height);
    }
    case 'leave':
      return paintTable(asking(sceneOf(session, messages, height), messages), width, height);
    case 'table':
      return paintTable(sceneOf(session, messages, height), width, height);
  }
}

/** The table with the question whether to leave instead of the choices. */
const asking = (scene: Scene, messages: Catalogue): Scene => ({
  ...scene,
  prompt: messages.say('cli-leave-question'),
  choices: [
    { key: 'Y', text: messages.say('cli-leave-yes'), enabled: true },
    { key: 'N', text: messages.say('cli-leave-no'), enabled: true },
  ],
  diceKeys: [],
  commonKeys: [],
  note: null,
});
