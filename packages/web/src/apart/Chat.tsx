import { type Reaction, reactions } from '@dicehall/server/protocol';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import styles from './apart.module.css';
import { changeTable } from './api.ts';
import type { OnlineState } from './online-table.ts';

const muted = new Set<string>();

/** What is written at the table, with quick reactions; anybody can be muted on this screen. */
export function Chat({ state, me }: { readonly state: OnlineState; readonly me: string | null }) {
  const words = useWords();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [, redraw] = useState(0);
  const { table, said } = state;
  const send = async () => {
    if (text.trim() === '') return;
    const answer = await changeTable(table.id, 'say', { text: text.trim() });
    if (answer.ok) setText('');
    setProblem(answer.ok ? null : answer.detail);
  };
  const react = (reaction: Reaction) => void changeTable(table.id, 'react', { reaction });
  const mute = (person: string) => {
    if (muted.has(person)) muted.delete(person);
    else muted.add(person);
    redraw((count) => count + 1);
  };
  return (
    <section className={styles.chat} aria-label={words.say('web-chat')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <ul className={styles.said} tabIndex={0} aria-label={words.say('web-chat')}>
        {said
          .filter(({ person }) => !muted.has(person))
          .map((line) => (
            <li key={`${line.at}${line.person}`}>
              <strong>{line.name}</strong> {line.text}
              {line.person === me ? null : (
                <button type="button" className="button" data-tone="quiet" onClick={() => mute(line.person)}>
                  {words.say('web-mute', { name: line.name })}
                </button>
              )}
            </li>
          ))}
      </ul>
      {state.reactions.length === 0 ? null : (
        <p className="small">
          {state.reactions
            .map(({ name, reaction }) => `${name}: ${words.say(`web-reaction-${reaction}`)}`)
            .join(' · ')}
        </p>
      )}
      <form
        className={styles.write}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          className="input"
          aria-label={words.say('web-write')}
          placeholder={words.say('web-write')}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {words.say('web-send')}
        </button>
      </form>
      {problem === null ? null : <p className="bad small">{problem}</p>}
      <div className={styles.reactions}>
        {reactions.map((reaction) => (
          <button key={reaction} type="button" className="button" onClick={() => react(reaction)}>
            {words.say(`web-reaction-${reaction}`)}
          </button>
        ))}
      </div>
      {muted.size > 0 ? (
        <button
          type="button"
          className="button"
          data-tone="quiet"
          onClick={() => {
            muted.clear();
            redraw((count) => count + 1);
          }}
        >
          {words.say('web-unmute-all')}
        </button>
      ) : null}
    </section>
  );
}
