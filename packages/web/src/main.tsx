import './look/fonts.css';
import './look/theme.css';
import './look/base.css';
import './look/controls.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { followAppearance } from './settings/appearance.ts';
import { loadWords } from './words/words.tsx';

followAppearance();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

/** Lets everything else that waits have a turn, so that no task holds up the page for long. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

async function open(into: HTMLElement): Promise<void> {
  const [{ App }] = await Promise.all([import('./app/App.tsx'), loadWords(breath)]);
  await breath();
  // Not before all of it can be replaced at once: until then what the build wrote into the page stands.
  startTransition(() => createRoot(into).render(<App />));
}

void open(root);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'));
}
