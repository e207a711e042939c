import { type BaseEvent, type Face, framesOf, games, type Seat } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { diceOnFelt } from '../src/table/model/dice.ts';
import type { ShownTable } from '../src/table/model/shown.ts';
import { openTable, type TableModel } from '../src/table/model/table.ts';
import { device, feedOf, matchOf } from './table-device.ts';

const short: Readonly<Record<string, object>> = {
  greed: { target: 2000 },
  'ten-thousand': { target: 3000, opening: 200, exactFinish: false },
  threes: { rounds: 2 },
  'three-dice': { rounds: 2 },
  'hidden-pairs': { turns: 2 },
};

/** The rolls of a seat among the shown events, in order. */
const rollsOf = ({ frames, count }: ShownTable, seat: Seat): readonly (readonly Face[])[] =>
  frames
    .slice(0, count)
    .flatMap(({ events }) =>
      events.flatMap((event: BaseEvent) =>
        'dice' in event && 'seat' in event && event.seat === seat && event.kind !== 'kept'
          ? [event.dice as readonly Face[]]
          : [],
      ),
    );

/** Goes through every state of a table that shows a whole match. */
function everyState(
  id: string,
  seed: number,
  mine: readonly Seat[],
  look: (table: TableModel) => void,
): void {
  const match = matchOf(id, short[id] ?? {}, seed);
  const page = device({ pace: 'normal' }, false);
  const table = openTable(feedOf(match, 0, { mine: [...mine] }), page.parts);
  const stop = table.start();
  table.onChange(() => look(table));
  const frames = framesOf(match, mine.length === 1 ? (mine[0] ?? 0) : 'table');
  for (let count = 1; count <= frames.length; count++) {
    table.feed({ frames: frames.slice(0, count) });
    const isShown = () => table.now().count === count && !table.now().isBehind && table.now().reveal === null;
    for (let turn = 0; !isShown() && turn < 50; turn++) {
      if (table.now().throwing !== null) table.next();
      page.pass(5000);
      if (table.now().reveal !== null) table.nextReveal();
    }
    expect(isShown()).toBe(true);
  }
  stop();
}

describe.each(games.map(({ id }) => id))('on the felt of %s', (id) => {
  it.each([[[0]], [[]]])('every die belongs to a seat whose turn is told (seats here: %j)', (mine) => {
    for (const seed of [1, 2, 3, 4])
      everyState(id, seed, mine, (table) => {
        const shown = table.now();
        if (shown.reveal !== null) return;
        const { owner, laid, inFront, locked, row, rolls } = diceOnFelt(shown);
        const dice = [...laid.dice, ...inFront, ...locked, ...(row ?? [])];
        expect(dice.length === 0 || owner !== null).toBe(true);
        const isSecret = shown.feed.game.facts.hiddenInformation && owner === mine[0];
        expect(owner === null || isSecret || shown.acting.includes(owner)).toBe(true);
        for (const { seat, rolls: own } of rolls)
          expect(rollsOf(shown, seat)).toEqual(expect.arrayContaining([...own]));
        if (owner !== null && laid.dice.length > 0 && row === null && inFront.length === 0)
          expect(rollsOf(shown, owner).flat()).toEqual(
            expect.arrayContaining(laid.dice.map(({ face }) => face)),
          );
      });
  });
});

describe.each(games.map(({ id }) => id))('online, where several entries of %s come with one view,', (id) => {
  it('dice in the air are those of the seat that rolls', () => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      for (const me of [0, 1]) {
        const match = matchOf(id, short[id] ?? {}, seed);
        const all = framesOf(match, me);
        const together = 5;
        // Only the last entry that arrives has the view after it; the others have the one before all of them.
        const frames = all.map((frame, index) => {
          const isLast = (index + 1) % together === 0 || index === all.length - 1;
          const before = all[Math.floor(index / together) * together - 1];
          return isLast || before === undefined ? frame : { ...frame, view: before.view };
        });
        const table = openTable(feedOf(match, 0, { mine: [me] }), device({ pace: 'normal' }, false).parts);
        table.onChange(() => {
          const shown = table.now();
          if (shown.throwing === null) return;
          const { owner, row } = diceOnFelt(shown);
          expect([owner, row?.length !== undefined]).toEqual([shown.throwing.seat, true]);
        });
        for (let count = together; count < frames.length + together; count += together) {
          table.feed({ frames: frames.slice(0, count) });
          for (let turn = 0; turn < 50; turn++) {
            if (table.now().reveal !== null) table.nextReveal();
            else table.next();
          }
        }
        expect(table.now().count).toBe(frames.length);
      }
  });
});

it('all rolls for the start are shown with their owners, and go when the first turn begins', () => {
  const seen = new Map<string, string>();
  everyState('ten-thousand', 1, [], (table) => {
    const shown = table.now();
    const { rolls, owner } = diceOnFelt(shown);
    const told = shown.moment?.main.event.kind ?? 'nothing';
    if (shown.throwing === null && owner === null)
      seen.set(told, rolls.map(({ seat, rolls: own }) => `${seat}: ${own.join(' ')}`).join(', '));
  });
  expect(seen.get('starts')).toMatch(/^0: \d.*, 1: \d/);
  expect(seen.get('nothing')).toBe('');
});
