import {
  type BaseEvent,
  type EventOf,
  type Face,
  type Frame,
  framesOf,
  games,
  type Seat,
} from '@dicehall/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { diceOnFelt, setOf, throwOffRolls, turnOf, winningDice } from '../src/table/model/dice.ts';
import type { ShownTable } from '../src/table/model/shown.ts';
import { openTable } from '../src/table/model/table.ts';
import { device, feedOf, matchOf, messages, rollIfHeld } from './table-device.ts';

const short: Readonly<Record<string, object>> = {
  greed: { target: 2000 },
  'ten-thousand': { target: 3000, opening: 200, exactFinish: false },
  threes: { rounds: 2 },
  'three-dice': { rounds: 2 },
  'hidden-pairs': { turns: 2 },
};

/** Returns the rolls of a seat among the shown events, in order. */
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

/** The states of tables that showed a whole match. They are cached, because several tests use the same ones. */
const seen = new Map<string, readonly ShownTable[]>();
beforeAll(() => seen.clear());

function statesOf(id: string, seed: number, mine: readonly Seat[], here: readonly Seat[]) {
  const match = matchOf(id, short[id] ?? {}, seed);
  const page = device({ pace: 'normal' }, false);
  const table = openTable(feedOf(match, 0, { mine: [...mine], here: [...here] }), page.parts);
  const states: ShownTable[] = [];
  const stop = table.start();
  table.onChange(() => states.push(table.now()));
  const frames = framesOf(match, mine.length === 1 ? (mine[0] ?? 0) : 'table');
  for (let count = 1; count <= frames.length; count++) {
    table.feed({ frames: frames.slice(0, count) });
    const isShown = () => table.now().count === count && !table.now().isBehind && table.now().reveal === null;
    for (let turn = 0; !isShown() && turn < 50; turn++) {
      if (table.now().throwing !== null) table.next();
      page.pass(5000);
      if (table.now().reveal !== null) table.nextReveal();
      rollIfHeld(table);
    }
    expect(isShown()).toBe(true);
  }
  stop();
  return states;
}

/** Visits every state of a table that shows a whole match. */
function everyState(
  id: string,
  seed: number,
  mine: readonly Seat[],
  look: (shown: ShownTable) => void,
  here: readonly Seat[] = mine,
): void {
  const key = JSON.stringify([id, seed, mine, here]);
  const states = seen.get(key) ?? statesOf(id, seed, mine, here);
  seen.set(key, states);
  states.forEach(look);
}

describe.each(games.map(({ id }) => id))('the felt of %s shows the dice of the turn that is shown', (id) => {
  it.each([[[0]], [[]]])(
    'every die on the felt belongs to a seat whose turn is shown (seats on this device: %j)',
    (mine) => {
      for (const seed of [1, 2, 3, 4])
        everyState(id, seed, mine, (shown) => {
          if (shown.reveal !== null) return;
          const { owner, laid, inFront, locked, row, rolls } = diceOnFelt(shown);
          const dice = [...laid.dice, ...inFront, ...locked, ...(row ?? [])];
          expect(dice.length === 0 || owner !== null).toBe(true);
          const isSecret = shown.feed.game.facts.hiddenInformation && owner === mine[0];
          expect(owner === null || isSecret || shown.acting.includes(owner)).toBe(true);
          for (const { seat, rolls: own } of rolls)
            expect(rollsOf(shown, seat).flat()).toEqual(expect.arrayContaining(own.flat()));
          if (owner !== null && laid.dice.length > 0 && row === null && inFront.length === 0)
            expect(rollsOf(shown, owner).flat()).toEqual(
              expect.arrayContaining(laid.dice.map(({ face }) => face)),
            );
        });
    },
  );

  it('the game log and its last line show the result of the match only after the last roll has been shown', () => {
    let isTested = false;
    for (const seed of [1, 2])
      everyState(id, seed, [], ({ frames, count, moment, latest, lines, names }) => {
        const last = frames[count - 1]?.events.at(-1);
        if (last?.kind !== 'match-over' || moment === null) return;
        isTested = true;
        const result = messages.event(id, last, names);
        const isTold = moment.main.event.kind === 'match-over';
        expect(lines.at(-1)?.text === result).toBe(isTold);
        expect(result?.startsWith(latest)).toBe(isTold);
      });
    expect(isTested).toBe(true);
  });
});

