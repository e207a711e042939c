import { parsePosition, unwrap } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { winMap } from '../../src/values/charts.ts';
import { openedAt } from '../opened.ts';

describe('the map of win chances shows both scores', () => {
  test.each([
    ['greed target=1000 0,450 01 1 - choose 150 51342', 8],
    ['ten-thousand target=2000 0,1050 1 start', 6],
    ['threes rounds=3 12,9 3 0 start', 10],
  ])('the cells of the map of %s have the values of the positions that they name', async (line, count) => {
    const { game, state, values } = await openedAt(line);
    const { map } = values.charts(state);
    expect(map?.scores).toHaveLength(count);
    expect(map?.rows).toHaveLength(count);
    let cells = 0;
    for (const [row, other] of (map?.scores ?? []).entries()) {
      for (const [column, own] of (map?.scores ?? []).entries()) {
        const cell = map?.rows[row]?.[column];
        if (cell == null) continue;
        const at = unwrap(parsePosition(cell.line)).state;
        const seat = map?.seat ?? 0;
        expect(game.step(at)).toMatchObject({ seats: [seat] });
        expect(game.scores(at)[seat]).toBe(own);
        expect(game.scores(at)[1 - seat]).toBe(other);
        expect(cell.value).toBe(values.bySeat(at)[seat]);
        cells += 1;
      }
    }
    expect(cells).toBeGreaterThan(30);
  });

  test.each([
    ['greed target=1000 0,450 01 1 - choose 150 51342', 'greed target=1000 0,450 01 1 - start'],
    ['threes rounds=3 12,9 3 0 choose 66133 00010', 'threes rounds=3 12,9 3 0 start'],
  ])('the map during a turn is the map of the start of that turn: %s', async (during, start) => {
    const maps = await Promise.all(
      [during, start].map(async (line) => {
        const { state, values } = await openedAt(line);
        return values.charts(state).map;
      }),
    );
    expect(maps[0]?.rows[1]?.[1]?.line).toMatch(/ start$/);
    expect(maps[0]).toEqual(maps[1]);
  });

  test.each([
    ['threes rounds=3 12,9 3 0 start', false],
    ['threes rounds=3 12,9,4 3 0 start', true],
    ['hidden-pairs - 1 500,500 661524+0/112233+0 - 00 choosing', true],
  ])('there is a map only for two players, in games whose scores decide: %s', (line, isMissing) => {
    const { game, state } = unwrap(parsePosition(line));
    expect(winMap(game, state, () => 0.5) === null).toBe(isMissing);
  });

  test('the map omits scores that neither player can have', async () => {
    // After one turn a score is -30 or 0 to 30. The map covers the scores from 6 - 9 to 6 + 9.
    const { state, values } = await openedAt('threes rounds=3 8,4 2 0 start');
    expect(values.charts(state).map?.scores).toEqual([1, 3, 5, 7, 9, 11, 13, 15]);
    expect(values.charts(state).map?.rows.map((row) => row.length)).toEqual(Array(8).fill(8));
  });

  test('the map includes scores that only the other player can have', async () => {
    // Two turns can sum to a score between -30 and 0. A single turn cannot score in this range.
    const { state, values } = await openedAt('threes rounds=3 8,4 2 1 start');
    const { map } = values.charts(state);
    expect(map?.scores).toEqual([-3, -1, 1, 3, 5, 7, 9, 11, 13, 15]);
    expect(map?.rows[0]?.map((cell) => cell === null)).toEqual([true, true, ...Array(8).fill(false)]);
  });

  test('a last turn, the first round of Threes and a round of Three Dice have no map', async () => {
    for (const line of [
      'greed target=500 450,500 11 0 1 start',
      'threes rounds=3 0,0 1 0 start',
      'three-dice - 0,0 1 0 3 1 -,- start',
    ]) {
      const { state, values } = await openedAt(line);
      expect(values.charts(state).map, line).toBeNull();
    }
  });
});

