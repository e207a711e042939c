import { describeMove, type Entry, type Face, parsePosition, type Seat, type Step } from '@dicehall/engine';
import { aboutText, type Catalogue, shareText, unitWord, worthText } from '@dicehall/messages';
import { memo, useEffect } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { actingSeats } from '../table/model/seats.ts';
import type { ExploredPosition } from '../values/questions.ts';
import styles from './explore.module.css';
import { howText } from './MoveCost.tsx';
import { MoveList } from './MoveList.tsx';
import { RollList } from './RollList.tsx';

interface ResultProps {
  readonly position: ExploredPosition;
  readonly rival: ExploredPosition | undefined;
  readonly names: readonly string[];
  /**
   * Called when a move or roll is chosen in the list.
   * @param line the position before the entry
   */
  readonly onStep: (line: string, entry: Entry) => void;
}

export const Result = memo(({ position, rival, names, onStep }: ResultProps) => {
  const messages = useMessages();
  const say = usePhrases();
  const { line, how, unit, seat, step, bySeat, moves, margin, roll, severalBest } = position;
  const read = parsePosition(line);
  const [best] = moves;
  const word = read.ok ? unitWord(read.value.game, read.value.state) : '';
  const summary =
    read.ok && seat !== null && best !== undefined
      ? messages.say('web-explore-summary', {
          move: say(describeMove(read.value.game, read.value.state, seat, best.move)),
          value: aboutText(messages, worthText(messages, unit, best.value, word, margin), margin),
          unit,
        })
      : roll !== null
        ? messages.say('web-explore-next-roll', { count: roll.dice })
        : messages.say('web-explore-nothing', { kind: step.kind });
  useEffect(() => announcer.say(summary), [summary]);
  if (!read.ok) return null;
  return (
    <>
      <h2>{explorerHeading(messages, step, names, seat)}</h2>
      {bySeat === null || unit !== 'win' ? null : (
        <ul className={styles.shares}>
          {bySeat.map((share, at) => (
            <li key={names[at]} data-now={at === seat || undefined}>
              <span>{names[at]}</span>
              <span className="number">{shareText(messages, share, 'negative', margin)}</span>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ inlineSize: `${100 * share}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="soft small" data-how={how}>
        {howText(messages, position, word)}
      </p>
      {severalBest ? <p className="soft small">{messages.say('explore-several-best')}</p> : null}
      {moves.length > 0 && seat !== null ? (
        <MoveList
          key={line}
          position={position}
          rival={rival}
          word={word}
          onMove={(move) => onStep(line, { seat, move })}
        />
      ) : roll !== null ? (
        <RollList
          key={line}
          roll={roll}
          unit={unit}
          word={word}
          margin={margin}
          onRoll={(dice: readonly Face[]) => onStep(line, { seat: roll.seat, dice })}
        />
      ) : (
        <p>{summary}</p>
      )}
    </>
  );
});

/** Returns the seat that rolls or chooses next, the first if several choose; null after the end. */
export const moverOf = (step: Step): Seat | null => actingSeats({ step })[0] ?? null;

/**
 * Returns the heading of the values of a position. The heading is known before the values.
 * @param seat the seat whose moves are valued, if several seats choose
 */
export function explorerHeading(
  messages: Catalogue,
  step: Step,
  names: readonly string[],
  seat: number | null = null,
): string {
  const mover = moverOf(step);
  if (mover === null) return messages.say('web-explore-nothing', { kind: 'over' });
  const isRoll = step.kind === 'throw';
  const values = { seat: { seat: isRoll ? mover : (seat ?? mover) }, kind: isRoll ? 'roll' : 'choose' };
  return messages.say('web-explore-turn', values, names);
}
