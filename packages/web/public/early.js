// Before the first paint, sets the theme, and hides a start screen that is in another language than the settings. The
// page's own script later does the same (src/settings/appearance.ts, src/i18n/messages.tsx).
(() => {
  // If the page's own script cannot be loaded and nothing is shown yet, this shows an error message.
  const texts = {
    en: ['Dicehall could not be loaded', 'Files of the page are missing on its host, or the network failed.'],
    de: [
      'Dicehall konnte nicht geladen werden',
      'Dateien der Seite fehlen auf dem Server, oder das Netz ist gestört.',
    ],
  };
  addEventListener(
    'error',
    ({ target }) => {
      const page = document.getElementById('root');
      if (target.tagName !== 'SCRIPT' || page.hasChildNodes()) return;
      const [title, about] = texts[navigator.language.startsWith('de') ? 'de' : 'en'];
      const [heading, text] = [document.createElement('h1'), document.createElement('p')];
      heading.textContent = title;
      text.textContent = about;
      page.append(heading, text);
    },
    true,
  );
  const root = document.documentElement;
  const asked = (query) => window.matchMedia(query).matches;
  const own = asked('(prefers-contrast: more)')
    ? 'contrast'
    : asked('(prefers-color-scheme: light)')
      ? 'light'
      : 'dark';
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('dicehall.settings') ?? '{}');
  } catch {
    // Without storage, the page follows the system settings.
  }
  root.dataset.theme = ['dark', 'light', 'contrast'].includes(settings.theme) ? settings.theme : own;
  if (['de', 'en'].includes(settings.language) && settings.language !== root.lang)
    root.dataset.shell = 'other';
})();
