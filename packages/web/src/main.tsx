import './look/fonts.css';
import './look/theme.css';
import './look/base.css';
import './look/layout.css';
import { pickLanguage } from '@dicehall/messages';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { base, screenAddress } from './app/address.ts';
import { keepInstallOffer } from './app/install.ts';
import { trackLoadErrors } from './app/load-errors.ts';
import { loadMessages } from './i18n/messages.tsx';
import { followAppearance } from './settings/appearance.ts';

/** These texts are not in the catalogue, because the catalogue may be the part that failed to load. */
const texts = {
  en: { title: 'Dicehall could not be loaded', reload: 'Reload' },
  de: { title: 'Dicehall konnte nicht geladen werden', reload: 'Neu laden' },
} as const;

/**
 * Shows that the app could not be loaded. A prerendered start screen in the right language stays, because its links
 * load new pages.
 */
function showStartFailure(root: HTMLElement): void {
  if (root.childElementCount > 0 && document.documentElement.dataset.shell === undefined) return;
  delete document.documentElement.dataset.shell;
  const { title, reload } = texts[pickLanguage(navigator.languages)];
  const heading = document.createElement('h1');
  heading.textContent = title;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => location.reload());
  const main = document.createElement('main');
  main.className = 'page';
  main.append(heading, button);
  root.replaceChildren(main);
}

followAppearance();
trackLoadErrors();
keepInstallOffer();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

/** Ends the current task, so that no single task blocks the page for long. */
const yieldTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(into: HTMLElement): Promise<void> {
  const prerendered = into.hasChildNodes() ? document.documentElement.lang : null;
  const texts = loadMessages(screenAddress() === '/' ? 'start' : 'match', yieldTask);
  const [{ App }] = await Promise.all([import('./app/App.tsx'), texts]);
  await yieldTask();
  startTransition(() => {
    // If the prerendered screen differs, for example in number formats, React renders it again. This is not an error.
    if (prerendered === document.documentElement.lang)
      hydrateRoot(into, <App />, { onRecoverableError() {} });
    else createRoot(into).render(<App />);
  });
}

start(root).catch((error: unknown) => {
  showStartFailure(root);
  throw error;
});
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register(`${base}service-worker.js`));
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'which-path') ports[0]?.postMessage(location.pathname);
  });
}
