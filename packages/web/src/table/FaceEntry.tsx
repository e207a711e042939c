import { type Face, faces } from '@dicehall/engine';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { meaningOf, type Pressed, pressOf } from '../keys/keys.ts';
import { useKeys } from '../keys/use-keys.ts';
import { currentSettings, useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import actions from './actions.module.css';
import styles from './entry.module.css';
import { facesIn, speechRecognition, useVoice } from './voice.ts';

/** The milliseconds within which a second tap on the last face does not count as the first die of the next roll. */
const doubleTap = 300;

/** The milliseconds after the last face within which Enter is ignored. */
const sameEntry = 1500;

/** Ignores Enter right after the last face. People press Enter out of habit, which would press the next button. */
function ignoreNextEnter(): void {
  const end = performance.now() + sameEntry;
  const listen = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.timeStamp < end) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  addEventListener('keydown', listen, { capture: true, once: true });
}

interface FaceEntryProps {
  readonly count: number;
  readonly label: string;
  /** Whether the dice were rolled before. The text then does not ask for a roll. */
  readonly isCorrection?: true;
  readonly onEnter: (faces: readonly Face[]) => void;
}

/** Asks for the faces of dice that were rolled on a real table. The last face completes the roll. */
export default function FaceEntry({ count, label, isCorrection, onEnter }: FaceEntryProps) {
  const messages = useMessages();
  const { keysOn } = useSettings();
  const state = useId();
  const section = useRef<HTMLElement>(null);
  const readyAt = useRef(0);
  const [entered, setEntered] = useState<readonly Face[]>([]);
  const add = (...more: readonly Face[]) => {
    if (performance.now() < readyAt.current) return;
    const now = [...entered, ...more];
    if (now.length === count) {
      readyAt.current = performance.now() + doubleTap;
      setEntered([]);
      onEnter(now);
      return;
    }
    setEntered(now);
    const dice = more.map((face, index) =>
      messages.say('web-entered-die', { number: entered.length + index + 1, face }),
    );
    announcer.say([...dice, messages.say('web-entered-rest', { count: count - now.length })].join(' '));
  };
  const [misheard, setMisheard] = useState<string | null>(null);
  const hearsSpeech = speechRecognition() !== undefined;
  const voice = useVoice((text) => {
    const heard = facesIn(text, messages.lookup('web-voice-words'));
    const isRoll = heard.length > 0 && heard.length <= count - entered.length;
    setMisheard(isRoll ? null : text);
    if (isRoll) add(...heard);
  });
  const removeLast = () => {
    const last = entered.at(-1);
    if (last === undefined) return;
    setEntered(entered.slice(0, -1));
    announcer.say(messages.say('web-entered-removed', { number: entered.length, face: last }));
  };
  const press = (pressed: Pressed): boolean => {
    if (pressed.kind === 'digit') {
      const face = faces.find((known) => known === pressed.digit);
      if (face === undefined) return false;
      if (entered.length === count - 1) ignoreNextEnter();
      add(face);
      return true;
    }
    const isUndo = pressed.kind === 'action' && pressed.action === 'undo' && entered.length > 0;
    if (isUndo) removeLast();
    return isUndo;
  };
  useKeys(press);
  // An open dialog stops key presses before they reach the table, so inside a dialog this entry needs its own listener.
  const own = useEffectEvent((event: KeyboardEvent) => {
    const { keys, keysOn } = currentSettings();
    const pressed = keysOn ? meaningOf(pressOf(event), keys) : null;
    if (pressed !== null && press(pressed)) event.preventDefault();
  });
  useEffect(() => {
    const dialog = section.current?.closest('dialog');
    const listen = (event: KeyboardEvent) => own(event);
    dialog?.addEventListener('keydown', listen);
    return () => dialog?.removeEventListener('keydown', listen);
  }, []);
  const left = count - entered.length;
  const prompt = keysOn ? `${label}. ${messages.say('web-enter-keys')}` : `${label}.`;
  // The prompt is announced in a microtask, because the table around it announces earlier events first.
  useEffect(() => queueMicrotask(() => announcer.say(prompt)), [prompt]);
  return (
    <section ref={section} className={styles.entry} data-entry aria-label={label}>
      <p id={state}>
        {messages.say('web-enter-faces', { count: left, isCorrection: isCorrection === true ? 'yes' : 'no' })}
      </p>
      <p className={styles.entered}>
        {Array.from({ length: count }, (_, index) => {
          const face = entered[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
            <Die key={index} face={face ?? null} state={face === undefined ? 'disabled' : 'lying'} />
          );
        })}
      </p>
      <div className={styles.pad}>
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            className={styles.face}
            aria-label={String(face)}
            onClick={() => add(face)}
          >
            <Die face={face} size="large" />
          </button>
        ))}
      </div>
      {hearsSpeech ? (
        <p role="status" className={styles.voice}>
          {voice.problem !== null
            ? messages.say('web-voice-failed')
            : misheard !== null
              ? messages.say('web-voice-misheard', { text: misheard, count: left })
              : messages.say('web-voice.about')}
        </p>
      ) : null}
      <div className={actions.actions} data-count={hearsSpeech ? 2 : 1}>
        {hearsSpeech ? (
          <Button
            className={actions.action}
            data-action="speak"
            aria-pressed={voice.isListening}
            onClick={voice.toggle}
          >
            {messages.say('web-voice', { listens: voice.isListening ? 'yes' : 'no' })}
          </Button>
        ) : null}
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
