import { currentSettings, onSettings } from './settings.ts';

const asked = (query: string): MediaQueryList => window.matchMedia(query);
const light = asked('(prefers-color-scheme: light)');
const contrast = asked('(prefers-contrast: more)');
const still = asked('(prefers-reduced-motion: reduce)');

/** Whether things should appear rather than move: by the settings, else by the system. */
export function motionIsReduced(): boolean {
  const { motion } = currentSettings();
  return motion === 'auto' ? still.matches : motion === 'reduced';
}

function apply(): void {
  const { theme } = currentSettings();
  const root = document.documentElement;
  root.dataset.theme =
    theme === 'auto' ? (contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark') : theme;
  root.dataset.motion = motionIsReduced() ? 'reduced' : 'full';
  // Later: asking for a style now would have all of it worked out before the page goes on.
  setTimeout(paintBar);
}

function paintBar(): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar === null) return;
  bar.content = getComputedStyle(document.documentElement).getPropertyValue('--page').trim() || bar.content;
}

/** Keeps the page's theme and motion as the settings and the system want them. */
export function followAppearance(): void {
  apply();
  onSettings(apply);
  for (const query of [light, contrast, still]) query.addEventListener('change', apply);
}
