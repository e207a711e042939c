import { type AnyGame, describeMove, distinctMoves, type Seat } from '@dicehall/engine';
import { bustText, markText, reasonText, unitWord, worthText } from '@dicehall/messages';
import { adviceOf, markOf } from '@dicehall/strategy';
import { Fragment, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { announcer } from '../announce/announcer.ts';
import { Page } from '../app/Page.tsx';
import { DiceText } from '../dice/DiceText.tsx';
import { letJump } from '../dice/throw-up-dice.ts';
import { exploreAddress } from '../explore/explore-address.ts';
import { howText, MoveCost } from '../explore/MoveCost.tsx';
import { PositionText } from '../explore/PositionText.tsx';
import { useSeatNames } from '../explore/use-seat-names.ts';
import { SeatNamesProvider, useMessages, usePhrases } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { motionIsReduced } from '../settings/appearance.ts';
import { useSettings } from '../settings/settings.ts';
import { tableSound } from '../table/sound.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import type { ExploredPosition } from '../values/questions.ts';
import styles from './puzzles.module.css';

interface AnsweredPageProps {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly title: string;
  readonly back: string;
  /** Whether the answer is right; absent while the game is being solved. */
  readonly isRight?: boolean;
  readonly felt?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Shows the position of an answered puzzle, below its verdict. */
export function AnsweredPage(props: AnsweredPageProps) {
  const { game, state, seat, title, back, isRight, felt, children } = props;
  const names = useSeatNames(game.scores(state).length, seat);
  return (
    <SeatNamesProvider names={names}>
      <Page title={title} back={back} isWide>
        <div className={styles.answer} data-game={game.id} data-right={isRight}>
          <div ref={felt} className={styles.felt}>
            <PositionText game={game} state={state} seat={seat} names={names} size="medium" first={seat} />
          </div>
          {children}
        </div>
      </Page>
    </SeatNamesProvider>
  );
}

interface AnswerProps extends Pick<AnsweredPageProps, 'game' | 'state' | 'seat' | 'back'> {
  readonly line: string;
  readonly explored: ExploredPosition;
  readonly move: unknown;
  /** A text about the effect of the answer; empty if it has none, null until it is known. */
  readonly outcome: string | null;
  readonly next: { readonly label: string; readonly run: () => void } | null;
  readonly children?: ReactNode;
}

const mostMoves = 4;

export function Answer(props: AnswerProps) {
  const { game, state, seat, line, explored, move, back, outcome, next } = props;
  const messages = useMessages();
  const say = usePhrases();
  const { keys, keysOn } = useSettings();
  const names = useSeatNames(game.scores(state).length, seat);
  const choice = { game, state, seat, names };
  const word = unitWord(game, state);
  const mark = markOf(explored, game, move);
  const advice = adviceOf(explored, game, state, move);
  const isRight = mark?.mark === 'best';
  const title = messages.say('web-puzzle-verdict', { right: isRight ? 'yes' : 'no' });
  const verdict = mark === null || isRight ? '' : markText(messages, mark, choice, false);
  const reason = advice === null ? '' : reasonText(messages, advice, choice);
  const view = game.view(state, seat);
  const keyOf = (one: unknown): string => game.identify(view, one);
  const own = keyOf(move);
  const all = distinctMoves(game, state, seat, explored.moves);
  const rows = all
    .map((row) => ({ ...row, key: keyOf(row.move), name: describeMove(game, state, seat, row.move) }))
    .filter(({ key }, at) => at < mostMoves || key === own);
  const felt = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isRight) return;
    tableSound.play({ kind: 'bank' });
    if (!motionIsReduced()) letJump(felt.current?.querySelectorAll<HTMLElement>('.die') ?? []);
  }, [isRight]);
  useEffect(() => {
    if (outcome === null) return;
    // The heading has the focus, so screen readers read it.
    announcer.say([verdict, reason, outcome].filter((text) => text !== '').join(' '));
  }, [verdict, reason, outcome]);
  useKeys((pressed) => {
    if (next === null || pressed.kind !== 'action' || pressed.action !== 'go-on') return false;
    next.run();
    return true;
  });
  return (
    <AnsweredPage {...{ game, state, seat, title, back, isRight, felt }}>
      <Card as="section" aria-label={messages.say('web-puzzle-reason')} className={styles.reason}>
        <p>{messages.say('web-puzzle-chosen', { move: say(describeMove(game, state, seat, move)) })}</p>
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
        <div className="row">
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
          <LinkButton href={exploreAddress(line, seat)}>{messages.say('web-explore-here')}</LinkButton>
        </div>
        {props.children}
      </Card>
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
      </Card>
    </AnsweredPage>
  );
}
