import type { MessageKey } from '@dicehall/engine';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './train.module.css';

interface Way {
  readonly href: string;
  readonly name: MessageKey;
  readonly about: MessageKey;
}

const ways: readonly Way[] = [
  { href: '/daily', name: 'web-daily', about: 'web-daily.about' },
  { href: '/puzzles', name: 'web-puzzles', about: 'web-puzzles.about' },
  { href: '/cards', name: 'web-cards', about: 'web-cards.about' },
  { href: '/my-play', name: 'web-my-play', about: 'web-my-play.about' },
  { href: '/explore', name: 'web-explore', about: 'web-explore.about' },
];

/** The ways to learn from exact values. */
export default function TrainPage() {
  const messages = useMessages();
  return (
    <Page title={messages.say('web-train')}>
      <p className="soft">{messages.say('web-train.about')}</p>
      <ul className={styles.ways}>
        {ways.map(({ href, name, about }) => (
          <Card as="li" key={href}>
            <h2>{messages.say(name)}</h2>
            <p className="soft">{messages.say(about)}</p>
            <LinkButton
              href={href}
              aria-label={messages.say('web-train-open.name', { name: messages.say(name) })}
            >
              {messages.say('web-train-open')}
            </LinkButton>
          </Card>
        ))}
      </ul>
    </Page>
  );
}
