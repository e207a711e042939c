import { type Entry, framesOf, readSetup, replayStatesOfLog, unwrap } from '@dicehall/engine';
import { expect, test } from 'vitest';
import type { Settings } from '../src/settings/settings.ts';
import { type DiceOnFelt, diceOnFelt, winningHands } from '../src/table/model/dice.ts';
import { openTable } from '../src/table/model/table.ts';
import { device, feedOf, rollIfHeld } from './table-device.ts';

const marks = { open: '', chosen: '*', locked: '=', spent: '-' } as const;
type Dice = DiceOnFelt['inFront'];
const dice = (of: Dice) => of.map(({ face, mark }) => `${face}${marks[mark]}`).join(' ');

/**
 * Describes the felt in one line: the owner, the dice in front of the player, thrown, lying and locked dice, the
 * tray, and a throw-off.
 */
function lineOf({ owner, inFront, row, laid, locked, rolls }: DiceOnFelt): string {
  const parts = {
    front: dice(inFront),
    thrown: (row ?? []).map(({ face, isHeld }) => `${face}${isHeld ? '=' : ''}`).join(' '),
    laid: dice(laid.dice),
    locked: dice(locked),
    tray: laid.tray.map(({ kind, dice: set, points }) => `${kind} ${set.join('')} ${points}`).join(', '),
    rolls: rolls
      .map(({ seat, rolls: own }) => `${seat}:${own.map((one) => one.join('')).join('/')}`)
      .join(' '),
  };
  const shown = Object.entries(parts).flatMap(([name, text]) => (text === '' ? [] : [`${name} ${text}`]));
  return [owner === null ? 'nobody' : `#${owner}`, ...shown].join(' | ');
}

function feltOf(
  id: string,
  options: object,
  seats: number,
  log: readonly Entry[],
  turns: Settings['turns'] = 'on',
) {
  const names = ['Ada', 'Bo', 'Cy'].slice(0, seats).map((name) => ({ name }));
  const match = unwrap(replayStatesOfLog(unwrap(readSetup({ game: id, options, seats: names })), log));
  const page = device({ pace: 'normal', turns }, false);
  const table = openTable(feedOf(match, 0, { mine: [1] }), page.parts);
  const stop = table.start();
  const frames = framesOf(match, 1);
  const lines: string[] = [];
  const look = () => {
    const shown = table.now();
    const { count, throwing, choice, moment, acting } = shown;
    const told = moment === null ? '' : ` ${moment.main.kind}`;
    const at = throwing !== null ? 'throw' : choice !== null ? 'choice' : `shown${told}`;
    const line = `${count} ${at} (${acting.join()}) ${lineOf(diceOnFelt(shown))}`;
    if (line !== lines.at(-1)) lines.push(line);
  };
  table.onChange(look);
  look();
  for (let count = 1; count <= frames.length; count++) {
    table.feed({ frames: frames.slice(0, count) });
    for (let turn = 0; turn < 20 && (table.now().isBehind || table.now().count < count); turn++) {
      if (table.now().throwing !== null) table.next();
      else if (table.now().hold === 'key') table.goOn();
      else {
        rollIfHeld(table);
        page.pass(10_000);
      }
    }
  }
  stop();
  return lines;
}

const roll = (seat: number, ...faces: number[]) => ({ seat, dice: faces }) as Entry;
const move = (seat: number, type: string, more: object = {}) => ({ seat, move: { type, ...more } }) as Entry;

