import { tableSound } from '../table/sound.ts';
import { flyToScore } from './fly-to-score.ts';
import type { Moment } from './moment.ts';

/** The milliseconds between the first two dice that give their points. Each wait is `shorter` times the one before it. */
const firstWait = 150;
const shorter = 0.85;

/**
 * Animates the points of each die on the table, which go to the score of a seat one after the other, faster each time.
 * @returns a function that ends the animation early
 */
export function flyFromDice(
  area: HTMLElement | null | undefined,
  seat: number,
  parts: readonly number[],
  tone?: Moment['tone'],
): () => void {
  const dice = area?.querySelectorAll<HTMLElement>('[data-count] > :has(.die)') ?? [];
  const ends: (() => void)[] = [];
  let nth = 0;
  let wait = firstWait;
  let timer = setTimeout(function next() {
    const [die, points] = [dice[nth], parts[nth]];
    if (die === undefined || points === undefined) return;
    die.animate({ scale: 1.12, offset: 0.3 }, { duration: 260, easing: 'ease-out' });
    if (points !== 0) ends.push(flyToScore(die, seat, points, tone) ?? (() => {}));
    tableSound.play({ kind: 'gain', nth });
    nth += 1;
    timer = setTimeout(next, wait);
    wait *= shorter;
  });
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
