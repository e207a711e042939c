import './look/fonts.css';
import './look/theme.css';
import './look/base.css';
import './look/layout.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepInstallOffer } from './app/install.ts';
import { trackLoadErrors } from './app/load-errors.ts';
import { showStartFailure } from './app/start-failure.ts';
import { loadMessages } from './i18n/messages.tsx';
import { followAppearance } from './settings/appearance.ts';

followAppearance();
trackLoadErrors();
keepInstallOffer();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

/** Ends the task, so that no single task blocks the page for long. */
const yieldTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(into: HTMLElement): Promise<void> {
  const prerendered = into.hasChildNodes() ? document.documentElement.lang : null;
  const [{ App }] = await Promise.all([import('./app/App.tsx'), loadMessages(yieldTask)]);
  await yieldTask();
  startTransition(() => {
    // A difference, for example in how the browser formats numbers, is not an error: the screen is then rendered again.
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
  window.addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'));
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'which-path') ports[0]?.postMessage(location.pathname);
  });
}