test('the felt of Greed shows the dice of the turn and the tray, and the winner’s banked dice if another player’s last turn ended the match', () => {
  const log = [
    ...[move(0, 'roll'), roll(0, 1, 5, 2, 3, 4), move(0, 'roll'), roll(0, 1, 1, 5)],
    ...[move(0, 'roll'), roll(0, 2, 3, 4, 6, 6)],
    ...[move(1, 'roll'), roll(1, 1, 1, 1, 5, 2), move(1, 'roll'), roll(1, 5), move(1, 'stop')],
    ...[move(0, 'roll'), roll(0, 3, 3, 4, 6, 6)],
  ];
  expect(feltOf('greed', { target: 500, opening: 0 }, 2, log)).toEqual([
    '0 shown (0) nobody',
    '1 shown (0) nobody',
    '1 throw (0) #0 | thrown 1 5 2 3 4',
    '2 shown (0) #0 | front 1* 5* 2 3 4 | laid 1* 5* 2 3 4',
    '2 choice (0) #0 | front 1* 5* 2 3 4 | laid 1* 5* 2 3 4',
    '3 shown (0) #0 | laid 1* 5* 2 3 4 | tray kept 15 150',
    '3 throw (0) #0 | thrown 1 1 5 | laid 1* 5* 2 3 4 | tray kept 15 150',
    '4 shown hot-dice (0) #0 | front 1* 1* 5* | laid 1* 1* 5* | tray kept 15 150',
    '4 shown (0) #0 | front 1* 1* 5* | laid 1* 1* 5* | tray kept 15 150',
    '4 choice (0) #0 | front 1* 1* 5* | laid 1* 1* 5* | tray kept 15 150',
    '5 shown (0) #0 | laid 1* 1* 5* | tray hot-dice  400',
    '5 throw (0) #0 | thrown 2 3 4 6 6 | laid 1* 1* 5* | tray hot-dice  400',
    '6 shown busted (0) #0 | laid 2 3 4 6 6 | tray hot-dice  400',
    '7 shown (1) nobody',
    '7 throw (1) #1 | thrown 1 1 1 5 2',
    '8 shown (1) #1 | front 1* 1* 1* 5* 2 | laid 1* 1* 1* 5* 2',
    '9 shown (1) #1 | laid 1* 1* 1* 5* 2 | tray kept 1115 1050',
    '9 throw (1) #1 | thrown 5 | laid 1* 1* 1* 5* 2 | tray kept 1115 1050',
    '10 shown hot-dice (1) #1 | front 5* | laid 5* | tray kept 1115 1050',
    '11 shown final-round (1) #1 | laid 5* | tray kept 1115 1050',
    '11 shown (0) nobody',
    '12 shown (0) nobody',
    '12 throw (0) #0 | thrown 3 3 4 6 6',
    '13 shown busted (0) #0 | laid 3 3 4 6 6',
    '13 shown match-over (1) #1 | laid 5* | tray kept 1115 1050',
    '13 shown () nobody',
  ]);
});

