import { Field } from './Field.tsx';
import input from './input.module.css';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}

export const SelectField = ({ label, value, choices, onChange }: SelectFieldProps) => (
  <Field label={label}>
    <select className={input.input} value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  </Field>
);
