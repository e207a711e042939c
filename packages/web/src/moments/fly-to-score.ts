import type { Moment } from './moment.ts';
import { flight } from './timing.ts';

/**
 * Animates points that leave an element on the cloth and shrink into the score of a seat.
 * @returns a function that ends the animation early
 */
export function flyToScore(
  from: HTMLElement | null,
  seat: number,
  points: number,
  tone: Moment['tone'] = 'good',
): (() => void) | undefined {
  const target = document.querySelector(`[data-score-of="${seat}"]`);
  const cloth = from?.closest('[data-cloth]');
  if (from === null || target === null || cloth == null) return;
  const [start, end] = [from.getBoundingClientRect(), target.getBoundingClientRect()];
  const chip = document.createElement('span');
  chip.className = 'flying-points';
  chip.dataset.tone = tone;
  chip.ariaHidden = 'true';
  chip.textContent = `${points < 0 ? '−' : '+'}${Math.abs(points).toLocaleString(document.documentElement.lang)}`;
  // Points from dice pass below a headline and arrive below the plate of the seat, so that they cross no text. Points
  // that start in a headline pass above everything.
  if (from.closest('[data-moment]') === null) cloth.append(chip);
  else cloth.after(chip);
  const { width, height } = chip.getBoundingClientRect();
  /** Centres the points on a box but keeps them within the page, because the first seat's score may be at its edge. */
  const at = (box: DOMRect, scale: number) => {
    const x = Math.max(box.x + (box.width - width) / 2, (width * (scale - 1)) / 2 + 10);
    return `translate(${x}px, ${box.y + (box.height - height) / 2}px) scale(${scale})`;
  };
  // Points that start at a displayed number are drawn at its size, so that they do not cover the text next to it.
  const size = Math.min(1, start.width / width);
  const moving = chip.animate(
    [
      { transform: at(start, size), opacity: 0 },
      { transform: at(start, size * 1.25), opacity: 1, offset: 0.2 },
      { transform: at(end, 0.6), opacity: 0.9 },
    ],
    { duration: flight, easing: 'cubic-bezier(0.5, 0, 0.3, 1)', fill: 'both' },
  );
  const remove = () => chip.remove();
  moving.finished.then(remove, remove);
  return () => moving.cancel();
}
