import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import type { SettingProps } from './Field.tsx';
import styles from './fields.module.css';

interface ChoiceFieldProps<Value extends string> extends SettingProps<Value> {
  /** The choices. `lang` is the language of a text that is not in the language of the page. */
  readonly choices: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[];
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, about, value, onChange, choices } = props;
  return (
    <RadioGroup
      className={`${styles.field}`}
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
      <div className={styles.segments}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className={`${styles.segment}`}>
            <span lang={choice.lang}>{choice.text}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
