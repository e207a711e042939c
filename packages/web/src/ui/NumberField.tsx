import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { Text } from 'react-aria-components/Text';
import type { SettingProps } from './Field.tsx';
import styles from './fields.module.css';

interface NumberFieldProps extends SettingProps<number> {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export function NumberField({ label, about, value, onChange, min, max, step }: NumberFieldProps) {
  return (
    <AriaNumberField
      className={`${styles.field}`}
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
        <Group className={`${styles.stepper}`}>
          <Button slot="decrement">−</Button>
          <Input />
          <Button slot="increment">+</Button>
        </Group>
      </div>
    </AriaNumberField>
  );
}
