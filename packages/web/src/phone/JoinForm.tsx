import { type Answer, type OnlineState, wasRemoved } from '@dicehall/server/client';
import type { Mark, Person, Snapshot } from '@dicehall/server/protocol';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { changeTable, readTable } from '../online/api.ts';
import { becomeGuest, rename } from '../online/guest.ts';
import { drawSeed } from '../online/saved-tables.ts';
import { freeSeats, mayWait } from '../online/seat-facts.ts';
import { useProblem } from '../online/use-changes.ts';
import { changeSettings, currentSettings } from '../settings/settings.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { freeTokens, type Token } from '../tokens/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage, Field, Input } from '../ui/Field.tsx';
import styles from './phone.module.css';
import { joinHere } from './players.ts';

interface JoinFormProps {
  readonly state: OnlineState;
  /** The person of this browser, if the server knows them. */
  readonly known: Person | null;
  /** Whether the form adds a player who shares this phone. */
  readonly isSharing?: boolean;
  /** Called with the table after the person has joined; with null for a person who only watches. */
  readonly onDone: (snapshot: Snapshot | null) => void;
}

/** Asks for a name and a token, which is all that a player needs. */
export function JoinForm({ state, known, isSharing = false, onDone }: JoinFormProps) {
  const messages = useMessages();
  const { table } = state;
  const taken = table.seats.flatMap(({ mark }) => mark ?? []);
  const [tokens] = useState(() =>
    freeTokens(taken, isSharing ? undefined : currentSettings().token).slice(0, 8),
  );
  const [token, setToken] = useState<Token | undefined>(tokens[0]);
  const [name, setName] = useState(isSharing ? '' : (known?.name ?? currentSettings().name));
  const { problem, succeeds } = useProblem();
  const [isBusy, setBusy] = useState(false);
  const [isNameless, setNameless] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hasSeat = table.status === 'open' && freeSeats(table) > 0;
  const isOpen = hasSeat && !table.locked;
  const isNext = !hasSeat && mayWait(table);

  const surprise = () => {
    const pick = (key: string) => {
      const words = messages.lookup(key).split(' ');
      return words[Math.floor(Math.random() * words.length)] ?? '';
    };
    setName(`${pick('phone-surprise.first')} ${pick('phone-surprise.second')}`);
  };
  /** Takes a seat, or a place in the next match. */
  async function take(given: string): Promise<Answer<Snapshot>> {
    const mark: Mark | undefined = token;
    if (isSharing) return joinHere({ code: table.code, table: table.id, name: given, mark, hasSeat: isOpen });
    const person =
      known === null ? await becomeGuest(given) : known.name === given ? null : await rename(given);
    if (person?.ok === false) return person;
    changeSettings({ name: given, token: mark });
    if (isOpen) return changeTable(table.id, 'sit', { commitment: await drawSeed(), mark });
    if (isNext) return changeTable(table.id, 'wait', { mark });
    return readTable(table.id);
  }
  const askName = () => {
    setNameless(true);
    form.current?.querySelector('input')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') askName();
    if (given === '' || isBusy) return;
    setBusy(true);
    const answer = await take(given).finally(() => setBusy(false));
    if (succeeds(answer)) onDone(answer.value);
  };
  const watch = async () => {
    const given = name.trim();
    if (known === null && given === '') askName();
    else if (known !== null || succeeds(await becomeGuest(given))) onDone(null);
  };
  const names = table.seats.flatMap((seat) => seat.name ?? []);
  const label = messages.say(isSharing ? 'phone-their-name' : 'web-your-name');
  const wrong = isNameless && name.trim() === '' ? messages.say('web-fill-in', { label }) : problem;
  return (
    <main className={styles.join}>
      <h1>{messages.lookup(`game-${table.game}`)}</h1>
      <p>
        {wasRemoved(state)
          ? messages.say('online-waiting', { who: 'removed' })
          : names.length === 0
            ? messages.say('phone-first')
            : messages.say('phone-here', { names: messages.list(names) })}
      </p>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={label}>
          <Input
            value={name}
            maxLength={40}
            required
            aria-describedby={wrong === null ? undefined : 'problem'}
            autoComplete="nickname"
            autoCapitalize="words"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <ErrorMessage id="problem" text={wrong} />
        <Button tone="quiet" data-action="surprise" onClick={surprise}>
          {messages.say('phone-surprise')}
        </Button>
        <fieldset className={styles.tokens}>
          <legend>{messages.say('web-your-token')}</legend>
          {tokens.map((one) => (
            <label key={one.shape}>
              <input
                type="radio"
                className="visually-hidden"
                name="token"
                aria-label={`${messages.say('web-token-shape', { shape: one.shape })}, ${messages.say('web-token-colour', { colour: one.colour })}`}
                checked={one === token}
                onChange={() => setToken(one)}
              />
              <TokenMark token={one} />
            </label>
          ))}
        </fieldset>
        <Button type="submit" tone="primary" className={styles.large} data-action="join">
          {messages.say('phone-join', { when: isOpen ? 'now' : isNext ? 'next' : 'watch' })}
        </Button>
      </form>
      {isSharing || (known !== null && !isOpen && !isNext) ? null : (
        <Button tone="quiet" data-action="just-watch" onClick={() => void watch()}>
          {messages.say('web-just-watch')}
        </Button>
      )}
      {isSharing ? (
        <Button tone="quiet" onClick={() => onDone(null)}>
          {messages.say('phone-not-now')}
        </Button>
      ) : null}
    </main>
  );
}
