import { gameOf } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { expect, it } from 'vitest';
import { matchResult } from '../src/end/match-result.ts';
import type { ShownTable } from '../src/table/model/shown.ts';

const messages = loadCatalogue({ language: 'en' });
const game = gameOf('hidden-pairs');
const start = game.view(game.start({ turns: 1 }, 3), 'table');

it.each([
  ['the winner', [0], 'You win', 'In a roll-off'],
  ['a tied loser', [1], 'You lose', 'Ada wins in a roll-off'],
  ['a loser with fewer points', [2], 'You lose', 'Ada wins by 150 points'],
  ['everyone else', [], 'Ada wins', 'In a roll-off'],
])('%s learns how equal scores were decided', (_, mine, headline, gap) => {
  const names = ['Ada', 'Bo', 'Cy'];
  const result = { places: [1, 2, 3], scores: [850, 850, 700] };
  const feed = { game, frames: [], start, seats: names.map((name) => ({ name })), mine, result };
  expect(matchResult(messages, { feed, names } as unknown as ShownTable)).toMatchObject({ headline, gap });
});
