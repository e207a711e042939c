import type { MatchRecord } from '@dicehall/engine';
import { unitWord } from '@dicehall/messages';
import { lazy, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { InstallButton } from '../app/InstallButton.tsx';
import { LazyPart } from '../app/LazyPart.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { recordLink } from '../history/record-link.ts';
import { saveLuck } from '../history/saved-luck.ts';
import { useMessages } from '../i18n/messages.tsx';
import { downloadRecord } from '../local/download-record.ts';
import { moveAddress } from '../review/move-link.ts';
import { seatOfYou } from '../table/model/seats.ts';
import type { ShownTable } from '../table/model/shown.ts';
import { ThrowOffDice } from '../table/ThrowOffDice.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { scoreHistory } from './chart.ts';
import styles from './end.module.css';
import { matchResult } from './match-result.ts';
import { Ranking } from './Ranking.tsx';
import { TotalsChart } from './ScoreChart.tsx';
import { WinningDice } from './WinningDice.tsx';

const ReviewPanel = lazy(() => import('../review/ReviewPanel.tsx'));

interface MatchEndProps {
  readonly id: string;
  readonly shown: ShownTable;
  readonly onAgain: (() => void) | null;
  /** The content of the button if another player has opened a rematch. */
  readonly again?: ReactNode;
  readonly record: () => Promise<MatchRecord | null>;
  readonly replay: string;
  readonly children?: ReactNode;
}

export function MatchEnd(props: MatchEndProps) {
  const { id, shown, onAgain, again, record, replay } = props;
  const { game, frames, start, seats, mine, here = mine } = shown.feed;
  const messages = useMessages();
  const { names, places, scores, winners, hands, isMyLoss, headline, gap, best } = matchResult(
    messages,
    shown,
  );
  const [hand, ...others] = hands;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const history = scoreHistory(start, frames);
  const own = seatOfYou(shown.feed);
  const unit = unitWord(game, start);
  const save = async () => {
    const known = await record();
    if (known !== null) downloadRecord(known, id);
  };
  const share = async () => {
    const known = await record();
    return known === null ? null : recordLink(known);
  };
  return (
    <section
      className={styles.end}
      data-result={isMyLoss ? 'lost' : 'won'}
      aria-label={messages.say('web-match-over')}
    >
      <div className={styles.standing}>
        {others.length === 0 ? null : (
          <div className={styles.hands} aria-hidden="true">
            <ThrowOffDice rolls={hands} names={names} lit={winners} />
          </div>
        )}
        <h2 ref={heading} tabIndex={-1} className={styles.won}>
          {others.length > 0 || hand === undefined ? null : (
            <small className={styles.winner} aria-hidden="true">
              {messages.say(
                'web-winning-dice',
                { seat: { seat: hand.seat }, own: hand.seat === own ? 'yes' : 'no' },
                names,
              )}
            </small>
          )}
          {others.length > 0 ? null : hand === undefined ? (
            <GameEmblem game={game.id} />
          ) : (
            <WinningDice hand={hand} />
          )}
          {headline}
        </h2>
        {gap === null ? null : <p className={styles.gap}>{gap}</p>}
        <div className={styles.ranking}>
          <Ranking
            className={styles.places}
            parts={styles}
            mine={own}
            {...{ places, scores, seats, names, unit }}
          />
          {best === null ? null : (
            <p className={styles.best}>
              <Link href={moveAddress(replay, best.entry + 1)}>{best.text}</Link>
            </p>
          )}
        </div>
        <div className={styles.after}>
          {onAgain === null ? null : (
            <Button tone="primary" data-action="again" onClick={onAgain}>
              {again ?? messages.say('match-again')}
            </Button>
          )}
          <LinkButton href={replay}>{messages.say('web-replay')}</LinkButton>
          <Button onClick={() => void save()}>{messages.say('web-save-record')}</Button>
          <CopyLink label={messages.say('web-share')} link={share} />
          <LinkButton href="/">{messages.say('web-to-start')}</LinkButton>
          <InstallButton />
        </div>
      </div>
      <div className={styles.course}>
        {/* The buttons are above the analysis. Below it, they would move when the analysis appears. */}
        {history.length > 2 ? (
          <TotalsChart rows={history} isLow={game.facts.lowScoreWins} {...{ own, names, places, unit }} />
        ) : null}
        {seats.length === 1 ? null : (
          <LazyPart>
            <ReviewPanel
              record={record}
              mine={here}
              link={{ kind: 'address', replay }}
              onReviewed={(review) => saveLuck(id, review)}
            />
          </LazyPart>
        )}
        {props.children}
      </div>
    </section>
  );
}
