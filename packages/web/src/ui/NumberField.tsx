import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { Text } from 'react-aria-components/Text';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { SettingProps } from './Field.tsx';
import fields from './fields.module.css';
import styles from './widgets.module.css';

interface NumberFieldProps extends SettingProps<number> {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * A number in a range. A number out of range stays in the field, marked as wrong, and the reason is announced once; `onChange` is
 * not called.
 */
export function NumberField({ label, about, value, onChange, min, max, step }: NumberFieldProps) {
  const messages = useMessages();
  const [refused, setRefused] = useState<number | null>(null);
  const reasonFor = (given: number) =>
    messages.say('web-number-refused', {
      given,
      allowed: messages.say('allowed-number', { min, max, step }),
    });
  const change = (given: number) => {
    const isAllowed = Number.isNaN(given) || (given >= min && given <= max && (given - min) % step === 0);
    setRefused(isAllowed ? null : given);
    if (!isAllowed) announcer.say(reasonFor(given), 'assertive');
    else onChange(Number.isNaN(given) ? value : given);
  };
  return (
    <I18nProvider locale={messages.language}>
      <AriaNumberField
        className={`${fields.field}`}
        value={refused ?? value}
        commitBehavior="validate"
        isInvalid={refused !== null}
        // The form looks for invalid fields itself. The browser's message would be a second reason.
        validationBehavior="aria"
        minValue={min}
        maxValue={max}
        step={step}
        onChange={change}
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
        {refused === null ? null : (
          <Text slot="errorMessage" className="bad small">
            {reasonFor(refused)}
          </Text>
        )}
      </AriaNumberField>
    </I18nProvider>
  );
}
