import { useId, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TokenMark } from './TokenMark.tsx';
import styles from './token-dialog.module.css';
import { colours, shapeNames, type Token, tokenOfSeat } from './tokens.ts';

interface TokenDialogProps {
  readonly title: string;
  readonly token: Token;
  readonly onChange: (token: Token) => void;
  readonly onClose: () => void;
}

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly nameOf: (value: Value) => string;
  readonly tokenOf: (value: Value) => Token;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, values, chosen, nameOf, tokenOf, onChoose } = props;
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={`option ${styles.one}`} title={nameOf(value)}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            aria-label={nameOf(value)}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <TokenMark token={tokenOf(value)} />
        </label>
      ))}
    </fieldset>
  );
}

export function TokenDialog({ title, token, onChange, onClose }: TokenDialogProps) {
  const messages = useMessages();
  return (
    <Dialog title={title} onClose={onClose}>
      <Choice
        legend={messages.say('web-token-shapes')}
        values={shapeNames}
        chosen={token.shape}
        nameOf={(shape) => messages.say('web-token-shape', { shape })}
        tokenOf={(shape) => ({ ...token, shape })}
        onChoose={(shape) => onChange({ ...token, shape })}
      />
      <Choice
        legend={messages.say('web-token-colours')}
        values={colours}
        chosen={token.colour}
        nameOf={(colour) => messages.say('web-token-colour', { colour })}
        tokenOf={(colour) => ({ ...token, colour })}
        onChoose={(colour) => onChange({ ...token, colour })}
      />
      <Button tone="primary" onClick={onClose}>
        {messages.say('web-token-done')}
      </Button>
    </Dialog>
  );
}

export function TokenField() {
  const messages = useMessages();
  const { token = tokenOfSeat(0) } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const title = messages.say('web-your-token');
  return (
    <div className={styles.field}>
      <Button data-action="own-token" onClick={() => setOpen(true)}>
        <TokenMark token={token} /> {title}
      </Button>
      <p className="soft small">{messages.say('web-your-token.about')}</p>
      {isOpen ? (
        <TokenDialog
          title={title}
          token={token}
          onChange={(chosen) => changeSettings({ token: chosen })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
