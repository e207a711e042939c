import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { isLoadError } from './load-errors.ts';
import { Page } from './Page.tsx';

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
