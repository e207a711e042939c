import type { GameId } from '@dicehall/engine';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import styles from './guide.module.css';
import { isNewTo, markOffered } from './scripts.ts';

/** Offers the guided match before the first match of a game on this device. */
export function GuideOffer({ game }: { readonly game: GameId }) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(() => isNewTo(game));
  if (!isOpen) return null;
  const decline = () => {
    markOffered(game);
    setOpen(false);
  };
  return (
    <section className={styles.offer} aria-label={messages.say('guide')} data-guide-offer>
      <p>{messages.say('guide-offer', { game: messages.lookup(`game-${game}`) })}</p>
      <div className="row">
        <LinkButton href={`/guide/${game}`} tone="primary">
          {messages.say('guide-start')}
        </LinkButton>
        <Button onClick={decline}>{messages.say('guide-decline')}</Button>
      </div>
    </section>
  );
}
