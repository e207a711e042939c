import type { ReactNode } from 'react';
import { exploreAddress } from '../explore/explore-address.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { type MoveLink, moveAddress } from './move-link.ts';
import styles from './review.module.css';

interface MoveItemProps {
  readonly link: MoveLink;
  /** The number of the move, from 1. */
  readonly move: number;
  readonly chance: ReactNode;
  /** The position before the move as one line, for the explorer. */
  readonly position?: string;
  readonly children: ReactNode;
}

/** A notable move: its event, its effect on the win chance, and a link to it. */
export function MoveItem({ link, move, chance, position, children }: MoveItemProps) {
  const messages = useMessages();
  const text = messages.say('web-review-show', { number: move });
  return (
    <li className={styles.move}>
      <p>{children}</p>
      <p className={`number ${styles.chance}`}>{chance}</p>
      {link.kind === 'here' ? (
        <Button tone="quiet" data-action="show-move" onClick={() => link.show(move)}>
          {text}
        </Button>
      ) : (
        <LinkButton tone="quiet" data-action="show-move" href={moveAddress(link.replay, move)}>
          {text}
        </LinkButton>
      )}
      {position === undefined ? null : (
        <LinkButton
          tone="quiet"
          data-action="explore"
          href={exploreAddress(position)}
          aria-label={messages.say('web-explore-here-name', { number: move })}
        >
          {messages.say('web-explore-here')}
        </LinkButton>
      )}
    </li>
  );
}
