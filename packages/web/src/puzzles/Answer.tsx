import { type AnyGame, describeMove, distinctMoves, type Seat } from '@dicehall/engine';
import { bustText, markText, reasonText, unitWord, worthText } from '@dicehall/messages';
import { adviceOf, listedMoves, markOf } from '@dicehall/strategy';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { announcer } from '../announce/announcer.ts';
import { DiceText } from '../dice/DiceText.tsx';
import { letJump } from '../dice/throw-up-dice.ts';
import { exploreAddress } from '../explore/explore-address.ts';
import { howText, MoveCost } from '../explore/MoveCost.tsx';
import { useSeatNames } from '../explore/use-seat-names.ts';
import { SeatNamesProvider, useMessages } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import { tableSound } from '../table/sound.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import type { ExploredPosition } from '../values/questions.ts';
import styles from './puzzles.module.css';

interface AnswerProps {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly explored: ExploredPosition;
  readonly move: unknown;
}

interface VerdictProps extends AnswerProps {
  /** A text about the effect of the answer; empty if it has none, null until it is known. */
  readonly outcome: string | null;
  readonly next: { readonly label: string; readonly run: () => void } | null;
}

/** Shows whether the answer is right, and why, below the table of the puzzle. */
export function Verdict({ game, state, seat, explored, move, outcome, next }: VerdictProps) {
  const messages = useMessages();
  const { keys, keysOn } = useSettings();
  const names = useSeatNames(game.scores(state).length, seat);
  const choice = { game, state, seat, names };
  const mark = markOf(explored, game, move);
  const advice = adviceOf(explored, game, state, move);
  const isRight = mark?.mark === 'best';
  const verdict = mark === null || isRight ? '' : markText(messages, mark, choice, false);
  const reason = advice === null ? '' : reasonText(messages, advice, choice);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // On a small screen the page scrolls until the reason is in view, also after the outcome has made the text longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome changes the height
  useEffect(() => heading.current?.parentElement?.scrollIntoView({ block: 'nearest' }), [outcome]);
  useEffect(() => {
    if (!isRight) return;
    tableSound.play({ kind: 'bank' });
    if (!motionIsReduced()) letJump(document.querySelectorAll<HTMLElement>('[data-cloth] [data-area] .die'));
  }, [isRight]);
  useEffect(() => {
    if (outcome === null) return;
    // The heading has the focus, so screen readers read it.
    announcer.say([verdict, reason, outcome].filter((text) => text !== '').join(' '));
  }, [verdict, reason, outcome]);
  useKeys((pressed) => {
    if (pressed.kind !== 'action') return false;
    if (next !== null && pressed.action === 'go-on') {
      next.run();
      return true;
    }
    // The table would announce whose turn it is, as if the puzzle could be answered again.
    return pressed.action === 'roll' || pressed.action === 'bank';
  });
  return (
    <Card as="section" className={styles.verdict} aria-label={messages.say('web-puzzle-reason')}>
      <h2 ref={heading} tabIndex={-1} data-right={isRight}>
        {messages.say('web-puzzle-verdict', { right: isRight ? 'yes' : 'no' })}
      </h2>
      {verdict === '' ? null : <p className="bad">{verdict}</p>}
      <p data-reason>{reason}</p>
      {outcome === null || outcome === '' ? null : (
        <p data-outcome>
          {outcome.split(/(?<=\.) /).map((sentence, at) => (
            <Fragment key={sentence}>
              {at > 0 && ' '}
              <span>{sentence}</span>
            </Fragment>
          ))}
        </p>
      )}
      {next === null ? null : (
        <Button
          tone="primary"
          data-action="next"
          aria-keyshortcuts={keysOn ? keys['go-on'] : undefined}
          onClick={next.run}
        >
          {next.label}
        </Button>
      )}
    </Card>
  );
}

interface MovesProps extends AnswerProps {
  readonly line: string;
  readonly children?: ReactNode;
}

/** Lists the moves of the answered puzzle with their values. */
export function Moves({ game, state, seat, explored, move, line, children }: MovesProps) {
  const messages = useMessages();
  const names = useSeatNames(game.scores(state).length, seat);
  const word = unitWord(game, state);
  const view = game.view(state, seat);
  const keyOf = (one: unknown): string => game.identify(view, one);
  const own = keyOf(move);
  const all = distinctMoves(game, state, seat, explored.moves);
  const listed = listedMoves(all);
  const rows = all
    .filter((row) => listed.includes(row) || keyOf(row.move) === own)
    .map((row) => ({ ...row, key: keyOf(row.move), name: describeMove(game, state, seat, row.move) }));
  return (
    <SeatNamesProvider names={names}>
      <Card as="section" aria-label={messages.say('web-explore-moves')}>
        <p className="soft small">{howText(messages, explored, word)}</p>
        <ol className={styles.moves}>
          {rows.map((row) => (
            <li key={row.key} data-own={row.key === own || undefined} data-best={row.loss === 0 || undefined}>
              <span className={styles.name}>
                <DiceText phrase={row.name} />
                {row.key === own ? ` – ${messages.say('web-puzzle-own')}` : ''}
              </span>
              <span className={`number ${styles.worth}`}>
                {worthText(messages, explored.unit, row.value, word)}
              </span>
              <span className={styles.facts}>
                <MoveCost
                  unit={explored.unit}
                  move={row}
                  best={explored.moves[0]?.value ?? row.value}
                  word={word}
                />
                {row.roll === null || row.roll.bust === 0
                  ? ''
                  : ` · ${messages.say('web-explore-busts', { share: bustText(messages, row.roll.bust) })}`}
              </span>
            </li>
          ))}
        </ol>
        {rows.length === all.length ? null : (
          <p className="soft small">{messages.say('web-puzzle-more', { count: all.length - rows.length })}</p>
        )}
        <div className="row">
          <LinkButton href={exploreAddress(line, seat)}>{messages.say('web-explore-here')}</LinkButton>
          {children}
        </div>
      </Card>
    </SeatNamesProvider>
  );
}
