import type { DiceField, PositionField } from '@dicehall/engine';
import { useState } from 'react';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { Summary } from '../ui/Field.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { DiceEditor } from './DiceEditor.tsx';
import styles from './explore.module.css';

interface PositionFormProps {
  readonly fields: readonly PositionField[];
  readonly names: readonly string[];
  readonly onChange: (fields: readonly PositionField[]) => void;
}

/** Shows the dice first. On a phone, the number fields are collapsed, so that the moves are in view. */
export function PositionForm({ fields, names, onChange }: PositionFormProps) {
  const messages = useMessages();
  const say = usePhrases();
  const [isWide] = useState(() => matchMedia('(min-width: 40rem)').matches);
  const change = (changed: PositionField) =>
    onChange(fields.map((field) => (field.id === changed.id ? changed : field)));
  const dice = fields.filter((field): field is DiceField => field.kind === 'dice');
  const rest = fields.filter((field) => field.kind !== 'dice');
  return (
    <div className={styles.form}>
      {dice.map((field) => (
        <DiceEditor key={field.id} field={field} onChange={change} />
      ))}
      <details open={isWide}>
        <Summary>{messages.say('web-scores')}</Summary>
        <div className={styles.numbers}>
          {rest.map((field) =>
            field.kind === 'number' ? (
              <NumberField
                key={field.id}
                label={say(field.label)}
                value={field.value}
                min={field.min}
                max={field.max}
                step={field.step}
                onChange={(value) => change({ ...field, value })}
              />
            ) : field.kind === 'seat' && field.seats > 1 ? (
              <ChoiceField
                key={field.id}
                label={say(field.label)}
                value={String(field.value)}
                onChange={(value) => change({ ...field, value: Number(value) })}
                choices={Array.from({ length: field.seats }, (_, seat) => ({
                  value: String(seat),
                  text: names[seat] ?? messages.say('seat-number', { number: seat }),
                }))}
              />
            ) : null,
          )}
        </div>
      </details>
    </div>
  );
}
