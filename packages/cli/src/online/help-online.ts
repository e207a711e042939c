import { type Catalogue, gameTexts } from '@dicehall/messages';
import type { Page } from '../paint/reading.ts';
import { pageLines } from '../rules/lines.ts';
import { helpPage } from '../rules/page.ts';
import { commandWords } from './command.ts';
import { gameIn, type OnlineView } from './view.ts';

/** The commands that can be typed, each with what it does. */
export const commandHelp = (messages: Catalogue): string[] => [
  messages.say('online-help-chat'),
  ...commandWords.map((word) => `  ${messages.lookup(`online-help-${word}`)}`),
];

/** What `?` shows at an online table: the commands, then the keys and the rules of the game. */
export const helpOnline = (view: OnlineView, messages: Catalogue, width: number): Page => ({
  title: gameTexts(messages, gameIn(view)).name,
  texts: [
    ...commandHelp(messages),
    '',
    ...pageLines(helpPage(gameIn(view), messages), Math.max(1, width - 1), 'none'),
  ],
});
