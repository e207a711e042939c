import { type DiceField, type Face, faces } from '@dicehall/engine';
import type { KeyboardEvent } from 'react';
import { Die } from '../dice/Die.tsx';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { inputKind } from '../look/is-touch.ts';
import { Button } from '../ui/Button.tsx';
import styles from './explore.module.css';

interface DiceEditorProps {
  readonly field: DiceField;
  readonly onChange: (field: DiceField) => void;
}

const nextFace = (face: Face): Face => faces[face % faces.length] ?? 1;

/** Shows dice that change to the next face at a tap, or to the face of a pressed key. */
export function DiceEditor({ field, onChange }: DiceEditorProps) {
  const messages = useMessages();
  const say = usePhrases();
  const { dice, counts, locked } = field;
  const label = say(field.label);
  const set = (at: number, face: Face) =>
    onChange({ ...field, dice: dice.map((old, index) => (index === at ? face : old)) });
  const press = (event: KeyboardEvent, at: number) => {
    const face = faces.find((known) => String(known) === event.key);
    if (face === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    set(at, face);
  };
  const setCount = (count: number) =>
    onChange({
      ...field,
      dice: Array.from({ length: count }, (_, at) => dice[at] ?? faces[at % faces.length] ?? 1),
      ...(locked !== undefined && { locked: locked.map((was) => count > 0 && was) }),
    });
  const fewer = counts.findLast((count) => count < dice.length);
  const more = counts.find((count) => count > dice.length);
  const toggle = (at: number) =>
    onChange({ ...field, locked: (locked ?? []).map((was, index) => (index === at ? !was : was)) });
  return (
    <fieldset className={styles.dice}>
      <legend className="label">{label}</legend>
      <p className="soft small">
        {messages.say('web-explore-dice-about', {
          count: dice.length,
          locks: locked === undefined ? 'no' : 'yes',
          by: inputKind(),
        })}
      </p>
      <ul>
        {dice.map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
          <li key={at}>
            <button
              type="button"
              className={styles.die}
              aria-label={messages.say('web-explore-die', { number: at + 1, face })}
              onClick={() => set(at, nextFace(face))}
              onKeyDown={(event) => press(event, at)}
            >
              <Die face={face} size="large" state={locked?.[at] === true ? 'locked' : 'lying'} />
            </button>
            {locked === undefined ? null : (
              <button
                type="button"
                className={styles.lock}
                aria-pressed={locked[at] === true}
                aria-label={messages.say('web-explore-lock.name', { number: at + 1, face })}
                onClick={() => toggle(at)}
              >
                {messages.say('web-explore-lock')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.counts}>
        {dice.length === 0 ? (
          <Button data-action="roll-dice" onClick={() => setCount(counts.at(-1) ?? 0)}>
            {messages.say('web-explore-roll-dice', { count: counts.at(-1) ?? 0 })}
          </Button>
        ) : null}
        {fewer === undefined || fewer === 0 ? null : (
          <Button data-action="fewer" onClick={() => setCount(fewer)}>
            {messages.say('web-explore-fewer')}
          </Button>
        )}
        {more === undefined || dice.length === 0 ? null : (
          <Button data-action="more" onClick={() => setCount(more)}>
            {messages.say('web-explore-more')}
          </Button>
        )}
        {dice.length > 0 && counts.includes(0) ? (
          <Button tone="quiet" data-action="no-dice" onClick={() => setCount(0)}>
            {messages.say('web-explore-no-dice')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
