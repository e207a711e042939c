import type { OnlineState } from '@dicehall/server/client';
import { useMessages } from '../i18n/messages.tsx';
import { mayJoin } from '../online/seat-facts.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { phoneLink, shortAddress, usePhoneAddress } from './join-facts.ts';
import styles from './room.module.css';

/** Shows how to join, while people may still join. */
export function Corner({ state }: { readonly state: OnlineState }) {
  const messages = useMessages();
  const address = usePhoneAddress();
  const { table } = state;
  if (!mayJoin(table)) return null;
  const [host = '', port = ''] = address == null ? [] : shortAddress(address).split(/(?=:)/);
  return (
    <div className={styles.corner} data-corner>
      {address == null ? null : (
        <QrCode
          className={styles.smallQr}
          text={phoneLink(address, table.code)}
          label={messages.say('web-qr')}
        />
      )}
      <div className={styles.cornerText}>
        <p>
          {messages.say('web-code')}{' '}
          <span className={styles.cornerCode} data-code>
            {table.code}
          </span>
        </p>
        {address == null ? null : (
          <p className={styles.cornerAddress}>
            {host}
            <wbr />
            {port}
          </p>
        )}
      </div>
    </div>
  );
}
