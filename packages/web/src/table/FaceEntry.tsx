import { type Face, faces } from '@dicehall/engine';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { meaningOf, type Pressed, pressOf } from '../keys/keys.ts';
import { useKeys } from '../keys/use-keys.ts';
import { currentSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import actions from './actions.module.css';
import styles from './entry.module.css';

interface FaceEntryProps {
  readonly count: number;
  readonly label: string;
  /** Whether the dice were rolled before, so that the text does not ask for a roll. */
  readonly isCorrection?: true;
  readonly onEnter: (faces: readonly Face[]) => void;
}

export default function FaceEntry({ count, label, isCorrection, onEnter }: FaceEntryProps) {
  const messages = useMessages();
  const state = useId();
  const section = useRef<HTMLElement>(null);
  const [entered, setEntered] = useState<readonly Face[]>([]);
  const add = (face: Face) => {
    if (entered.length === count) return;
    const now = [...entered, face];
    setEntered(now);
    const die = messages.say('web-entered-die', { number: now.length, face });
    const rest = messages.say('web-entered-rest', { count: count - now.length, dice: { dice: now } });
    announcer.say(`${die} ${rest}`);
  };
  const removeLast = () => {
    const last = entered.at(-1);
    if (last === undefined) return;
    setEntered(entered.slice(0, -1));
    announcer.say(messages.say('web-entered-removed', { number: entered.length, face: last }));
  };
  const submit = () => {
    if (entered.length === count) onEnter(entered);
    else announcer.say(messages.say('web-enter-more', { count: count - entered.length }), 'assertive');
  };
  const press = (pressed: Pressed): boolean => {
    if (pressed.kind === 'digit') {
      const face = faces.find((known) => known === pressed.digit);
      if (face !== undefined) add(face);
      return face !== undefined;
    }
    const isUndo = pressed.kind === 'action' && pressed.action === 'undo' && entered.length > 0;
    if (isUndo) removeLast();
    return isUndo;
  };
  useKeys(press);
  // An open dialog keeps key presses from the table's listener: inside one, the entry has its own listener.
  const own = useEffectEvent((event: KeyboardEvent) => {
    const { keys, keysOn } = currentSettings();
    const pressed = keysOn ? meaningOf(pressOf(event), keys) : null;
    if (pressed !== null && press(pressed)) event.preventDefault();
  });
  // Enter on another control belongs to that control; on a face it submits once all dice are entered.
  const onEnterKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat) return;
    const control = event.target instanceof Element ? event.target.closest('button, a, input, select') : null;
    const isFace = control?.closest('[data-pad]') != null;
    if (control !== null && !(isFace && entered.length === count)) return;
    event.preventDefault();
    submit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEnterKey(event);
    const place = section.current?.closest('dialog') ?? window;
    place.addEventListener('keydown', listen as EventListener);
    return () => place.removeEventListener('keydown', listen as EventListener);
  }, []);
  useEffect(() => {
    const dialog = section.current?.closest('dialog');
    const listen = (event: KeyboardEvent) => own(event);
    dialog?.addEventListener('keydown', listen);
    return () => dialog?.removeEventListener('keydown', listen);
  }, []);
  const left = count - entered.length;
  const prompt = `${label}. ${messages.say('web-enter-keys')}`;
  // In a microtask: the table around it announces earlier events first.
  useEffect(() => queueMicrotask(() => announcer.say(prompt)), [prompt]);
  return (
    <section ref={section} className={styles.entry} data-entry aria-label={label}>
      <p id={state}>
        {left > 0
          ? messages.say('web-enter-faces', {
              count: left,
              isCorrection: isCorrection === true ? 'yes' : 'no',
            })
          : messages.say('web-entered-all')}
      </p>
      <p className={styles.entered}>
        {Array.from({ length: count }, (_, index) => {
          const face = entered[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <Die key={index} face={face ?? null} state={face === undefined ? 'disabled' : 'lying'} />
          );
        })}
      </p>
      <div className={styles.pad} data-pad>
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            className={styles.face}
            aria-label={String(face)}
            aria-disabled={left === 0}
            aria-describedby={left === 0 ? state : undefined}
            onClick={() => add(face)}
          >
            <Die face={face} size="large" />
          </button>
        ))}
      </div>
      <div className={actions.actions} data-count={2}>
        <Button
          className={actions.action}
          data-main
          aria-disabled={left > 0}
          aria-describedby={left > 0 ? state : undefined}
          tone={left === 0 ? 'primary' : undefined}
          data-action="enter"
          onClick={submit}
        >
          {left > 0 ? messages.say('web-enter-more', { count: left }) : messages.say('web-enter')}
        </Button>
        <Button
          className={actions.action}
          aria-disabled={entered.length === 0}
          aria-describedby={entered.length === 0 ? state : undefined}
          onClick={removeLast}
        >
          {messages.say('web-entered-back')}
        </Button>
      </div>
    </section>
  );
}
