import type { BaseEvent, GameId } from '@dicehall/engine';
import { expect, test } from 'vitest';
import { type EventForm, gapsThrow } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';

const names = ['Ada', 'Bo'];
const en = loadCatalogue({ language: 'en', names, onGap: gapsThrow });
const de = loadCatalogue({ language: 'de', names, onGap: gapsThrow });

const event = (kind: string, fields: object): BaseEvent => Object.assign({ kind, seat: 0 }, fields);

test.each<readonly [GameId, EventForm, BaseEvent, string, string]>([
  [
    'greed',
    'own',
    event('scored', { dice: [3, 4, 1, 2], score: 100, points: 150, diceLeft: 3 }),
    '3 4 1 2: 100. 150 in this turn, 3 dice left.',
    '3 4 1 2: 100. 150 in diesem Zug, noch 3 Würfel.',
  ],
  [
    'greed',
    'log',
    event('scored', { dice: [3, 4, 1, 2], score: 100, points: 150, diceLeft: 3 }),
    'You roll 3 4 1 2: 100 points. 150 in this turn, 3 dice left.',
    'Du würfelst 3 4 1 2: 100 Punkte. 150 in diesem Zug, noch 3 Würfel.',
  ],
  [
    'three-dice',
    'log',
    event('gave', { to: 1, amount: 2, unit: 'sips' }),
    'You give 2 sips to Bo.',
    'Du vergibst 2 Schlucke an Bo.',
  ],
  [
    'greed',
    'log',
    event('banked', { banked: 450, total: 950 }),
    'You bank 450: 950 in total.',
    'Du sicherst 450: insgesamt 950.',
  ],
  [
    'greed',
    'own',
    event('busted', { dice: [2, 3], lost: 150 }),
    '2 3: bust. You lose 150.',
    '2 3: Fehlwurf. Du verlierst 150.',
  ],
  [
    'greed',
    'own',
    event('banked', { banked: 450, total: 950 }),
    'Banked 450: 950 in total.',
    '450 gesichert: insgesamt 950.',
  ],
  [
    'ten-thousand',
    'own',
    event('kept', { dice: [5, 5, 1, 5], score: 600, points: 600 }),
    'Kept 5 5 1 5: 600.',
    'Du behältst 5 5 1 5: 600.',
  ],
  [
    'ten-thousand',
    'own',
    event('rolled', { dice: [1, 2], purpose: 'turn', value: 100 }),
    '1 2: up to 100.',
    '1 2: bis zu 100.',
  ],
  [
    'greed',
    'you',
    event('banked', { banked: 450, total: 950 }),
    'Banked 450: 950 in total.',
    '450 gesichert: insgesamt 950.',
  ],
  [
    'greed',
    'you',
    event('final-round', { target: 500 }),
    'You have reached 500. Every other player has one more turn.',
    'Du hast 500 erreicht. Alle anderen haben noch einen Zug.',
  ],
  [
    'three-dice',
    'target',
    event('gave', { to: 1, amount: 2, unit: 'sips' }),
    'Ada gives you 2 sips.',
    'Ada gibt dir 2 Schlucke.',
  ],
  [
    'greed',
    'brief',
    event('banked', { banked: 450, total: 950 }),
    'Ada banks 450: 950 in total.',
    'Ada sichert 450: insgesamt 950.',
  ],
  ['greed', 'brief', event('busted', { dice: [2, 3], lost: 150 }), 'Ada busts.', 'Ada hat einen Fehlwurf.'],
  [
    'greed',
    'brief',
    event('not-in', { points: 200, opening: 300 }),
    'Ada banks nothing: less than the 300 needed to get in.',
    'Ada bekommt nichts: Zum Einstieg sind 300 in einem Zug nötig.',
  ],
  [
    'three-dice',
    'brief',
    event('safe', { roll: 'three-of-a-kind', amount: 1, penalty: 2, unit: 'sips' }),
    'Ada is safe with three of a kind: the penalty is 2 sips.',
    'Ada ist mit einem Drilling sicher: Die Strafe beträgt 2 Schlucke.',
  ],
])(
  'in %s, the short sentence for a reader who is “%s” and the event %o is “%s”',
  (game, form, one, english, german) => {
    expect(en.event(game, one, names, form)).toBe(english);
    expect(de.event(game, one, names, form)).toBe(german);
  },
);

test('an event without a shorter text keeps its sentence', () => {
  expect(en.event('greed', event('final-round', { target: 500 }), names, 'own')).toBe(
    'Ada has reached 500. Every other player has one more turn.',
  );
});
