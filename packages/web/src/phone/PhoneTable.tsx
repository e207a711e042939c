import { lazy, useState } from 'react';
import { LazyPart } from '../app/LazyPart.tsx';
import { useMessages } from '../i18n/messages.tsx';
import type { Me } from '../online/guest.ts';
import { LateChoices } from '../party/LateChoices.tsx';
import { Button } from '../ui/Button.tsx';
import { JoinForm } from './JoinForm.tsx';
import { PhoneLobby } from './PhoneLobby.tsx';
import { PhoneMatch } from './PhoneMatch.tsx';
import { PhoneNote } from './PhoneNote.tsx';
import styles from './phone.module.css';
import type { PlayerTable } from './use-tables.ts';

const PhonePodium = lazy(() => import('./PhonePodium.tsx'));

interface PhoneTableProps {
  readonly tables: readonly PlayerTable[];
  readonly me: Me;
  /** Asks the server again who the person of this browser is. */
  readonly onMe: () => void;
}

const isIn = ({ state }: PlayerTable): boolean =>
  state !== null &&
  (state.you.seat !== null || state.table.waiting.some(({ person }) => person === state.you.person));

/**
 * Returns the player who should hold the phone: the current holder if it is their turn, otherwise the first player
 * whose turn it is.
 */
function holderOf(tables: readonly PlayerTable[], holder: number): number {
  const acts = tables.map(({ state }) => state?.table.match?.yourTurn === true);
  if (acts[holder] === true) return holder;
  const next = acts.indexOf(true);
  return next < 0 ? holder : next;
}

export function PhoneTable({ tables, me, onMe }: PhoneTableProps) {
  const messages = useMessages();
  const [isWatching, setWatching] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [held, setHeld] = useState(0);
  const [asking, setAsking] = useState<number | null>(null);
  const [first] = tables;
  const firstState = first?.state ?? null;
  if (first === undefined || first.table === null || firstState === null) return null;
  const { table } = firstState;
  const isUnknown = me.kind !== 'known' || (!isIn(first) && !isWatching);
  if (isUnknown && !(me.kind === 'known' && table.status === 'over'))
    return (
      <JoinForm
        state={firstState}
        known={me.kind === 'known' ? me.person : null}
        onDone={(snapshot) => {
          if (snapshot === null) setWatching(true);
          else first.table?.take(snapshot);
          onMe();
        }}
      />
    );
  if (isAdding) return <JoinForm state={firstState} known={null} isSharing onDone={() => setAdding(false)} />;

  const people = tables.filter(({ state }) => state !== null);
  const holder = Math.min(asking ?? holderOf(people, held), people.length - 1);
  const shown = people[held] ?? first;
  const { state } = shown;
  if (shown.table === null || state === null) return null;
  if (table.status === 'open' || table.match === null || state.start === null)
    return <PhoneLobby tables={people} onAdd={() => setAdding(true)} />;
  if (!state.hasPast) return <PhoneNote text={messages.say('web-connecting')} />;
  const next = people[holder];
  const nextName = next?.state?.table.seats[next.state.you.seat ?? -1]?.name;
  return (
    <>
      <PhoneMatch
        // The key makes sure that each player's table has its own state.
        key={`${state.you.person} ${state.table.id}`}
        table={shown.table}
        state={state}
        start={state.start}
        passTo={holder === held || nextName == null ? null : nextName}
        onPass={() => {
          setHeld(holder);
          setAsking(null);
        }}
        end={
          <LazyPart>
            <PhonePodium state={state} api={shown.table.api} />
          </LazyPart>
        }
      />
      <LateChoices state={state} own={shown.table} />
      {people.length > 1 ? (
        <nav className={styles.switch} aria-label={messages.say('phone-players')}>
          {people.map(({ state: other }, index) => (
            <Button
              key={other?.you.person}
              aria-pressed={index === held}
              onClick={() => setAsking(index === held ? null : index)}
            >
              {other?.table.seats[other.you.seat ?? -1]?.name ?? messages.say('phone-watcher')}
            </Button>
          ))}
        </nav>
      ) : null}
    </>
  );
}
