import type { OnlineState } from '@dicehall/server/client';
import { useMessages } from '../i18n/messages.tsx';
import { mayJoin } from '../online/seat-facts.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { isOwnAddress, phoneLink, shortAddress } from './join-facts.ts';
import styles from './room.module.css';

/** Shown while people may still join. */
export function Corner({ state }: { readonly state: OnlineState }) {
  const messages = useMessages();
  const { table } = state;
  if (!mayJoin(table)) return null;
  const isLocal = isOwnAddress();
  return (
    <div className={styles.corner} data-corner>
      {isLocal ? null : (
        <QrCode className={styles.smallQr} text={phoneLink(table.code)} label={messages.say('web-qr')} />
      )}
      <p className={styles.cornerText}>
        <span className={styles.cornerCode} data-code>
          {table.code}
        </span>
        {isLocal ? null : (
          <span className={styles.cornerAddress}>
            {location.hostname}
            <wbr />
            {shortAddress().slice(location.hostname.length)}
          </span>
        )}
      </p>
    </div>
  );
}
