import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './train.module.css';
import { trainingWays } from './ways.ts';

/** The ways to learn from exact values. */
export default function TrainPage() {
  const messages = useMessages();
  return (
    <Page title={messages.say('web-train')}>
      <p className="soft">{messages.say('web-train.about')}</p>
      <ul className={styles.ways}>
        {trainingWays.map(({ href, name, about }) => (
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