describe('the chart of when to stop has cells by points and dice', () => {
  test('stopping is best from the points that the chart names, also between its columns', async () => {
    // The points include the 5 of this roll, and one die is left.
    const bestAt = async (points: number) => {
      const { position } = await openedAt(`greed - 1200,800 11 0 - choose ${points} 52`);
      const most = Math.max(...position.moves.map(({ value }) => value));
      return position.moves.find(({ value }) => value === most)?.move;
    };
    const { state, values } = await openedAt('greed - 1200,800 11 0 - choose 100 52');
    const [one] = values.charts(state).stopping?.ranges ?? [];
    expect(one).toEqual([{ least: 150, most: 1000 }]);
    expect(await bestAt(100)).toMatchObject({ type: 'roll' });
    for (const points of [150, 200, 250, 300]) expect(await bestAt(points)).toMatchObject({ type: 'stop' });
  });

  test('near an exact target, stopping is best in the ranges that the chart names, and nowhere else', async () => {
    const { state, values } = await openedAt('ten-thousand - 9000,4200 0 start');
    const { points = [], rows, ranges } = values.charts(state).stopping ?? {};
    expect(ranges?.some((ofDice) => ofDice.length > 1)).toBe(true);
    rows?.forEach((cells, row) => {
      cells.forEach(({ roll, stop }, column) => {
        const at = points[column] ?? 0;
        const isNamed = ranges?.[row]?.some(({ least, most }) => least <= at && at <= most);
        expect(isNamed, `${row + 1} dice, ${at} points`).toBe(stop !== null && stop >= roll);
      });
    });
  });

  test('the chart shows the values of stopping and of rolling', async () => {
    const { state, values, position } = await openedAt('greed target=1000 350,450 11 0 - choose 300 51342');
    const chart = values.charts(state).stopping;
    const cell = chart?.rows[2]?.[chart.points.indexOf(300)];
    for (const { move, value } of position.moves)
      expect((move as { type: string }).type === 'stop' ? cell?.stop : cell?.roll).toBeCloseTo(value, 12);
    expect(chart?.points).toEqual([100, 200, 300, 400, 500, 600]);
  });

  test('the chart includes the offer to the next player, and marks cells in which banking is not possible', async () => {
    const at = await openedAt('ten-thousand target=2000 1050,1000 0 choose 200 1342');
    const chart = at.values.charts(at.state).stopping;
    const cell = chart?.rows[2]?.[chart.points.indexOf(300)];
    const values = at.position.moves.map(({ value }) => value);
    expect(values).toHaveLength(2);
    expect(Math.max(cell?.stop ?? 0, cell?.roll ?? 0)).toBeCloseTo(values[0] ?? 0, 12);
    const opening = await openedAt('ten-thousand target=2000 0,1000 0 start');
    expect(opening.values.charts(opening.state).stopping?.rows[0]?.[0]).toMatchObject({
      stop: null,
      canStop: false,
    });
  });

  test.each([
    'greed target=1000 350,450 11 0 - start',
    'greed target=1000,straight=500 350,450 11 0 - start',
    'ten-thousand target=2000 1050,1000 0 start',
    'ten-thousand target=2000,takeOver=false,dice=5,five=100 1100,1000 0 start',
  ])('the cells of the chart of %s name positions whose moves have the same values', async (line) => {
    const { game, state, values: of } = await openedAt(line);
    const map = of.charts(state).stopping;
    const cells = map?.rows.flat().filter((cell) => cell.line !== null) ?? [];
    expect(cells.length).toBeGreaterThan(10);
    expect(map?.rows.every((row) => row.some((cell) => cell.line !== null))).toBe(true);
    for (const { line: named, roll, stop } of cells) {
      const at = unwrap(parsePosition(named ?? '')).state;
      expect(game.scores(at)).toEqual(game.scores(state));
      const values = of.at(at).moves.map(({ value }) => value);
      for (const value of [roll, stop ?? roll])
        expect(Math.min(...values.map((one) => Math.abs(one - value))), named ?? '').toBeLessThan(1e-12);
    }
  });
});