test('the felt of Ten Thousand shows the rolls for the start, the dice that a player keeps, and the tray', () => {
  const log = [
    ...[roll(0, 6), roll(1, 6), roll(2, 2), roll(0, 1), roll(1, 5)],
    ...[move(1, 'roll'), roll(1, 1, 5, 2, 2, 2, 3), move(1, 'roll', { keep: [0, 2, 3, 4] }), roll(1, 1, 4)],
    move(1, 'bank', { keep: [0] }),
    ...[move(2, 'roll'), roll(2, 1, 1, 1, 2, 2, 3), move(2, 'roll', { keep: [0, 1, 2] }), roll(2, 5, 5, 5)],
    ...[move(2, 'roll', { keep: [0, 1, 2] }), roll(2, 2, 2, 3, 3, 4, 6)],
  ];
  expect(feltOf('ten-thousand', { target: 3000, opening: 0, takeOver: true }, 3, log)).toEqual([
    '0 shown (0) nobody',
    '0 throw (0) #0 | thrown 6',
    '1 shown (1) nobody | rolls 0:6',
    '1 throw (1) #1 | thrown 6 | rolls 0:6',
    '2 shown (2) nobody | rolls 0:6 1:6',
    '2 throw (2) #2 | thrown 2 | rolls 0:6 1:6',
    '3 shown tied (0,1) nobody | rolls 0:6 1:6 2:2',
    '3 shown (0) nobody | rolls 0:6 1:6 2:2',
    '3 throw (0) #0 | thrown 1',
    '4 shown (1) nobody | rolls 0:6/1 1:6 2:2',
    '4 throw (1) #1 | thrown 5 | rolls 0:1',
    '5 shown starts (1) nobody | rolls 0:6/1 1:6/5 2:2',
    '6 shown (1) nobody',
    '6 throw (1) #1 | thrown 1 5 2 2 2 3',
    '7 shown (1) #1 | front 1 5 2 2 2 3 | laid 1 5 2 2 2 3',
    '8 shown (1) #1 | laid 1* 5 2* 2* 2* 3 | tray kept 1222 300',
    '8 throw (1) #1 | thrown 1 4 | laid 1* 5 2* 2* 2* 3 | tray kept 1222 300',
    '9 shown (1) #1 | front 1 4 | laid 1 4 | tray kept 1222 300',
    '10 shown banked (1) #1 | laid 1* 4 | tray kept 1222 300',
    '10 shown (2) nobody',
    '11 shown (2) nobody',
    '11 throw (2) #2 | thrown 1 1 1 2 2 3',
    '12 shown (2) #2 | front 1 1 1 2 2 3 | laid 1 1 1 2 2 3',
    '12 choice (2) #2 | front 1* 1* 1* 2 2 3 | laid 1 1 1 2 2 3',
    '13 shown (2) #2 | laid 1* 1* 1* 2 2 3 | tray kept 111 1000',
    '13 throw (2) #2 | thrown 5 5 5 | laid 1* 1* 1* 2 2 3 | tray kept 111 1000',
    '14 shown (2) #2 | front 5 5 5 | laid 5 5 5 | tray kept 111 1000',
    '14 choice (2) #2 | front 5* 5* 5* | laid 5 5 5 | tray kept 111 1000',
    '15 shown hot-dice (2) #2 | laid 5* 5* 5* | tray kept 111 1000, kept 555 500',
    '15 shown (2) #2 | laid 5* 5* 5* | tray kept 111 1000, kept 555 500',
    '15 throw (2) #2 | thrown 2 2 3 3 4 6 | laid 5* 5* 5* | tray kept 111 1000, kept 555 500',
    '16 shown busted (2) #2 | laid 2 2 3 3 4 6 | tray kept 111 1000, kept 555 500',
    '16 shown (0) nobody',
  ]);
});

test('the felt of Threes shows the locked dice separately, and at the end all dice of the winner', () => {
  const log = [
    ...[move(0, 'roll'), roll(0, 3, 1, 2, 6, 6), move(0, 'roll', { keep: [0, 1] }), roll(0, 3, 4, 4)],
    ...[move(0, 'roll', { keep: [2] }), roll(0, 1, 6), move(0, 'bank')],
    ...[move(1, 'roll'), roll(1, 3, 3, 1, 1, 2), move(1, 'bank')],
  ];
  expect(feltOf('threes', { rounds: 1 }, 2, log)).toEqual([
    '0 shown (0) nobody',
    '1 shown (0) nobody',
    '1 throw (0) #0 | thrown 3 1 2 6 6',
    '2 shown (0) #0 | front 3 1 2 6 6 | laid 3 1 2 6 6',
    '2 choice (0) #0 | front 3* 1* 2 6 6 | laid 3 1 2 6 6',
    '3 shown (0) #0 | front 2 6 6 | laid 3* 1* 2 6 6 | locked 3= 1=',
    '3 throw (0) #0 | front 2 6 6 | thrown 3 4 4 | laid 3* 1* 2 6 6 | locked 3= 1=',
    '4 shown (0) #0 | front 3 4 4 | laid 3 4 4 | locked 3= 1=',
    '4 choice (0) #0 | front 3* 4 4 | laid 3 4 4 | locked 3= 1=',
    '5 shown (0) #0 | front 4 4 | laid 3* 4 4 | locked 3= 1= 3=',
    '5 throw (0) #0 | front 4 4 | thrown 1 6 | laid 3* 4 4 | locked 3= 1= 3=',
    '6 shown (0) #0 | front 1 6 | laid 1 6 | locked 3= 1= 3=',
    '6 choice (0) #0 | front 1* 6* | laid 1 6 | locked 3= 1= 3=',
    '7 shown banked (0) #0 | laid 3* 1* 3* 1* 6*',
    '7 shown (1) nobody',
    '8 shown (1) nobody',
    '8 throw (1) #1 | thrown 3 3 1 1 2',
    '9 shown (1) #1 | front 3 3 1 1 2 | laid 3 3 1 1 2',
    '10 shown banked (1) #1 | laid 3* 3* 1* 1* 2*',
    '10 shown match-over (1) #1 | laid 3* 3* 1* 1* 2*',
    '10 shown () nobody',
  ]);
});

