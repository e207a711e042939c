// Before the first paint: the theme that is wanted, and nothing in a language that is not. The page's own script, which
// comes later, decides the same (src/settings/appearance.ts, src/i18n/messages.tsx).
(() => {
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
    // Then everything is as the system wants it.
  }
  root.dataset.theme = ['dark', 'light', 'contrast'].includes(settings.theme) ? settings.theme : own;
  if (['de', 'en'].includes(settings.language) && settings.language !== root.lang)
    root.dataset.shell = 'other';
})();