it.each([[[0]], [[0, 1]], [[]]])(
  'the dice of a bust lie on the felt while the table reports the bust (seats on this device: %j)',
  (mine) => {
    const busts: (readonly Face[])[] = [];
    for (const seed of [1, 2, 3, 4])
      everyState('greed', seed, mine, (shown) => {
        const event = shown.moment?.main.event as EventOf<'busted'> | undefined;
        if (event?.kind !== 'busted') return;
        const { owner, laid } = diceOnFelt(shown);
        expect(laid.dice.map(({ face }) => face)).toEqual(event.dice);
        expect([owner, shown.acting]).toEqual([event.seat, [event.seat]]);
        busts.push(event.dice);
      });
    expect(busts.length).toBeGreaterThan(2);
  },
);

it('the dice of a turn stay on the table until the first roll of the next turn', () => {
  const frame = (...kinds: readonly string[]) =>
    ({ entry: { seat: 0, move: {} }, events: kinds.map((kind) => ({ kind })), view: {} }) as unknown as Frame;
  const rolled = { ...frame(), entry: { seat: 0, dice: [1] } } as Frame;
  const ended = [rolled, frame('banked', 'turn-ended')];
  expect(turnOf(ended)).toEqual(ended);
  expect(turnOf([...ended, frame()])).toEqual([...ended, frame()]);
  expect(turnOf([...ended, frame(), rolled])).toEqual([frame(), rolled]);
});

it('a throw-off shows the rolls of each seat in order, with the points of its last roll, but not those of an earlier throw-off', () => {
  const rolled = (seat: number, dice: number[], value: number, ...more: string[]) =>
    ({
      entry: { seat, dice },
      events: [{ kind: 'rolled', seat, dice, value, purpose: 'start' }, ...more.map((kind) => ({ kind }))],
      view: {},
    }) as unknown as Frame;
  const first = [rolled(0, [1], 1), rolled(1, [6], 6), rolled(2, [2], 2, 'starts')];
  expect(throwOffRolls(first).map(({ seat, value }) => [seat, value])).toEqual([
    [0, 1],
    [1, 6],
    [2, 2],
  ]);
  const second = [rolled(2, [5, 5], 10), rolled(1, [5, 5], 10, 'tied'), rolled(2, [3, 1], 4)];
  const running = [
    { seat: 1, rolls: [[5, 5]], value: 10 },
    {
      seat: 2,
      rolls: [
        [5, 5],
        [3, 1],
      ],
      value: 4,
    },
  ];
  expect(throwOffRolls([...first, ...second])).toEqual(running);
  const event = { kind: 'rolled', seat: 0, dice: [4], purpose: 'turn' };
  const turn = { ...rolled(0, [4], 4), events: [event] };
  expect(throwOffRolls([...second.slice(0, 1), turn, ...second])).toEqual(running);
  expect(throwOffRolls([...second, turn])).toEqual([]);
});

it('after a tie among many seats, a throw-off shows only those that roll again, because all would not fit', () => {
  const rolled = (seat: number, face: number, ...tied: number[]) =>
    ({
      entry: { seat, dice: [face] },
      events: [
        { kind: 'rolled', seat, dice: [face], purpose: 'order' },
        ...(tied.length > 0 ? [{ kind: 'tied', seats: tied }] : []),
      ],
      view: {},
    }) as unknown as Frame;
  const seatsOf = (frames: readonly Frame[]) => throwOffRolls(frames).map(({ seat }) => seat);
  const four = [rolled(0, 6), rolled(1, 2), rolled(2, 6), rolled(3, 6, 0, 2, 3)];
  expect(seatsOf([...four, rolled(0, 1)])).toEqual([0, 1, 2, 3]);
  const five = [...four.slice(0, 3), rolled(3, 6), rolled(4, 1, 0, 2, 3)];
  expect(seatsOf(five)).toEqual([0, 1, 2, 3, 4]);
  const again = [...five, rolled(0, 5)];
  expect(seatsOf(again)).toEqual([0, 2, 3]);
  const second = [...again, rolled(2, 5), rolled(3, 1, 0, 2)];
  expect(seatsOf(second)).toEqual([0, 2, 3]);
  expect(seatsOf([...second, rolled(0, 4)])).toEqual([0, 2]);
});

it('all rolls for the start are shown with their players, and disappear when the first turn begins', () => {
  const rolled = new Map<string, string>();
  everyState('ten-thousand', 1, [], (shown) => {
    const { rolls, owner } = diceOnFelt(shown);
    const told = shown.moment?.main.event.kind ?? 'nothing';
    if (shown.throwing === null && owner === null)
      rolled.set(told, rolls.map(({ seat, rolls: own }) => `${seat}: ${own.join(' ')}`).join(', '));
  });
  expect(rolled.get('starts')).toMatch(/^0: \d.*, 1: \d/);
  expect(rolled.get('nothing')).toBe('');
});

const losersOf = (last: Frame | undefined): readonly Seat[] =>
  (last?.events ?? []).flatMap((event) =>
    event.kind === 'round-lost' ? (event as EventOf<'round-lost'>).seats : [],
  );

