import { gameOf, parsePosition } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { choiceMessage, gapsThrow } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';

const names = ['Ada', 'Bo', 'Cy'];
const [english, german] = (['en', 'de'] as const).map((language) =>
  loadCatalogue({ language, names, onGap: gapsThrow }),
);

describe('a move in a few words', () => {
  test.each<[string, object, string, string]>([
    ['greed - 0,0 00 0 - choose 450 51341', { type: 'stop' }, 'stop', 'aufhören'],
    ['greed - 0,0 00 0 - start', { type: 'roll' }, 'roll', 'würfeln'],
    [
      'ten-thousand - 1000,0 0 choose 0 615234',
      { type: 'roll', keep: [1, 2] },
      'keep 1 5 and roll',
      '1 5 behalten und würfeln',
    ],
    [
      'ten-thousand - 1000,0 0 choose 0 615234',
      { type: 'bank', keep: [2] },
      'keep 5 and bank',
      '5 behalten und sichern',
    ],
    [
      'threes - 0,0 1 0 choose 36152 00000',
      { type: 'roll', keep: [0, 2] },
      'keep 1 3 and roll',
      '1 3 behalten und würfeln',
    ],
    ['threes - 0,0 1 0 choose 36152 00000', { type: 'bank' }, 'bank', 'sichern'],
    [
      'three-dice - 0,0,0 1 0 3 1 -,-,- choose 1 621',
      { type: 'roll', dice: [0, 1] },
      'roll 2 6 again',
      '2 6 noch einmal würfeln',
    ],
    ['three-dice - 0,0,0 1 0 3 1 -,-,- start', { type: 'roll', dice: [0, 1, 2] }, 'roll', 'würfeln'],
    ['three-dice - 0,0,0 1 0 3 1 -,-,- choose 1 621', { type: 'stay' }, 'stay', 'stehen bleiben'],
    ['three-dice - 0,0,0 1 0 2 1 107,s,- give', { type: 'give', to: 2 }, 'give to Cy', 'an Cy verteilen'],
    [
      'hidden-pairs - 1 450,500 665432+1/113345+0 - 00 choosing',
      {
        type: 'commit',
        pairs: [
          [0, 1],
          [2, 3],
          [4, 5],
        ],
        diceBlock: { round: 2, seat: 1 },
      },
      '6 6 · 4 5 · 2 3, Dice-Block in round 2',
      '6 6 · 4 5 · 2 3, Würfelblock in Runde 2',
    ],
    [
      'hidden-pairs - 1 450,500 665432+1/113345+0 - 00 choosing',
      { type: 're-roll', die: 2 },
      're-roll 5',
      '5 noch einmal würfeln',
    ],
    ['greed - 0,0 00 0 - start', { type: 'dance' }, 'dance', 'dance'],
  ])('at %s: %o', (position, move, en, de) => {
    const at = parsePosition(position);
    if (!at.ok) throw new Error(JSON.stringify(at.error));
    const { game, state } = at.value;
    const said = [english, german].map((catalogue) =>
      catalogue?.text(choiceMessage(catalogue, game, state, 0, move)),
    );
    expect(said).toEqual([en, de]);
  });

  test('has a text of its own for the moves of a game that has one', () => {
    const keys: string[] = [];
    const catalogue = { has: (key: string): key is never => keys.push(key) > 0 && key.startsWith('greed-') };
    const game = gameOf('greed');
    const message = choiceMessage(catalogue, game, game.start({ target: 500, opening: 0 }, 2), 0, {
      type: 'roll',
    });
    expect([message.key, keys]).toEqual(['greed-choice-roll', ['greed-choice-roll']]);
  });
});
