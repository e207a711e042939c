import { parsePosition } from '@dicehall/engine';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Field, Input, Summary } from '../ui/Field.tsx';
import styles from './explore.module.css';
import { pastedLine } from './explore-address.ts';

interface NotationProps {
  readonly line: string;
  readonly isOpen: boolean;
  /** The id of the element that explains why the line is wrong. */
  readonly wrong?: string;
  readonly onLine: (line: string) => void;
}

/** Shows the position as one line of text. The user can replace it by another line or by a link. */
export function Notation({ line, isOpen, wrong, onLine }: NotationProps) {
  const messages = useMessages();
  const [text, setText] = useState(line);
  return (
    <Card as="details" className={styles.details} open={isOpen}>
      <Summary>{messages.say('web-explore-notation')}</Summary>
      <form
        className={styles.notation}
        onSubmit={(event) => {
          event.preventDefault();
          const given = pastedLine(text);
          const read = parsePosition(given);
          const canonical = !read.ok && read.error.code === 'not-canonical' ? read.error.allowed : given;
          onLine(typeof canonical === 'string' ? canonical : given);
        }}
      >
        <Field label={messages.say('web-explore-line')} about={messages.say('web-explore-line.about')}>
          <Input
            className="code"
            value={text}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={wrong !== undefined || undefined}
            aria-describedby={wrong}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" data-action="show-line">
          {messages.say('web-explore-show')}
        </Button>
      </form>
    </Card>
  );
}
