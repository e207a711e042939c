import { type Catalogue, gameTexts } from '@dicehall/messages';
import { pageLines } from '../rules/markdown.ts';
import { helpPage } from '../rules/page.ts';
import { readable, type Sitting } from '../table/sitting.ts';
import { paintReading } from './reading.ts';
import { type Scene, sceneOf, tellerOf } from './scene.ts';
import type { Line } from './span.ts';
import { paintTable } from './table.ts';

/** Draws a sitting into exactly `height` lines, none wider than `width`: pure, so that it can be tested line by line. */
export function paint(sitting: Sitting, words: Catalogue, width: number, height: number): Line[] {
  const { screen, arranged } = sitting;
  switch (screen.kind) {
    case 'help': {
      const { game } = arranged.setup;
      const text = pageLines(helpPage(game, words), Math.max(1, width - 1), 'none');
      return paintReading(gameTexts(words, game).name, text, screen.scroll, words, width, height);
    }
    case 'news': {
      const tell = tellerOf(words, sitting);
      const lines = readable(screen.told, sitting.eyes).map(tell);
      return paintReading(words.say('cli-news'), lines, screen.scroll, words, width, height);
    }
    case 'leave':
      return paintTable(asking(sceneOf(sitting, words, height), words), width, height);
    case 'table':
      return paintTable(sceneOf(sitting, words, height), width, height);
  }
}

/** The table with the question whether to leave in the place of the choices. */
const asking = (scene: Scene, words: Catalogue): Scene => ({
  ...scene,
  whose: words.say('cli-leave-question'),
  choices: [
    { key: 'Y', text: words.say('cli-leave-yes'), enabled: true },
    { key: 'N', text: words.say('cli-leave-no'), enabled: true },
  ],
  aids: [],
  note: null,
});
