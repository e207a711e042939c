import { type AnyGame, never, type OptionConflict, type OptionValue } from '@dicehall/engine';
import { isVisible, optionTexts, optionValueText } from '@dicehall/messages';
import { useMessages } from '../i18n/messages.tsx';
import { Card } from '../ui/Card.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { Field, Input, Summary } from '../ui/Field.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { SwitchField } from '../ui/SwitchField.tsx';

interface OptionFieldsProps {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Options that exclude each other, and the id of the message about them; null if there are none. */
  readonly conflict?: OptionConflict | null;
  readonly reason?: string;
  readonly onChange: (options: Readonly<Record<string, OptionValue>>) => void;
}

/** If a game has more options than `most`, only the first `usual` of them are always visible. */
const most = 8;
const usual = 4;

export function OptionFields({ game, options, conflict, reason, onChange }: OptionFieldsProps) {
  const messages = useMessages();
  const fields = Object.entries(game.options).map(([name, spec]) => {
    const { label, about, allowed } = optionTexts(messages, game, name);
    const value = options[name] ?? spec.default;
    const wrong = conflict?.option === name || conflict?.other === name ? reason : undefined;
    const change = (next: OptionValue) => onChange({ ...options, [name]: next });
    switch (spec.kind) {
      case 'number':
        return (
          <NumberField
            key={name}
            label={label}
            about={`${about} (${allowed})`}
            value={Number(value)}
            wrong={wrong}
            onChange={change}
            min={spec.min}
            max={spec.max}
            step={spec.step}
          />
        );
      case 'flag':
        return (
          <SwitchField
            key={name}
            label={label}
            about={about}
            value={value === true}
            wrong={wrong}
            onChange={change}
          />
        );
      case 'choice':
        return (
          <ChoiceField
            key={name}
            label={label}
            about={about}
            value={String(value)}
            wrong={wrong}
            onChange={change}
            choices={spec.values.map((one) => ({
              value: one,
              text: optionValueText(messages, game, name, one),
            }))}
          />
        );
      case 'text': {
        const initial = optionValueText(messages, game, name, spec.default);
        return (
          <Field key={name} label={label} about={`${about} (${allowed})`}>
            <Input
              value={value === spec.default ? initial : String(value)}
              minLength={spec.min}
              maxLength={spec.max}
              required
              aria-invalid={!isVisible(String(value)) || undefined}
              onChange={({ target }) => change(target.value === initial ? spec.default : target.value)}
            />
          </Field>
        );
      }
      default:
        return never(spec);
    }
  });
  if (fields.length <= most) return fields;
  const count = fields.length - usual;
  return (
    <>
      {fields.slice(0, usual)}
      <Card as="details">
        <Summary>{messages.say('web-house-rules-more', { count })}</Summary>
        {fields.slice(usual)}
      </Card>
    </>
  );
}
