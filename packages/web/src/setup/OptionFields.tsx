import { type AnyGame, never, type OptionValue } from '@dicehall/engine';
import { optionTexts, optionValueText } from '@dicehall/messages';
import { ChoiceSetting, FlagSetting, NumberSetting } from '../app/fields.tsx';
import { useMessages } from '../i18n/messages.tsx';

interface OptionFieldsProps {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly onChange: (options: Readonly<Record<string, OptionValue>>) => void;
}

/** Every house rule of a game, explained, with what it may be. */
export function OptionFields({ game, options, onChange }: OptionFieldsProps) {
  const messages = useMessages();
  return Object.entries(game.options).map(([name, spec]) => {
    const { label, about, allowed } = optionTexts(messages, game, name);
    const value = options[name] ?? spec.default;
    const change = (next: OptionValue) => onChange({ ...options, [name]: next });
    switch (spec.kind) {
      case 'number':
        return (
          <NumberSetting
            key={name}
            label={label}
            about={`${about} (${allowed})`}
            value={Number(value)}
            onChange={change}
            min={spec.min}
            max={spec.max}
            step={spec.step}
          />
        );
      case 'flag':
        return (
          <FlagSetting key={name} label={label} about={about} value={value === true} onChange={change} />
        );
      case 'choice':
        return (
          <ChoiceSetting
            key={name}
            label={label}
            about={about}
            value={String(value)}
            onChange={change}
            choices={spec.values.map((one) => ({
              value: one,
              text: optionValueText(messages, game, name, one),
            }))}
          />
        );
      case 'text':
        return (
          <label key={name} className="field">
            <span className="label">{label}</span>
            <span className="soft small">{about}</span>
            <input
              className="input"
              value={String(value)}
              minLength={spec.min}
              maxLength={spec.max}
              required
              onChange={(event) => change(event.target.value)}
            />
          </label>
        );
      default:
        return never(spec);
    }
  });
}
