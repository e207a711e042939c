import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Switch } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';

interface FieldProps<Value> {
  readonly label: string;
  readonly about?: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

interface NumberProps extends FieldProps<number> {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A number within a range, by typing or by steps. */
export function NumberSetting({ label, about, value, onChange, min, max, step }: NumberProps) {
  return (
    <NumberField
      className="field"
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={(next) => onChange(Number.isNaN(next) ? value : next)}
    >
      <Label className="label">{label}</Label>
      {about === undefined ? null : (
        <Text slot="description" className="soft small">
          {about}
        </Text>
      )}
      <div>
        <Group className="stepper">
          <Button slot="decrement">−</Button>
          <Input />
          <Button slot="increment">+</Button>
        </Group>
      </div>
    </NumberField>
  );
}

/** Something that is on or off. */
export function FlagSetting({ label, about, value, onChange }: FieldProps<boolean>) {
  const described = useId();
  return (
    <div className="field">
      <Switch
        className="switch"
        isSelected={value}
        onChange={onChange}
        aria-describedby={about === undefined ? '' : described}
      >
        <span className="switch-track" />
        <span className="label">{label}</span>
      </Switch>
      {about === undefined ? null : (
        <p id={described} className="soft small">
          {about}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> extends FieldProps<Value> {
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
}

/** One of a few. */
export function ChoiceSetting<Value extends string>({
  label,
  about,
  value,
  onChange,
  choices,
}: ChoiceProps<Value>) {
  return (
    <RadioGroup
      className="field"
      value={value}
      onChange={(next) => {
        const chosen = choices.find((choice) => choice.value === next);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      <Label className="label">{label}</Label>
      {about === undefined ? null : (
        <Text slot="description" className="soft small">
          {about}
        </Text>
      )}
      <div className="segments">
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className="segment">
            {choice.text}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
