import '../look/theme.css';
import '../look/base.css';
import '../look/layout.css';
import { createRoot } from 'react-dom/client';
import { screenAddress } from '../app/address.ts';
import { keepFocus } from '../app/keep-focus.ts';
import { MessagesContext } from '../i18n/messages.tsx';
import { followAppearance } from '../settings/appearance.ts';
import { PhonePage } from './PhonePage.tsx';
import { phoneLanguage, phoneTexts } from './texts.ts';

followAppearance();
// The fonts load in parallel, so that the first paint does not wait for them.
void import('../look/fonts.css');
document.documentElement.lang = phoneLanguage();
const code = decodeURIComponent(screenAddress().split('/')[2] ?? '');
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

phoneTexts(null)
  .then((messages) => {
    keepFocus();
    createRoot(root).render(
      <MessagesContext value={messages}>
        <PhonePage code={code} />
      </MessagesContext>,
    );
  })
  .catch((error: unknown) => {
    // This text is not in the catalogue, because the catalogue may be the part that failed to load.
    root.innerHTML = '<main class="page"><h1>Dicehall</h1><p><a href="">Reload</a></p></main>';
    throw error;
  });
