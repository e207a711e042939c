import { currentSettings, onSettings } from './settings.ts';

const queries = {
  light: '(prefers-color-scheme: light)',
  contrast: '(prefers-contrast: more)',
  still: '(prefers-reduced-motion: reduce)',
  paper: 'print',
} as const;
const wants = (query: keyof typeof queries): boolean => matchMedia(queries[query]).matches;

export function motionIsReduced(): boolean {
  const { motion } = currentSettings();
  return motion === 'auto' ? wants('still') : motion === 'reduced';
}

function apply(): void {
  const { theme, font } = currentSettings();
  const root = document.documentElement;
  const wanted =
    theme === 'auto' ? (wants('contrast') ? 'contrast' : wants('light') ? 'light' : 'dark') : theme;
  // Printers omit backgrounds, so a printed page needs dark text.
  root.dataset.theme = wants('paper') ? 'light' : wanted;
  root.dataset.font = font;
  // The font is loaded on demand, because its files are large and few people need it.
  if (font === 'dyslexic') void import('../look/dyslexic-font.css');
  root.dataset.motion = motionIsReduced() ? 'reduced' : 'full';
  // Reading a style now would force a layout before the page continues.
  setTimeout(paintBar);
}

function paintBar(): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar === null) return;
  bar.content = getComputedStyle(document.documentElement).getPropertyValue('--page').trim() || bar.content;
}

export function followAppearance(): void {
  apply();
  onSettings(apply);
  for (const query of Object.values(queries)) matchMedia(query).addEventListener('change', apply);
}