describe.each(games.map(({ id }) => id))('the felt shows the end of %s', (id) => {
  it.each([[[]], [[0]], [[0, 1]]])(
    'the end of a match is shown over the dice of the winners, unless they lost the last round (seats on this device: %j)',
    (mine) => {
      let told = 0;
      for (const seed of [1, 2, 3, 4])
        everyState(id, seed, mine, (shown) => {
          if (shown.moment?.main.event.kind !== 'match-over') return;
          const { owner, rolls } = diceOnFelt(shown);
          const seats = owner === null ? rolls.map(({ seat }) => seat) : [owner];
          const last = shown.frames[shown.count - 1];
          const losers = losersOf(last);
          if (shown.acting.some((seat) => losers.includes(seat))) expect(seats).toEqual([]);
          else expect(seats).toEqual(expect.arrayContaining([...shown.acting]));
          // Only the dice of a player of this device have no name.
          expect(owner === null || mine.includes(owner)).toBe(true);
          told += 1;
        });
      expect(told).toBeGreaterThan(2);
    },
  );

  it('the winning hand consists of dice that the only winner rolled, as many as lay on the felt', () => {
    const won = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const match = matchOf(id, short[id] ?? {}, seed);
      const { setup, events } = match;
      const frames = framesOf(match, 'table');
      const end = events.flat().find((event): event is EventOf<'match-over'> => event.kind === 'match-over');
      const [winner, other] = end?.seats ?? [];
      if (winner === undefined || other !== undefined || losersOf(frames.at(-1)).includes(winner)) return [];
      return [{ winner, frames, dice: winningDice(setup.game, frames, winner), setup }];
    });
    expect(won.length).toBeGreaterThan(2);
    for (const { winner, frames, dice, setup } of won) {
      const rolled = frames.flatMap(({ events }) =>
        events.flatMap((event: BaseEvent) =>
          'dice' in event && 'seat' in event && event.seat === winner ? (event.dice as readonly Face[]) : [],
        ),
      );
      expect(dice.length).toBeGreaterThan(0);
      expect(rolled).toEqual(expect.arrayContaining([...dice]));
      if (['three-dice', 'hidden-pairs', 'threes'].includes(id))
        expect(dice).toHaveLength(setup.game.facts.freshDice());
    }
  });
});

it('the win of a person on a shared device is celebrated, also in games with secret hands', () => {
  const won = new Set<string | undefined>();
  everyState(
    'hidden-pairs',
    1,
    [],
    ({ moment }) => {
      const main = moment?.main;
      if (main?.event.kind === 'match-over') won.add(main.celebration);
    },
    [0, 1],
  );
  expect([...won]).toEqual(['win']);
});

it.each([0, 1])(
  'the dice of a combination of Greed lie side by side, and a triple in one row, from the throw on (seen from seat %i)',
  (seat) => {
    let apart = 0;
    let thrown: readonly Face[] | null = null;
    everyState('greed', 1, [seat], (shown) => {
      const { inFront, laid, row } = diceOnFelt(shown);
      for (const dice of [inFront, laid.dice]) {
        const sets = dice.map((die) =>
          setOf(dice, die)
            .map(({ position }) => position)
            .join(),
        );
        const parts = sets.filter((set, at) => set !== sets[at - 1]);
        expect(parts).toEqual([...new Set(sets)]);
        // A phone shows three dice in a row.
        const triple = dice.findIndex((die) => setOf(dice, die).length === 3);
        if (triple >= 0) expect(triple % 3).toBe(0);
        if (dice.some(({ position }, at) => position !== at)) apart += 1;
      }
      const faces = inFront.map(({ face }) => face);
      if (thrown !== null && row === null && faces.length > 0) expect(faces).toEqual(thrown);
      thrown = row?.map(({ face }) => face) ?? null;
    });
    expect(apart).toBeGreaterThan(0);
  },
);

it('on a phone, a triple of Ten Thousand is in one row, from the throw until the turn is over', () => {
  let triples = 0;
  for (const seed of [1, 2, 3])
    everyState('ten-thousand', seed, [0], (shown) => {
      const { inFront, row, order } = diceOnFelt(shown);
      const count = row?.length ?? inFront.length;
      if (order.length > 0 && count > 0) expect(order.toSorted()).toEqual([...Array(count).keys()]);
      const places = order.map((position) => inFront.find((die) => die.position === position));
      const triple = places.findIndex((die) => die !== undefined && setOf(inFront, die).length === 3);
      if (triple < 0) return;
      expect(triple % 3).toBe(0);
      triples += 1;
    });
  expect(triples).toBeGreaterThan(0);
});
