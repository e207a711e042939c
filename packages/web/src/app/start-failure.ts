import { pickLanguage } from '@dicehall/messages';

/** Not in the catalogue: that may be what failed to load. */
const texts = {
  en: { title: 'Dicehall could not be loaded', reload: 'Reload' },
  de: { title: 'Dicehall konnte nicht geladen werden', reload: 'Neu laden' },
} as const;

/** Reports that the app could not start. A prerendered start screen stays: its links reload the page. */
export function showStartFailure(root: HTMLElement): void {
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
