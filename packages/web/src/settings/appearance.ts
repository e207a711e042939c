import { currentSettings, onSettings } from './settings.ts';

const asked = (query: string): MediaQueryList => window.matchMedia(query);
const light = asked('(prefers-color-scheme: light)');
const contrast = asked('(prefers-contrast: more)');
const still = asked('(prefers-reduced-motion: reduce)');
const paper = asked('print');

export function motionIsReduced(): boolean {
  const { motion } = currentSettings();
  return motion === 'auto' ? still.matches : motion === 'reduced';
}

function apply(): void {
  const { theme, font } = currentSettings();
  const root = document.documentElement;
  const wanted =
    theme === 'auto' ? (contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark') : theme;
  // Printers omit backgrounds, so a printed page needs dark text.
  root.dataset.theme = paper.matches ? 'light' : wanted;
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
  for (const query of [light, contrast, still, paper]) query.addEventListener('change', apply);
}