test('the felt of Threes shows all dice of a moon until the next roll', () => {
  const log = [move(0, 'roll'), roll(0, 6, 6, 6, 6, 6), move(0, 'bank')];
  expect(feltOf('threes', { rounds: 2 }, 2, log).slice(-2)).toEqual([
    '3 shown moon (0) #0 | laid 6* 6* 6* 6* 6*',
    '3 shown (1) nobody',
  ]);
});

test('in Three Dice all dice stay in place, and the dice of several winners are shown side by side', () => {
  const all = { dice: [0, 1, 2] };
  const log = [
    ...[roll(0, 6), roll(1, 1), roll(2, 2)],
    ...[move(0, 'roll', all), roll(0, 1, 2, 6), move(0, 'roll', { dice: [1] }), roll(0, 4), move(0, 'stay')],
    ...[move(1, 'roll', all), roll(1, 1, 2, 6), move(1, 'stay')],
    ...[move(2, 'roll', all), roll(2, 1, 1, 6), move(2, 'stay')],
  ];
  expect(feltOf('three-dice', { rounds: 1 }, 3, log)).toEqual([
    '0 shown (0) nobody',
    '0 throw (0) #0 | thrown 6',
    '1 shown (1) nobody | rolls 0:6',
    '1 throw (1) #1 | thrown 1 | rolls 0:6',
    '2 shown (2) nobody | rolls 0:6 1:1',
    '2 throw (2) #2 | thrown 2 | rolls 0:6 1:1',
    '3 shown starts (0) nobody | rolls 0:6 1:1 2:2',
    '3 shown (0) nobody',
    '4 shown (0) nobody',
    '4 throw (0) #0 | thrown 1 2 6',
    '5 shown (0) #0 | front 1 2 6 | laid 1 2 6',
    '5 choice (0) #0 | front 1* 2 6* | laid 1 2 6',
    '6 shown (0) #0 | front 2 | laid 1 2 6 | locked 1= 6=',
    '6 throw (0) #0 | front 2 | thrown 1= 4 6= | laid 1 2 6',
    '7 shown (0) #0 | front 1 4 6 | laid 1 4 6',
    '7 choice (0) #0 | front 1 4 6 | laid 1 4 6',
    '8 shown stayed (0) #0 | laid 1 4 6',
    '8 shown (1) nobody',
    '9 shown (1) nobody',
    '9 throw (1) #1 | thrown 1 2 6',
    '10 shown (1) #1 | front 1 2 6 | laid 1 2 6',
    '11 shown stayed (1) #1 | laid 1 2 6',
    '11 shown (2) nobody',
    '12 shown (2) nobody',
    '12 throw (2) #2 | thrown 1 1 6',
    '13 shown (2) #2 | front 1 1 6 | laid 1 1 6',
    '13 choice (2) #2 | front 1 1 6 | laid 1 1 6',
    '14 shown round-lost (1) #1 | laid 1 2 6',
    '14 shown match-over (0,2) nobody | rolls 0:146 2:116',
    '14 shown () nobody',
  ]);
});

test('the tray of Ten Thousand shows the points of a take-over once the dice are rolled', () => {
  const log = [
    ...[roll(0, 6), roll(1, 5)],
    ...[move(0, 'roll'), roll(0, 1, 5, 2, 2, 3, 3), move(0, 'bank', { keep: [0, 1] })],
    ...[move(1, 'take-over'), roll(1, 1, 1, 3, 4), move(1, 'roll', { keep: [0, 1] })],
    ...[roll(1, 5, 2), move(1, 'bank', { keep: [0] })],
  ];
  const lines = feltOf('ten-thousand', { target: 2000, opening: 0, takeOver: true }, 2, log);
  expect(lines.slice(11)).toEqual([
    '5 shown (1) nobody',
    '6 shown took-over (1) nobody',
    '6 shown (1) nobody',
    '6 throw (1) #1 | thrown 1 1 3 4',
    '7 shown (1) #1 | front 1 1 3 4 | laid 1 1 3 4 | tray took-over  150',
    '8 shown (1) #1 | laid 1* 1* 3 4 | tray took-over  150, kept 11 200',
    '8 throw (1) #1 | thrown 5 2 | laid 1* 1* 3 4 | tray took-over  150, kept 11 200',
    '9 shown (1) #1 | front 5 2 | laid 5 2 | tray took-over  150, kept 11 200',
    '10 shown banked (1) #1 | laid 5* 2 | tray took-over  150, kept 11 200',
    '10 shown (0) nobody',
  ]);
});

