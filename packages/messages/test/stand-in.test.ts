import type { Frame } from '@dicehall/engine';
import { expect, test } from 'vitest';
import { gapsThrow, standInSentence, standInText } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';

const names = ['Ada', 'Bo'];
const english = loadCatalogue({ language: 'en', onGap: gapsThrow });

type Step = Omit<Frame, 'view'>;

/** Returns a frame of a seat. Without `by`, its player decided. */
const frame = (seat: number, by?: 'bot' | 'clock', isShown = true): Step => ({
  entry: { seat, move: { type: 'roll' } },
  events: isShown ? [{ kind: 'turn-ended' }] : [],
  ...(by && { by }),
});
const setup: Step = { entry: null, events: [], by: 'bot' };

test('the text says that a bot or the clock decided for a player, and is omitted if the player decided', () => {
  const said = [frame(1, 'bot'), frame(1, 'clock'), frame(1), setup, undefined].map((one) =>
    standInSentence(english, one, names),
  );
  expect(said).toEqual(['A bot is playing for Bo.', 'Time ran out; a bot moved for Bo.', null, null, null]);
});

test('a player on this device is addressed as “you”', () => {
  expect(standInSentence(english, frame(1, 'bot'), names, [1])).toBe('A bot is playing for you.');
  expect(standInText(english, [frame(1, 'bot')], 0, names, [1])).toBe('A bot is playing for you.');
  expect(standInSentence(english, frame(1, 'bot'), names, [0])).toBe('A bot is playing for Bo.');
  expect(standInText(english, [frame(0, 'bot')], 0, names)).toBe('A bot is playing for Ada.');
});

test('the text appears once until the player moves again, and for the clock at the first of several decisions in a row, ignoring frames without events', () => {
  const frames = [
    frame(1),
    frame(1, 'bot'),
    frame(0, undefined, false),
    frame(1, 'bot'),
    frame(1, 'clock'),
    frame(0, 'clock'),
    frame(1, 'bot'),
    frame(0),
    frame(1, 'bot'),
    frame(1),
    frame(1, 'bot'),
  ];
  const said = frames.map((_, index) => standInText(english, frames, index, names));
  expect(said).toEqual([
    null,
    'A bot is playing for Bo.',
    null,
    null,
    'Time ran out; a bot moved for Bo.',
    'Time ran out; a bot moved for Ada.',
    'A bot is playing for Bo.',
    null,
    null,
    null,
    'A bot is playing for Bo.',
  ]);
  expect(standInText(english, [setup], 0, names)).toBeNull();
  expect(standInText(english, frames, frames.length, names)).toBeNull();
});
