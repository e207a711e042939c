import { framesOf, gameOf, readSetup, replayStatesOfLog, unwrap } from '@dicehall/engine';
import { expect, test } from 'vitest';
import { laidDice } from '../src/table/model/dice.ts';

test('each die of Three Dice is on the table once: the row of the last roll includes the held ones, so the tray is empty', () => {
  const game = gameOf('three-dice');
  const setup = unwrap(readSetup({ game: game.id, options: {}, seats: [{ name: 'Ada' }, { name: 'Bo' }] }));
  const log = [
    { seat: 0, dice: [6] },
    { seat: 1, dice: [1] },
    { seat: 0, move: { type: 'roll', dice: [0, 1, 2] } },
    { seat: 0, dice: [1, 2, 6] },
    { seat: 0, move: { type: 'roll', dice: [1] } },
    { seat: 0, dice: [4] },
  ] as const;
  const match = unwrap(replayStatesOfLog(setup, log));
  const start = game.view(match.states[0], 0);
  const frames = framesOf(match, 0);
  const laid = (count: number) => laidDice(game, frames.slice(0, count), start, false);
  expect(laid(4).tray).toEqual([]);
  expect([laid(6).tray, laid(6).locked]).toEqual([[], []]);
  expect(laid(6).dice.map(({ face }) => face)).toEqual([1, 4, 6]);
});
