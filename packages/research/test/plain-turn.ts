import type { ScoringTable } from '@dicehall/strategy/solvers';

/**
 * Returns the value of the start of a turn, computed by plain recursion over every roll and take.
 * @param stop the value of stopping with these points; 1 ends the recursion, so that a race has to win there
 * @param bust the value of a turn that ends without points
 */
export function plainTurn(
  { dice, classes }: ScoringTable,
  stop: (points: number) => number,
  bust: number,
): number {
  const known = new Map<number, number>();
  const thrown = (points: number, count: number): number => {
    const key = points * 10 + count;
    const found = known.get(key);
    if (found !== undefined) return found;
    let value = 0;
    for (const { takes, ways } of classes[count] ?? []) {
      const values = takes.map(({ score, left }) => {
        const stopped = stop(points + score);
        return stopped === 1 ? 1 : Math.max(stopped, thrown(points + score, left));
      });
      value += (ways / 6 ** count) * (takes.length === 0 ? bust : Math.max(...values));
    }
    known.set(key, value);
    return value;
  };
  return thrown(0, dice);
}
