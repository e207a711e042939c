const copies = 36;

/** The number of milliseconds between the jumps of two dice, equal to that between two tones of a win. */
const stagger = 120;

/** The duration of a jump in milliseconds. */
const duration = 560;

/** Makes the dice jump one after another. */
export function letJump(dice: Iterable<HTMLElement>): void {
  [...dice].forEach((die, nth) => {
    die.animate([{}, { transform: 'translateY(-45%) rotate(-8deg) scale(1.2)', offset: 0.4 }, {}], {
      duration,
      delay: stagger * nth,
      easing: 'cubic-bezier(0.3, 0, 0.4, 1)',
    });
  });
}

/**
 * Makes a total of three or more digits below the headline count up while this many dice jump.
 * @returns a function that shows the whole total at once
 */
function letTotalClimb(place: HTMLElement, dice: number): (() => void) | undefined {
  const written = place.closest('[data-cloth]')?.querySelector('[data-moment] > p + p')?.firstChild;
  const whole = written?.nodeValue;
  if (written == null || whole == null) return;
  const show = (share: number) => {
    written.nodeValue = whole.replace(/\d[\d.,]+\d/u, (total) =>
      Math.round(Number(total.replace(/\D/gu, '')) * share).toLocaleString(document.documentElement.lang),
    );
  };
  const start = performance.now();
  let frame = requestAnimationFrame(function next(now) {
    const share = Math.min(1, Math.max(0, (now - start) / (duration + stagger * dice)));
    show(1 - (1 - share) ** 3);
    if (share < 1) frame = requestAnimationFrame(next);
  });
  return () => {
    cancelAnimationFrame(frame);
    written.nodeValue = whole;
  };
}

/** Half the size of a copy in pixels. */
const half = 16;

/**
 * Makes the winning dice jump one after another and throw up small copies of themselves, while the total counts up.
 * Without winning dice, the emblem of the game throws up copies. The copies are removed together with the element
 * `place`.
 * @returns a function that shows the whole total at once
 */
export function throwUpDice(place: HTMLElement): (() => void) | undefined {
  const cloth = place.closest('[data-cloth]');
  const dice = [...(cloth?.querySelectorAll<HTMLElement>('[data-area] .die') ?? [])];
  const sources = dice.length > 0 ? dice : [...(cloth?.querySelectorAll<HTMLElement>('.emblem') ?? [])];
  const felt = place.getBoundingClientRect();
  letJump(dice);
  for (let nth = 0; nth < copies; nth++) {
    const from = sources[nth % sources.length];
    if (from === undefined) break;
    const box = from.getBoundingClientRect();
    const copy = from.cloneNode(true) as HTMLElement;
    copy.dataset.state = 'lying';
    place.append(copy);
    // Multiples of the golden ratio spread the copies evenly but without a pattern.
    const aside = ((nth * 0.618) % 1) - 0.5;
    const [x, y] = [box.x - felt.x + box.width / 2 - half, box.y - felt.y + box.height / 2 - half];
    const high = y - felt.height * (0.15 + 0.35 * ((nth * 0.382) % 1));
    const turn = Math.sign(aside);
    const at = (share: number, height: number, turns: number) =>
      `translate(${x + aside * felt.width * share}px, ${height}px) rotate(${turn * turns}turn)`;
    copy.animate(
      [
        { transform: at(0, y, 0), opacity: 0, easing: 'cubic-bezier(0.2, 0.7, 0.5, 1)' },
        { opacity: 1, offset: 0.08 },
        { transform: at(0.5, high, 0.4), opacity: 1, offset: 0.42, easing: 'cubic-bezier(0.5, 0, 0.8, 0.5)' },
        { transform: at(0.95, felt.height + 40, 1.1), opacity: 1 },
      ],
      { duration: 1500, delay: stagger * (1 + (nth % sources.length) * 1.2 + nth * 0.2), fill: 'both' },
    );
  }
  return letTotalClimb(place, dice.length);
}