test('a throw-off with all dice that decides the match is shown on the felt at the end', () => {
  const all = { dice: [0, 1, 2] };
  const log = [
    ...[roll(0, 6), roll(1, 1), move(0, 'roll', all), roll(0, 1, 2, 4), move(0, 'stay')],
    ...[move(1, 'roll', all), roll(1, 1, 2, 4), roll(0, 2, 3, 4), roll(1, 1, 1, 4)],
  ];
  expect(feltOf('three-dice', { rounds: 1 }, 2, log).slice(-2)).toEqual([
    '9 shown match-over (1) nobody | rolls 0:234 1:114',
    '9 shown () nobody | rolls 0:234 1:114',
  ]);
});

test('the winning hands show the dice that each winner banked last, for at most four winners', () => {
  const handsOf = (
    id: string,
    options: object,
    seats: number,
    log: readonly Entry[],
    ...winners: number[]
  ) => {
    const names = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}` }));
    const match = unwrap(replayStatesOfLog(unwrap(readSetup({ game: id, options, seats: names })), log));
    const hands = winningHands(match.setup.game, framesOf(match, 'table'), winners);
    return hands.map(({ seat, rolls }) => `${seat}: ${rolls.join(' ')}`);
  };
  const won = [
    ...[move(0, 'roll'), roll(0, 2, 3, 4, 6, 6)],
    ...[move(1, 'roll'), roll(1, 1, 5, 2, 3, 4), move(1, 'roll'), roll(1, 1, 1, 1), move(1, 'roll')],
    ...[roll(1, 5, 5, 2, 3, 4), move(1, 'roll'), roll(1, 5, 3, 4), move(1, 'stop')],
    ...[move(2, 'roll'), roll(2, 1, 2, 3, 4, 6), move(2, 'stop'), move(0, 'roll'), roll(0, 2, 3, 4, 6, 6)],
  ];
  const rules = { target: 1000, opening: 0 };
  expect(handsOf('greed', rules, 3, won, 1)).toEqual(['1: 5,5,5,3,4']);
  const overtaken = [...won.slice(0, -1), roll(0, 1, 1, 1, 1, 2), move(0, 'stop')];
  expect(handsOf('greed', rules, 3, overtaken, 0)).toEqual(['0: 1,1,1,1,2']);
  expect(handsOf('greed', rules, 3, won.slice(0, -1), 1)).toEqual([]);
  const banked = [0, 1, 2, 3, 4].flatMap((seat) => [
    ...[move(seat, 'roll'), roll(seat, 3, 3, 3, 1, 1), move(seat, 'bank')],
  ]);
  expect(handsOf('threes', { rounds: 1 }, 5, banked, 0, 1, 2, 4)).toEqual(
    [0, 1, 2, 4].map((seat) => `${seat}: 3,3,3,1,1`),
  );
  expect(handsOf('threes', { rounds: 1 }, 5, banked, 0, 1, 2, 3, 4)).toEqual([]);
});

test('the felt keeps the dice of a finished turn while the table waits for a key press', () => {
  const log = [
    ...[move(0, 'roll'), roll(0, 1, 5, 2, 3, 4), move(0, 'stop')],
    ...[move(1, 'roll'), roll(1, 2, 3, 4, 6, 6)],
    ...[move(2, 'roll'), roll(2, 1, 1, 1, 5, 2), move(2, 'stop'), move(0, 'roll')],
  ];
  expect(feltOf('greed', { target: 5000, opening: 0 }, 3, log, 'key').slice(-5)).toEqual([
    '7 choice (2) #2 | front 1* 1* 1* 5* 2 | laid 1* 1* 1* 5* 2',
    '8 shown banked (2) #2 | laid 1* 1* 1* 5* 2',
    '8 shown (0) nobody',
    '8 shown (2) #2 | laid 1* 1* 1* 5* 2',
    '9 shown (0) nobody',
  ]);
});

test('the felt of Hidden Pairs shows the viewer’s own hand, even while events of other players are shown', () => {
  const pairs = [0, 2, 4].map((first) => [first, first + 1]);
  const log = [
    ...[roll(0, 6, 6, 5, 5, 1, 1), roll(1, 6, 6, 4, 4, 2, 2)],
    ...[move(0, 'commit', { pairs }), move(1, 'commit', { pairs })],
  ];
  expect(feltOf('hidden-pairs', { turns: 1 }, 2, log)).toEqual([
    '0 shown (0) nobody',
    '1 shown (1) nobody',
    '1 throw (1) #1 | thrown 6 6 4 4 2 2',
    '2 shown (0,1) #1 | front 6 6 4 4 2 2 | laid 6 6 4 4 2 2',
    '3 shown (1) #1 | front 6 6 4 4 2 2 | laid 6 6 4 4 2 2',
    '4 shown () #1 | laid 6 6 4 4 2 2',
  ]);
});

test('in Hidden Pairs the other five dice stay in their places while one is rolled again', () => {
  const log = [
    ...[roll(0, 1, 1, 2, 2, 3, 3), roll(1, 6, 6, 4, 4, 2, 2)],
    ...[move(1, 're-roll', { die: 4 }), roll(1, 2), move(1, 're-roll', { die: 0 }), roll(1, 5)],
  ];
  expect(feltOf('hidden-pairs', { turns: 1 }, 2, log).slice(3)).toEqual([
    '2 shown (0,1) #1 | front 6 6 4 4 2 2 | laid 6 6 4 4 2 2',
    '3 shown (1) #1 | front 6 6 4 4 2- 2 | laid 6 6 4 4 2 2',
    '3 throw (1) #1 | front 6 6 4 4 2- 2 | thrown 6= 6= 4= 4= 2 2= | laid 6 6 4 4 2 2',
    '4 shown (0,1) #1 | front 6 6 4 4 2 2 | laid 2',
    '5 shown (1) #1 | front 6- 6 4 4 2 2 | laid 2',
    '5 throw (1) #1 | front 6- 6 4 4 2 2 | thrown 5 6= 4= 4= 2= 2= | laid 2',
    '6 shown (0,1) #1 | front 5 6 4 4 2 2 | laid 5',
  ]);
});

test('the felt of Three Dice shows the rolls that decide who lost, with their players, and at the end the winners’ dice', () => {
  const all = { dice: [0, 1, 2] };
  const log = [
    ...[roll(0, 6), roll(1, 1), roll(2, 2)],
    ...[move(0, 'roll', all), roll(0, 1, 2, 6), move(0, 'stay')],
    ...[move(1, 'roll', all), roll(1, 1, 2, 4), move(2, 'roll', all), roll(2, 1, 2, 4)],
    ...[roll(1, 2, 3, 4), roll(2, 1, 1, 4)],
  ];
  expect(feltOf('three-dice', { rounds: 1 }, 3, log).slice(18)).toEqual([
    '9 shown (2) nobody',
    '9 throw (2) #2 | thrown 1 2 4',
    '10 shown tie (1,2) #2 | laid 1 2 4',
    '10 shown (1) nobody',
    '10 throw (1) #1 | thrown 2 3 4',
    '11 shown (2) nobody | rolls 1:234',
    '11 throw (2) #2 | thrown 1 1 4 | rolls 1:234',
    '12 shown round-lost (1) nobody | rolls 1:234 2:114',
    '12 shown match-over (0,2) nobody | rolls 0:126 2:114',
    '12 shown () nobody | rolls 1:234 2:114',
  ]);
});
