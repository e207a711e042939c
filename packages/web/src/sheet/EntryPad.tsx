import {
  askedFields,
  faces,
  message,
  type SheetField,
  type SheetProblem,
  type SheetPrompt,
  type SheetValues,
} from '@dicehall/engine';
import { type CSSProperties, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { Die } from '../dice/Die.tsx';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import type { Pressed } from '../keys/keys.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Input, SelectField, ToggleButton } from '../ui/Field.tsx';
import styles from './sheet.module.css';

interface EntryPadProps {
  readonly prompt: SheetPrompt;
  readonly initial?: SheetValues;
  /** The total before the turn; null if it is not shown. */
  readonly total: number | null;
  /** Whether the keys of the page enter values here; false while a dialog is open over the sheet. */
  readonly hasKeys?: boolean;
  /** @returns why the turn is refused; empty if it was entered */
  readonly onEnter: (values: SheetValues, counts: boolean) => readonly SheetProblem[];
}

type Of<Kind extends SheetField['kind']> = Extract<SheetField, { readonly kind: Kind }>;

/** Returns the number of columns that fills the rows of a narrow screen as evenly as possible. */
const inColumns = ({ length }: readonly unknown[]) => {
  const unused = (columns: number) => (columns - (length % columns)) % columns;
  const [best] = [5, 4, 6].toSorted((a, b) => unused(a) - unused(b));
  return { '--columns': best } as CSSProperties;
};

/** Preselects the first choice of a field, so that points can be entered at once. */
function firstValues({ fields }: SheetPrompt): SheetValues {
  const [first] = fields;
  return first?.kind === 'choice' && !first.optional ? { [first.id]: first.choices[0]?.value ?? '' } : {};
}

/** Shows keys for common points, for the points that dice add, and for complete entries such as a bust. */
export function EntryPad({ prompt, initial, total, hasKeys = true, onEnter }: EntryPadProps) {
  const messages = useMessages();
  const say = usePhrases();
  const { keys, keysOn } = useSettings();
  const reason = useId();
  const number = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState<SheetValues>(initial ?? firstValues(prompt));
  const [problems, setProblems] = useState<readonly SheetProblem[]>([]);
  /** Whether a minus sign was typed before any digit. */
  const [isNegative, setNegative] = useState(false);
  const asked = askedFields(prompt.fields, values);
  const main = asked.find((field): field is Of<'points'> => field.kind === 'points' && !field.optional);
  /** The optional fields that a key fills in together with the points. */
  const byKeys = new Set([
    ...(main?.adds ?? []).flatMap(({ sets = {} }) => Object.keys(sets)),
    ...prompt.ready.flatMap(({ values: ready }) => Object.keys(ready)),
  ]);
  const dice = asked.filter((field): field is Of<'dice'> => field.kind === 'dice');
  const set = (more: Record<string, number | string | undefined>) => {
    setProblems([]);
    setNegative(false);
    const next: Record<string, number | string> = {};
    for (const [id, value] of Object.entries({ ...values, ...more }))
      if (value !== undefined) next[id] = value;
    const known = new Set(askedFields(prompt.fields, next).map(({ id }) => id));
    setValues(Object.fromEntries(Object.entries(next).filter(([id]) => known.has(id))));
  };
  const submit = (entered: SheetValues, counts = false) => {
    const found = onEnter(entered, counts);
    setProblems(found);
    const [first] = found;
    if (first !== undefined) announcer.say(say(first.why), 'assertive');
  };
  const points = main === undefined ? undefined : values[main.id];
  const add = (field: Of<'points'>, amount: number, sets: SheetValues = {}) => {
    const now = Number(values[field.id] ?? 0) + amount;
    set({ [field.id]: now, ...sets });
    announcer.say(messages.number(now));
  };
  const addFace = (face: number) => {
    const field = dice.find(({ id, count }) => String(values[id] ?? '').length < count);
    if (field === undefined || !faces.some((known) => known === face)) return;
    const now = `${values[field.id] ?? ''}${face}`;
    set({ [field.id]: now });
    announcer.say(`${say(field.label)}: ${[...now].join(' ')}`);
  };
  const back = (): boolean => {
    const field = dice.findLast(({ id }) => String(values[id] ?? '') !== '');
    if (field !== undefined) {
      const shorter = String(values[field.id]).slice(0, -1);
      set({ [field.id]: shorter === '' ? undefined : shorter });
      return true;
    }
    if (main === undefined || (points === undefined && !isNegative)) return false;
    const shorter = Math.trunc(Number(points ?? 0) / 10);
    set({ [main.id]: shorter === 0 ? undefined : shorter });
    return true;
  };
  const press = (pressed: Pressed): boolean => {
    if (!hasKeys) return false;
    if (pressed.kind === 'digit') {
      // The field gets the focus, so that Enter enters the turn.
      if (number.current !== null) number.current.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (dice.length > 0) addFace(pressed.digit);
      else if (main !== undefined) {
        const now = Number(points ?? 0);
        add(main, now * 9 + (now < 0 || isNegative ? -pressed.digit : pressed.digit));
      }
      return true;
    }
    const [ready] = prompt.ready;
    if (pressed.kind === 'action' && pressed.action === 'bank' && ready !== undefined) {
      submit(ready.values);
      return true;
    }
    return pressed.kind === 'action' && pressed.action === 'undo' && back();
  };
  useKeys(press);
  const onEnterKey = useEffectEvent((event: KeyboardEvent) => {
    const control = event.target instanceof Element ? event.target.closest('button, a, input, select') : null;
    if (event.key !== 'Enter' || event.repeat || control !== null || !hasKeys) return;
    event.preventDefault();
    submit(values);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEnterKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const canCount = problems.length > 0 && problems.every(({ level }) => level === 'unusual');
  const hasNames = (field: SheetField) => field.kind === 'choice' && field.choices.length > 6;

  const fieldOf = (field: SheetField) => {
    const value = values[field.id];
    const label = say(field.label);
    switch (field.kind) {
      case 'dice':
        return (
          <p key={field.id} className={styles.pair}>
            <span>{label}</span>
            <output>{[...String(value ?? '').padEnd(field.count, '·')].join(' ')}</output>
          </p>
        );
      case 'seat':
        return (
          <fieldset key={field.id} className={styles.row}>
            <legend>{label}</legend>
            {field.seats.map((seat) => (
              <ToggleButton key={seat} isPressed={value === seat} onClick={() => set({ [field.id]: seat })}>
                {say(message('web-sheet-name', { seat: { seat } }))}
              </ToggleButton>
            ))}
          </fieldset>
        );
      case 'choice':
        if (field.optional || hasNames(field)) {
          return (
            <SelectField
              key={field.id}
              label={label}
              value={String(value ?? '')}
              onChange={(chosen) => set({ [field.id]: chosen === '' ? undefined : chosen })}
              choices={[
                { value: '', text: '–' },
                ...field.choices.map((choice) => ({ value: choice.value, text: say(choice.text) })),
              ]}
            />
          );
        }
        return (
          <fieldset key={field.id} className={styles.row}>
            <legend>{label}</legend>
            {field.choices.map((choice) => (
              <ToggleButton
                key={choice.value}
                isPressed={value === choice.value}
                onClick={() => set({ [field.id]: choice.value })}
              >
                {say(choice.text)}
              </ToggleButton>
            ))}
          </fieldset>
        );
      case 'points':
        return field === main ? null : (
          <fieldset key={field.id} className={styles.row}>
            <legend>{label}</legend>
            {field.keys.map((key) => (
              <ToggleButton
                key={key}
                isPressed={Number(value ?? 0) === key}
                onClick={() => set({ [field.id]: key === 0 ? undefined : key })}
              >
                {messages.number(key)}
              </ToggleButton>
            ))}
          </fieldset>
        );
    }
  };

  return (
    <section className={styles.pad} aria-label={say(prompt.label)}>
      {asked.filter(({ optional }) => !optional).map(fieldOf)}
      {dice.length === 0 ? null : (
        <div className={styles.faces}>
          {faces.map((face) => (
            <button key={face} type="button" aria-label={String(face)} onClick={() => addFace(face)}>
              <Die face={face} />
            </button>
          ))}
        </div>
      )}
      {main === undefined ? null : (
        <>
          <fieldset
            className={styles.keys}
            style={inColumns(main.keys)}
            aria-label={messages.say('web-sheet-common')}
          >
            {main.keys.map((key) => (
              <Button key={key} onClick={() => set({ [main.id]: key })}>
                {messages.number(key)}
              </Button>
            ))}
          </fieldset>
          {problems.length > 0 ? null : (
            <fieldset
              className={styles.keys}
              style={inColumns(main.adds)}
              aria-label={messages.say('web-sheet-add')}
              data-adds
            >
              {main.adds.map(({ text, points: worth, sets = {} }) => (
                <Button
                  key={say(text)}
                  aria-label={messages.say('web-sheet-add-one', { what: say(text), points: worth })}
                  isDisabled={Object.keys(sets).some((id) => values[id] !== undefined)}
                  onClick={() => add(main, worth, sets)}
                >
                  <span>{say(text)}</span>
                  <small>+{messages.number(worth)}</small>
                </Button>
              ))}
            </fieldset>
          )}
        </>
      )}
      {asked.filter(({ id, optional }) => optional && !byKeys.has(id)).map(fieldOf)}
      <div id={reason} className={styles.problems}>
        {problems.map(({ why }) => (
          <p key={why.key} className="bad">
            {say(why)}
          </p>
        ))}
        {canCount ? (
          <Button data-action="counts" onClick={() => submit(values, true)}>
            {messages.say('web-sheet-counts')}
          </Button>
        ) : null}
      </div>
      <div className={styles.enter}>
        {prompt.ready.map(({ text, values: ready }, index) => (
          <Button
            key={say(text)}
            data-ready={index}
            aria-keyshortcuts={index === 0 && hasKeys && keysOn ? keys.bank : undefined}
            onClick={() => submit(ready)}
          >
            {say(text)}
          </Button>
        ))}
        {main === undefined ? null : (
          <Input
            ref={number}
            className={styles.number}
            type="text"
            inputMode={main.min < 0 ? 'text' : 'numeric'}
            aria-label={say(main.label)}
            aria-invalid={problems.length > 0 || undefined}
            aria-describedby={problems.length > 0 ? reason : undefined}
            autoComplete="off"
            value={points === undefined ? (isNegative ? '-' : '') : String(points)}
            onChange={({ target }) => {
              const text = target.value.replace('−', '-');
              const isSign = text === '-';
              if (text === '' || isSign) {
                set({ [main.id]: undefined });
                setNegative(isSign);
              } else if (Number.isSafeInteger(Number(text))) set({ [main.id]: Number(text) });
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') submit(values);
            }}
          />
        )}
        {dice.length === 0 && main === undefined ? null : (
          <Button aria-label={messages.say('web-sheet-back')} onClick={() => void back()}>
            ⌫
          </Button>
        )}
        <Button tone="primary" className={styles.main} data-action="enter" onClick={() => submit(values)}>
          {total === null || points === undefined
            ? messages.say('web-sheet-enter')
            : messages.say('web-sheet-enter-total', {
                points: Number(points),
                total: total + Number(points),
              })}
        </Button>
      </div>
    </section>
  );
}
