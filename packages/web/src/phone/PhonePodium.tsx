import { ofSeat } from '@dicehall/engine';
import type { OnlineState } from '@dicehall/server/client';
import { Ranking } from '../end/Ranking.tsx';
import { useMessages } from '../i18n/messages.tsx';
import type { Api } from '../online/api.ts';
import { useChanges } from '../online/use-changes.ts';
import { EveningTable } from '../party/EveningTable.tsx';
import { looksOf } from '../setup/characters.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import styles from './phone.module.css';

interface PhonePodiumProps {
  readonly state: OnlineState;
  readonly api: Api;
}

export default function PhonePodium({ state, api }: PhonePodiumProps) {
  const messages = useMessages();
  const { table, you } = state;
  const { problem, change } = useChanges(table.id, { api });
  const isHost = table.host === you.person;
  const places = table.match?.places ?? [];
  const place = you.seat === null ? null : (places[you.seat] ?? null);
  const looks = looksOf(messages, table.seats);
  const goOn = () => change('rematch', { rotate: true });
  return (
    <section className={styles.podium} data-podium>
      {place === null ? null : (
        <h2 data-place={place}>{messages.say('phone-result', { place, of: table.seats.length })}</h2>
      )}
      <Ranking
        className={styles.people}
        parts={{}}
        places={places}
        scores={table.match?.view.scores ?? []}
        seats={table.seats.map(({ kind }, seat) => ({ kind, token: ofSeat(looks, seat).token }))}
        names={table.seats.map(({ name }) => name)}
        mine={you.seat}
      />
      {table.evening === null || (table.evening.match < 2 && table.evening.teams === null) ? null : (
        <EveningTable evening={table.evening} me={you.person} />
      )}
      <ErrorMessage text={problem} />
      {isHost ? (
        <Button tone="primary" className={styles.large} data-action="again" onClick={() => void goOn()}>
          {messages.say('phone-next-match')}
        </Button>
      ) : (
        <p>{messages.say('phone-host-goes-on')}</p>
      )}
    </section>
  );
}
