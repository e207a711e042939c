import { type Entry, parsePosition } from '@dicehall/engine';
import { useCallback, useEffect, useRef } from 'react';
import { announcer } from '../announce/announcer.ts';
import { Spoken } from '../announce/Spoken.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import { Charts } from './Charts.tsx';
import styles from './explore.module.css';
import { stepsHere } from './explore-address.ts';
import { explorerHeading, Result } from './Result.tsx';
import { useExplored } from './use-explored.ts';

interface AnswersProps {
  readonly line: string;
  /** The position under the house rules of the comparison, or the position itself if there is no comparison. */
  readonly rival: string;
  readonly names: readonly string[];
  /** Whether to hide the values, because the current settings are not a possible position. */
  readonly isHidden: boolean;
  readonly link: () => string;
  readonly onLine: (line: string) => void;
}

function Waiting({ line, names }: Pick<AnswersProps, 'line' | 'names'>) {
  const messages = useMessages();
  const read = parsePosition(line);
  if (!read.ok) return null;
  const { game, state } = read.value;
  return (
    <div className={styles.waiting}>
      <h2>{explorerHeading(messages, game.step(state), names)}</h2>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </div>
  );
}

/** A separate component, so that a new answer renders only this part of the page again. */
export function Answers({ line, rival, names, isHidden, link, onLine }: AnswersProps) {
  const messages = useMessages();
  const { positions, solving, failed } = useExplored(rival === line ? [line] : [line, rival]);
  const position = isHidden ? undefined : positions[0];
  const isStale = position !== undefined && position.line !== line;
  const other = positions.find((one) => one.line === rival && one.line !== line);
  const percent = solving === null ? null : Math.floor(100 * solving);
  const shown = useRef(line);
  useEffect(() => {
    shown.current = line;
  }, [line]);
  const step = useCallback(
    (from: string, entry: Entry) => {
      const read = parsePosition(from);
      // The moves of the previous position stay visible briefly, but cannot be used.
      if (!read.ok || from !== shown.current) return;
      const { game, state } = read.value;
      const after = game.apply(state, entry);
      if (after.ok) onLine(game.formatPosition(after.value.state));
    },
    [onLine],
  );
  const back = (): boolean => {
    if (stepsHere() === 0) return false;
    history.back();
    announcer.say(messages.say('web-explore-went-back'));
    return true;
  };
  useKeys((pressed) => pressed.kind === 'action' && pressed.action === 'undo' && back());
  return (
    <div className={styles.answers}>
      <Card as="section" className={styles.result} aria-label={messages.say('web-explore-moves')}>
        {percent === null ? null : (
          <div className={styles.solving}>
            <Spoken text={messages.say('web-explore-solving')} />
            <progress value={percent} max={100} aria-label={messages.say('web-explore-solving')} />
          </div>
        )}
        <ErrorMessage text={failed ? messages.say('web-explore-failed') : null} />
        {position === undefined ? (
          <Waiting line={line} names={names} />
        ) : (
          <div className={styles.answer} data-answer={isStale ? 'old' : position.line} inert={isStale}>
            <Result position={position} rival={other} names={names} onStep={step} />
          </div>
        )}
        <div className="row">
          <Button
            data-action="back"
            isDisabled={stepsHere() === 0}
            reason="explore-no-step"
            onClick={() => back()}
          >
            {messages.say('web-explore-back')}
          </Button>
          {stepsHere() === 0 ? (
            <span id="explore-no-step" className="visually-hidden">
              {messages.say('web-explore-back.none')}
            </span>
          ) : null}
          <CopyLink label={messages.say('web-copy-link')} link={link} />
        </div>
      </Card>
      {position?.charts === undefined ? null : (
        <Charts
          charts={position.charts}
          isOld={position.charts.line !== position.line}
          names={names}
          onLine={onLine}
        />
      )}
    </div>
  );
}
