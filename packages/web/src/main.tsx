import './look/fonts.css';
import './look/theme.css';
import './look/base.css';
import './look/controls.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { followAppearance } from './settings/appearance.ts';

followAppearance();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(<App />);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'));
}
