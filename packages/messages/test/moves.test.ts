import { describeMove, distinctMoves, games, parsePosition, withDefaults } from '@dicehall/engine';
import { chanceOf, rollout } from '@dicehall/engine/testing';
import { describe, expect, test } from 'vitest';
import { gapsThrow, languages } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';

const names = ['Ada', 'Bo', 'Cy'];
const [english, german] = (['en', 'de'] as const).map((language) =>
  loadCatalogue({ language, names, onGap: gapsThrow }),
);

describe('a move is described in a few words', () => {
  test.each<[string, object, string, string]>([
    ['greed - 0,0 00 0 - choose 450 51341', { type: 'stop' }, 'bank', 'sichern'],
    [
      'greed - 0,0 00 0 - choose 250 51341',
      { type: 'stop' },
      'stop and score nothing',
      'ohne Punkte aufhören',
    ],
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
      'keep a 5 and bank',
      'eine 5 behalten und sichern',
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
      '2 6 neu würfeln',
    ],
    ['three-dice - 0,0,0 1 0 3 1 -,-,- start', { type: 'roll', dice: [0, 1, 2] }, 'roll', 'würfeln'],
    ['three-dice - 0,0,0 1 0 3 1 -,-,- choose 1 621', { type: 'stay' }, 'stay', 'bleiben'],
    ['three-dice - 0,0,0 1 0 2 1 107,s,- give', { type: 'give', to: 2 }, 'give to Cy', 'an Cy vergeben'],
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
      '6 6 · 4 5 · 2 3, Blockade in Runde 2',
    ],
    [
      'hidden-pairs - 1 450,500 665432+1/113345+0 - 00 choosing',
      { type: 're-roll', die: 2 },
      're-roll the 5',
      'die 5 neu würfeln',
    ],
    [
      'hidden-pairs - 1 450,500,500 665432+1/113345+0/113345+0 - 000 choosing',
      {
        type: 'commit',
        pairs: [
          [0, 1],
          [2, 3],
          [4, 5],
        ],
        hinderance: { round: 1, seat: 2 },
        luckyDice: { round: 3 },
      },
      '6 6 · 4 5 · 2 3, Hindrance on Cy in round 1, Lucky Dice in round 3',
      '6 6 · 4 5 · 2 3, Hindernis gegen Cy in Runde 1, Glückswürfel in Runde 3',
    ],
  ])('at %s, the move %o is “%s” in English and “%s” in German', (position, move, en, de) => {
    const at = parsePosition(position);
    if (!at.ok) throw new Error(JSON.stringify(at.error));
    const { game, state } = at.value;
    const said = [english, german].map((catalogue) => catalogue?.text(describeMove(game, state, 0, move)));
    expect(said).toEqual([en, de]);
  });
});

describe.each(games.map((game) => [game.id, game] as const))('the moves of %s have sentences', (_, game) => {
  const names = Array.from({ length: Math.max(2, game.seats.min) }, (_, seat) => `Player ${seat}`);
  const { states } = rollout({ game, options: withDefaults(game.options, {}), names }, chanceOf(5), 60);

  test.each(languages)(
    'moves have different sentences in %s unless they differ only in equal dice',
    (language) => {
      const catalogue = loadCatalogue({ language, names, onGap: gapsThrow });
      for (const state of game.facts.listsMoves ? states : states.slice(0, 12)) {
        const step = game.step(state);
        for (const seat of step.kind === 'choose' ? step.seats : []) {
          const moves = game.moves(state, seat).map((move) => ({ move }));
          const distinct = distinctMoves(game, state, seat, moves);
          const said = distinct.map(({ move }) => catalogue.text(describeMove(game, state, seat, move)));
          expect(new Set(said).size).toBe(said.length);
        }
      }
    },
  );
});
