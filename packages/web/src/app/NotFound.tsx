import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Page } from './Page.tsx';

export function NotFound() {
  const messages = useMessages();
  return (
    <Page title={messages.say('web-not-found')}>
      <Die face={null} size="large" />
      <p>{messages.say('web-not-found.about')}</p>
      <LinkButton href="/" tone="primary">
        {messages.say('web-to-start')}
      </LinkButton>
    </Page>
  );
}
