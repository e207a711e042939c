import { describeMove, distinctMoves, type Message, parsePosition } from '@dicehall/engine';
import { bustText, shareText, worthText } from '@dicehall/messages';
import { type MarkedChoice, type MoveValue, markOf, typicalOutcome } from '@dicehall/strategy';
import { useState } from 'react';
import { DiceText } from '../dice/DiceText.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from '../ui/Button.tsx';
import type { ExploredPosition } from '../values/questions.ts';
import styles from './explore.module.css';
import { MoveCost } from './MoveCost.tsx';
import { outcomeText } from './value-text.ts';

interface MoveListProps {
  readonly position: ExploredPosition;
  /** The same position under other house rules. */
  readonly rival: ExploredPosition | undefined;
  /** The word for the unit in which scores are counted. */
  readonly word: string;
  readonly onMove: (move: unknown) => void;
}

interface ListedMove extends MoveValue {
  readonly name: Message;
  /** The mark of the move, which decides its colour. */
  readonly verdict: MarkedChoice['mark'];
}

/** The number of moves that are shown before the user asks for all of them. */
const mostShown = 8;
/** The maximum number of rows, for games with thousands of moves. */
const mostRows = 12;

function listedMoves(position: ExploredPosition): readonly ListedMove[] {
  const { line, moves, seat } = position;
  const read = parsePosition(line);
  if (!read.ok || seat === null) return [];
  const { game, state } = read.value;
  return distinctMoves(game, state, seat, moves)
    .slice(0, game.facts.listsMoves ? undefined : mostRows)
    .map((one) => ({
      ...one,
      name: describeMove(game, state, seat, one.move),
      verdict: markOf(position, game, one.move)?.mark ?? (one.loss === 0 ? 'best' : 'fine'),
    }));
}

export function MoveList({ position, rival, word, onMove }: MoveListProps) {
  const messages = useMessages();
  const { unit, margin } = position;
  const listed = listedMoves(position);
  const [all, setAll] = useState(false);
  const rows = all || listed.length <= mostShown + 2 ? listed : listed.slice(0, mostShown);
  useKeys((pressed) => {
    const row = pressed.kind === 'digit' ? rows[pressed.digit - 1] : undefined;
    if (row !== undefined) onMove(row.move);
    return row !== undefined;
  });
  const best = position.moves[0]?.value ?? 0;
  const facts = ({ roll }: ListedMove): string => {
    const typical = roll === null ? null : outcomeText(messages, unit, typicalOutcome(roll), word, margin);
    const top = roll === null ? null : outcomeText(messages, unit, roll.outcomes[0], word, margin);
    return [
      roll === null || roll.bust === 0
        ? null
        : messages.say('web-explore-busts', { share: bustText(messages, roll.bust) }),
      typical === null ? null : messages.say('web-explore-typical', { outcome: typical }),
      top === null ? null : messages.say('web-explore-best-roll', { outcome: top }),
    ]
      .flatMap((fact) => (fact === null ? [] : [` · ${fact}`]))
      .join('');
  };
  const rivalValue = (move: unknown): string | null => {
    const key = JSON.stringify(move);
    const other = rival?.moves.find((one) => JSON.stringify(one.move) === key);
    return rival === undefined || other === undefined
      ? null
      : worthText(messages, rival.unit, other.value, word, rival.margin);
  };
  return (
    <>
      <ol className={styles.moves}>
        {rows.map((row, at) => {
          const other = rivalValue(row.move);
          return (
            <li key={JSON.stringify(row.move)}>
              <button
                type="button"
                className={styles.move}
                data-verdict={row.verdict}
                data-move={at + 1}
                onClick={() => onMove(row.move)}
              >
                <span className={styles.key} aria-hidden="true">
                  {at < 9 ? at + 1 : ''}
                </span>
                <span className={styles.name}>
                  <DiceText phrase={row.name} />
                </span>
                <span className={`number ${styles.value}`}>
                  {worthText(messages, unit, row.value, word, margin)}
                  {margin === 0 ? null : (
                    <span className={styles.margin}>
                      {' '}
                      ±&nbsp;{shareText(messages, margin, 'negative', margin)}
                    </span>
                  )}
                </span>
                <span className={styles.facts}>
                  <MoveCost unit={unit} move={row} best={best} margin={margin} word={word} />
                  {facts(row)}{' '}
                  {other === null ? null : (
                    <strong>{messages.say('web-explore-other-value', { value: other })}</strong>
                  )}
                </span>
                {unit === 'win' ? (
                  <span className={styles.bar} aria-hidden="true">
                    <i style={{ inlineSize: `${100 * row.value}%` }} />
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ol>
      {rows.length === listed.length ? null : (
        <Button tone="quiet" data-action="all-moves" onClick={() => setAll(true)}>
          {messages.say('web-explore-all-moves', { count: listed.length })}
        </Button>
      )}
      {position.more === null ? null : (
        <p className="soft small">
          {messages.say('web-explore-others', {
            least: worthText(messages, unit, position.more.least, word, margin),
          })}
        </p>
      )}
    </>
  );
}
