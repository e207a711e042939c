import { type Catalogue, gameTexts } from '@dicehall/messages';
import { pageLines } from '../rules/lines.ts';
import { helpPage } from '../rules/page.ts';
import type { PageExtent } from '../table/press.ts';
import type { Session } from '../table/session.ts';
import { textsOf } from '../table/texts.ts';
import { extentIn, type Page, paintPage } from './reading.ts';
import { type Scene, sceneOf } from './scene.ts';
import type { Line } from './span.ts';
import { paintTable } from './table.ts';

/** The page of text that is shown instead of the table; undefined for none. */
function pageOf(session: Session, messages: Catalogue, width: number): Page | undefined {
  const { screen, tableSetup } = session;
  const { game } = tableSetup.setup;
  switch (screen.kind) {
    case 'help':
      return {
        title: gameTexts(messages, game).name,
        texts: pageLines(helpPage(game, messages), Math.max(1, width - 1), 'none'),
      };
    case 'news':
      return {
        title: messages.say('cli-news'),
        texts: textsOf(messages, session).ofEvents(screen.events),
      };
    default:
      return undefined;
  }
}

export function pageExtent(
  session: Session,
  messages: Catalogue,
  width: number,
  height: number,
): PageExtent | undefined {
  const page = pageOf(session, messages, width);
  return page && extentIn(page, width, height);
}

/** Draws a session into exactly `height` lines, none wider than `width`. */
export function paint(session: Session, messages: Catalogue, width: number, height: number): Line[] {
  const page = pageOf(session, messages, width);
  const scroll = 'scroll' in session.screen ? session.screen.scroll : 0;
  if (page !== undefined) return paintPage(page, scroll, messages, width, height);
  const scene = sceneOf(session, messages, height);
  const question = messages.say('cli-leave-question');
  return paintTable(
    session.screen.kind === 'leave' ? asking(scene, question, messages) : scene,
    width,
    height,
  );
}

/** The table with the question whether to leave instead of the choices. */
export const asking = (scene: Scene, question: string, messages: Catalogue): Scene => ({
  ...scene,
  prompt: question,
  choices: [
    { key: 'Y', text: messages.say('cli-leave-yes'), enabled: true },
    { key: 'N', text: messages.say('cli-leave-no'), enabled: true },
  ],
  diceKeys: [],
  commonKeys: [],
  note: null,
});
