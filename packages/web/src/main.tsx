import './look/fonts.css';
import './look/theme.css';
import './look/base.css';
import './look/controls.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { followAppearance } from './settings/appearance.ts';
import { loadWords } from './words/words.tsx';

followAppearance();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
// Not before: what the build wrote into the page stands until all of it can be replaced at once.
void loadWords().then(() => {
  delete document.documentElement.dataset.shell;
  createRoot(root).render(<App />);
});
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'));
}
