import type { OnlineState } from '@dicehall/server/client';
import { reactions } from '@dicehall/server/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { Input, ToggleButton } from '../ui/Field.tsx';
import { mute, useMutedPeople } from './muted-people.ts';
import styles from './online.module.css';
import { useChanges } from './use-changes.ts';

/** Returns the key of the text that explains why this person cannot write; null if they can. */
function whySilent({ table, you }: OnlineState): string | null {
  if (!table.chat) return 'web-why-chat-off';
  if (you.seat === null && !table.spectatorChat) return 'web-why-spectator';
  if (you.person === null) return 'web-why-no-name';
  return table.muted.includes(you.person) ? 'web-why-muted' : null;
}

export function Chat({ state }: { readonly state: OnlineState }) {
  const messages = useMessages();
  const muted = useMutedPeople();
  const reason = useId();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const { table, you, notices } = state;
  const { problem, change } = useChanges(table.id);
  const reacted = notices.flatMap(({ at, event }) =>
    event.kind === 'reacted' ? [{ ...event, at, text: messages.say(`web-reaction-${event.reaction}`) }] : [],
  );
  const lines = [...state.said, ...reacted].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const chat = lines.filter(({ person }) => !muted.has(person));
  const why = whySilent(state);
  const people = new Map(
    lines.filter(({ person }) => person !== you.person).map((one) => [one.person, one.name]),
  );
  const count = chat.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect scrolls when there is a new line
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  // A notice does not repeat the lines of a chat that is in sight.
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const observer = new IntersectionObserver(
      (entries) => current.toggleAttribute('data-seen', entries.at(-1)?.isIntersecting),
      { threshold: 0.5 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const send = async () => {
    if (text.trim() === '' || why !== null) return;
    if (await change('say', { text: text.trim() })) setText('');
  };
  const describedBy = why === null && problem === null ? undefined : reason;
  return (
    <section className={styles.chat} aria-label={messages.say('web-chat')} data-chat>
      <div className="row">
        <h2 className={`grow ${styles.chatHead}`}>{messages.say('web-chat')}</h2>
        {table.watchers > 0 ? (
          <span className="soft small">{messages.say('online-watchers', { count: table.watchers })}</span>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <ul ref={list} className={styles.said} tabIndex={0} aria-label={messages.say('web-chat')}>
        {count === 0 ? <li className="soft small">{messages.say('web-chat-empty')}</li> : null}
        {chat.map((line) => (
          <li key={`${line.at}${line.person}`}>
            <strong>{line.name}</strong> {line.text}
          </li>
        ))}
      </ul>
      {why === null ? null : (
        <p id={reason} className="soft small">
          {messages.lookup(why)}
        </p>
      )}
      <form
        className={styles.write}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Input
          aria-label={messages.say('web-write')}
          aria-invalid={problem !== null || undefined}
          aria-describedby={describedBy}
          placeholder={messages.say('web-write')}
          value={text}
          readOnly={why !== null}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" isDisabled={why !== null} reason={reason}>
          {messages.say('web-send')}
        </Button>
      </form>
      {problem === null ? null : (
        <p id={reason} role="alert" className="bad small">
          {problem}
        </p>
      )}
      {why !== null ? null : (
        <div className={styles.reactions}>
          {reactions.map((reaction) => (
            <Button
              key={reaction}
              data-reaction={reaction}
              onClick={() => void change('react', { reaction })}
            >
              {messages.say(`web-reaction-${reaction}`)}
            </Button>
          ))}
        </div>
      )}
      {people.size === 0 ? null : (
        <details>
          <summary className="small">{messages.say('web-mute-who')}</summary>
          <ul className={styles.people}>
            {[...people].map(([person, name]) => (
              <li key={person}>
                <ToggleButton isPressed={muted.has(person)} onClick={() => mute(person, !muted.has(person))}>
                  {messages.say('web-mute', { name })}
                </ToggleButton>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
