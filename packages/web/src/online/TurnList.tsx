import { gameIdOf } from '@dicehall/server/client';
import type { Turn } from '@dicehall/server/protocol';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { RowLink } from '../ui/Button.tsx';
import styles from './online.module.css';

export function TurnList({ turns }: { readonly turns: readonly Turn[] }) {
  const messages = useMessages();
  return (
    <ul className={styles.turns}>
      {turns.map((turn) => {
        const game = gameIdOf(turn.game);
        const others = turn.names.filter((name, seat) => seat !== turn.seat && name !== '');
        const text = turn.yours ? 'yours' : turn.status;
        return (
          <li key={turn.table}>
            <RowLink href={`/online/table/${turn.table}`} isAwaited={turn.yours}>
              {game === null ? null : <GameEmblem game={game} />}
              <span className="grow">
                <strong>{messages.lookup(`game-${turn.game}`)}</strong>
                <span className="soft small">
                  {others.length === 0 ? messages.say('web-no-one-yet') : messages.list(others)}
                </span>
              </span>
              <span className="small">{messages.say('web-turn-state', { state: text })}</span>
            </RowLink>
          </li>
        );
      })}
    </ul>
  );
}
