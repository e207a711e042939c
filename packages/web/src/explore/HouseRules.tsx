import { type AnyGame, formatOptions, type OptionValue } from '@dicehall/engine';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { OptionFields } from '../setup/OptionFields.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorMessage, Summary } from '../ui/Field.tsx';
import styles from './explore.module.css';

type Options = Readonly<Record<string, OptionValue>>;

interface HouseRulesProps {
  readonly game: AnyGame;
  readonly options: Options;
  /** The house rules for the comparison; null if there is no comparison. */
  readonly rival: Options | null;
  readonly problem: string | null;
  readonly onChange: (options: Options) => void;
  readonly onCompare: (rival: Options | null) => void;
}

interface FoldProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Renders its content only while it is open, because fields are slow and rarely needed. */
function Fold({ title, isOpen, children }: FoldProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Card
      as="details"
      className={styles.details}
      {...(isOpen && { open: true })}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <Summary>{title}</Summary>
      {opened || isOpen ? <div className={styles.inner}>{children}</div> : null}
    </Card>
  );
}

export function HouseRules({ game, options, rival, problem, onChange, onCompare }: HouseRulesProps) {
  const messages = useMessages();
  const isSame =
    rival !== null && formatOptions(game.options, rival) === formatOptions(game.options, options);
  return (
    <>
      <Fold title={messages.say('web-explore-rules')} isOpen={false}>
        <OptionFields game={game} options={options} onChange={onChange} />
      </Fold>
      <Fold title={messages.say('web-explore-compare')} isOpen={rival !== null || problem !== null}>
        <p className="soft small">{messages.say('web-explore-compare.about')}</p>
        <OptionFields game={game} options={rival ?? options} onChange={onCompare} />
        <ErrorMessage text={problem} />
        {isSame ? <p className="soft small">{messages.say('web-explore-compare.same')}</p> : null}
        {rival === null ? null : (
          <Button tone="quiet" data-action="stop-comparing" onClick={() => onCompare(null)}>
            {messages.say('web-explore-compare.stop')}
          </Button>
        )}
      </Fold>
    </>
  );
}
