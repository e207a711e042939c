import type { AnyGame, DiceField, PositionField } from '@dicehall/engine';
import { useState } from 'react';
import { Say, useMessages, usePhrases } from '../i18n/messages.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { Summary } from '../ui/Field.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { DiceEditor } from './DiceEditor.tsx';
import styles from './explore.module.css';
import { positionNote } from './position-note.ts';
import { explorerHeading, moverOf } from './Result.tsx';

interface PositionFormProps {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly fields: readonly PositionField[];
  readonly names: readonly string[];
  readonly onChange: (fields: readonly PositionField[]) => void;
}

/** Says whose turn it is, the scores, and what is at stake. */
function PositionLine({ game, state, names }: Pick<PositionFormProps, 'game' | 'state' | 'names'>) {
  const messages = useMessages();
  const step = game.step(state);
  const mover = moverOf(step);
  const seat = mover ?? 0;
  const { facts } = game.controls(game.view(state, seat), seat, null);
  return (
    <span className={styles.line} data-position>
      {game.scores(state).map((score, one) => (
        <span key={names[one]}>
          {one === mover ? <strong>{explorerHeading(messages, step, names)}</strong> : names[one]}{' '}
          <b className="number">{messages.number(score)}</b>
        </span>
      ))}
      {facts.map(({ id, label, value }) => (
        <span key={id}>
          <Say phrase={label} />{' '}
          <b className="number">
            <Say phrase={value} />
          </b>
        </span>
      ))}
    </span>
  );
}

/** Shows the position in one line and the dice. On a phone, the number fields open at a tap on the line. */
export function PositionForm({ game, state, fields, names, onChange }: PositionFormProps) {
  const messages = useMessages();
  const say = usePhrases();
  const seat = moverOf(game.step(state)) ?? 0;
  const note = positionNote(game.controls(game.view(state, seat), seat, null));
  const [isWide] = useState(() => matchMedia('(min-width: 40rem)').matches);
  const change = (changed: PositionField) =>
    onChange(fields.map((field) => (field.id === changed.id ? changed : field)));
  const dice = fields.filter((field): field is DiceField => field.kind === 'dice');
  const rest = fields.filter((field) => field.kind !== 'dice');
  return (
    <div className={styles.form}>
      <details open={isWide}>
        <Summary>
          <PositionLine game={game} state={state} names={names} />
        </Summary>
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
      {dice.map((field) => (
        <DiceEditor key={field.id} field={field} onChange={change} />
      ))}
      {note === null ? null : <p className="soft small">{say(note)}</p>}
    </div>
  );
}
