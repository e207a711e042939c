import { type ReactNode, useState } from 'react';

interface OneFieldProps {
  readonly label: string;
  readonly about?: string;
  readonly button: string;
  readonly first: string;
  readonly maxLength: number;
  readonly autoComplete?: string;
  readonly inputClass?: string;
  readonly pattern?: string;
  /** Characters a keyboard on a screen begins with in capitals. */
  readonly capitals?: boolean;
  readonly isMain?: boolean;
  /** Answers what is wrong, or null where all is well. */
  readonly onGive: (value: string) => Promise<string | null>;
  readonly children?: ReactNode;
}

/** A form of one field: a name, a code, a seed. */
export function OneField(props: OneFieldProps) {
  const [value, setValue] = useState(props.first);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const give = async () => {
    const given = value.trim();
    if (given === '' || busy) return;
    setBusy(true);
    setProblem(await props.onGive(given).finally(() => setBusy(false)));
  };
  return (
    <form
      className="card"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <label className="field">
        <span className="label">{props.label}</span>
        {props.about === undefined ? null : <span className="soft small">{props.about}</span>}
        <input
          className={`input ${props.inputClass ?? ''}`}
          value={value}
          maxLength={props.maxLength}
          required
          pattern={props.pattern}
          autoComplete={props.autoComplete ?? 'off'}
          autoCapitalize={props.capitals === true ? 'characters' : undefined}
          onChange={(event) => setValue(event.target.value)}
        />
      </label>
      {problem === null ? null : (
        <p role="alert" className="bad">
          {problem}
        </p>
      )}
      <div className="row">
        <button type="submit" className="button" data-tone={props.isMain === false ? undefined : 'primary'}>
          {props.button}
        </button>
        {props.children}
      </div>
    </form>
  );
}
