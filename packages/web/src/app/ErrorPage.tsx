import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { Page } from './Page.tsx';

const loadErrors = new WeakSet<object>();

/** Remembers which errors come from dynamic imports: an update of the site removed the file, or the network is gone. */
export function trackLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => loadErrors.add(payload));
}

const isLoadError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && loadErrors.has(error);

const ReloadButton = () => (
  <Button tone="primary" data-action="reload" onClick={() => location.reload()}>
    {useMessages().say('web-reload')}
  </Button>
);

export function ErrorPage({ error }: { readonly error: unknown }) {
  const messages = useMessages();
  const text = isLoadError(error) ? 'web-error-load' : 'web-error';
  return (
    <Page title={messages.say(text)}>
      <p role="alert">{messages.say(`${text}.about`)}</p>
      <ReloadButton />
    </Page>
  );
}

export function ErrorNote({ error }: { readonly error: unknown }) {
  const messages = useMessages();
  const text = isLoadError(error) ? 'web-error-load' : 'web-error';
  return (
    <div className="row" role="alert">
      <p className="grow">{messages.say(`${text}.part`)}</p>
      <ReloadButton />
    </div>
  );
}
