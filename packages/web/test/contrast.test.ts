import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours as tokenColours } from '../src/tokens/tokens.ts';

const css = readFileSync(new URL('../src/look/theme.css', import.meta.url), 'utf8');

/** Returns the colours that a rule sets, together with those that it inherits. */
function coloursOf(selector: string, base: ReadonlyMap<string, string> = new Map()): Map<string, string> {
  const from = css.indexOf(`${selector} {`);
  if (from < 0) throw new Error(`theme.css has no ${selector}`);
  const rule = css.slice(from, css.indexOf('}', from));
  return new Map([
    ...base,
    ...[...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  ]);
}

/** Returns the colour and the opacity with which a theme's gradient begins; nothing if the theme has no gradient. */
function lightOf(theme: string, light: 'lamp' | 'glow'): readonly [Rgb, number] {
  const selector = theme === 'dark' ? ':root' : `:root[data-theme="${theme}"]`;
  const from = css.indexOf(`${selector} {`);
  const value = new RegExp(`--${light}: ([^;]+);`).exec(css.slice(from))?.[1] ?? '';
  if (value === 'none') return [[0, 0, 0], 0];
  const found = /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(value);
  if (found === null) throw new Error(`no light in --${light} of ${theme}`);
  const [r = 0, g = 0, b = 0, share = 0] = found.slice(1).map(Number);
  return [[r, g, b], share];
}

type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const mix = (under: Rgb, over: Rgb, share: number): Rgb =>
  under.map((part, at) => part * (1 - share) + (over[at] ?? 0) * share) as unknown as Rgb;

/** Returns the relative luminance from 0 to 1, as WCAG 2.2 defines it. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio from 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const dark = coloursOf(':root');
const themes = {
  dark,
  light: coloursOf(':root[data-theme="light"]', dark),
  contrast: coloursOf(':root[data-theme="contrast"]', dark),
};
const texts = ['ink', 'ink-soft', 'brass-ink', 'bad', 'good'];
const grounds = ['felt', 'felt-deep', 'page', 'panel', 'panel-raised'];

describe.each(Object.entries(themes))('the colours of the %s theme have enough contrast', (name, colours) => {
  const colour = (token: string): Rgb => {
    const value = colours.get(token);
    if (value === undefined) throw new Error(`no --${token}`);
    return rgb(value);
  };
  // The lightest points of the gradients, which axe does not evaluate: the lamp over the page, and the glow in the
  // middle of the felt.
  const felt = colour('felt');
  const lit = (light: 'lamp' | 'glow'): Rgb => {
    const [colour, share] = lightOf(name, light);
    return mix(felt, colour, share);
  };
  const surfaces: readonly (readonly [string, Rgb])[] = [
    ...grounds.map((token) => [token, colour(token)] as const),
    ['the felt under the lamp', lit('lamp')],
    ['the middle of the felt', lit('glow')],
  ];
  it.each(texts)('text in %s has a contrast of 7:1 on every background', (text) => {
    const low = surfaces.flatMap(([where, ground]) => {
      const ratio = contrast(colour(text), ground);
      return ratio < 7 ? [`${where}: ${ratio.toFixed(2)}`] : [];
    });
    expect(low).toEqual([]);
  });
  it('text on brass has a contrast of 7:1', () => {
    for (const brass of ['brass', 'brass-lit']) {
      expect(contrast(colour('on-brass'), colour(brass))).toBeGreaterThanOrEqual(7);
    }
  });
  it('lines, accents, tokens and the focus have a contrast of 3:1', () => {
    const seen = [
      'focus',
      'accent-greed',
      'accent-ten-thousand',
      'accent-threes',
      'accent-three-dice',
      'accent-hidden-pairs',
      ...tokenColours.map((name) => `seat-${name}`),
    ];
    const low = seen.flatMap((token) =>
      surfaces.flatMap(([where, ground]) =>
        contrast(colour(token), ground) < 3 ? [`${token} on ${where}`] : [],
      ),
    );
    expect(low).toEqual([]);
  });
});
