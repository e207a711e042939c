import { type MatchRecord, ofSeat, replayStates, resignedIn, type Seat } from '@dicehall/engine';
import { balanceText, lossText, rankText, reviewStories, unitWord, winsText } from '@dicehall/messages';
import {
  accountOf,
  decisiveMoments,
  isMistake,
  largestMargin,
  mistakesIn,
  type Review,
  type ReviewedChoice,
  type ReviewedEntry,
} from '@dicehall/strategy';
import { type ReactNode, useMemo } from 'react';
import { ScoreChart } from '../end/ScoreChart.tsx';
import { exploreAddress } from '../explore/explore-address.ts';
import { PositionText } from '../explore/PositionText.tsx';
import { SeatNamesProvider, useMessages } from '../i18n/messages.tsx';
import { namesWithYou, seatKey, seatOfYou } from '../table/model/seats.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { AccountTable } from './AccountTable.tsx';
import { type MoveLink, moveAddress } from './move-link.ts';
import styles from './review.module.css';
import { chanceOf, standingNumber, standingText } from './verdict.ts';

interface MomentProps {
  readonly link: MoveLink;
  /** The number of the move, from 1. */
  readonly move: number;
  readonly kind: 'mistake' | 'choice' | 'lucky' | 'unlucky';
  readonly title: string;
  readonly chance: string;
  /** The position before the move. `line` is the same position as one line for the explorer. */
  readonly before: ReactNode;
  readonly position: string;
  readonly story: string;
}

function Moment({ link, move, kind, title, chance, before, position, story }: MomentProps) {
  const messages = useMessages();
  const text = messages.say('web-review-show', { number: move });
  return (
    <li className={styles.move} data-kind={kind}>
      <h4>{title}</h4>
      {before}
      <p>{story}</p>
      <p className={`number ${styles.chance}`}>{chance}</p>
      {link.kind === 'here' ? (
        <Button tone="quiet" data-action="show-move" onClick={() => link.show(move)}>
          {text}
        </Button>
      ) : (
        <LinkButton tone="quiet" data-action="show-move" href={moveAddress(link.replay, move)}>
          {text}
        </LinkButton>
      )}
      <LinkButton
        tone="quiet"
        data-action="explore"
        href={exploreAddress(position)}
        aria-label={messages.say('web-explore-here-name', { number: move })}
      >
        {messages.say('web-explore-here')}
      </LinkButton>
    </li>
  );
}

interface ReviewReportProps {
  readonly review: Review;
  readonly rollouts: number;
  readonly record: MatchRecord;
  readonly mine: readonly Seat[];
  readonly link: MoveLink;
}

export const ReviewReport = (props: ReviewReportProps) => (
  <SeatNamesProvider names={props.record.seats.map(({ name }) => name)}>
    <Report {...props} />
  </SeatNamesProvider>
);

/** Returns the effect of the choice alone, if the choice also revealed hidden choices. */
const withoutMet = (choice: ReviewedChoice): ReviewedChoice => ({
  ...choice,
  after: choice.after.map((value, seat) => value - ofSeat(choice.met, seat) - ofSeat(choice.left, seat)),
});

function Report({ review, rollouts, record, mine, link }: ReviewReportProps) {
  const messages = useMessages();
  const match = useMemo(() => replayStates(record), [record]);
  if (!match.ok) return null;
  const { setup, states, events } = match.value;
  const { game, names } = setup;
  const own = seatOfYou({ mine });
  const { unit } = review;
  const { story, mistake } = reviewStories(messages, { ...setup, states, events, you: own });
  const word = unitWord(game, states[0]);
  const text = (key: string, values = {}) => messages.lookup(key, { word, ...values }, names);
  const isOver = game.step(states.at(-1)).kind === 'over';
  const isResigned = resignedIn(record).length > 0;
  const called = namesWithYou(messages, names, mine);
  const margin = largestMargin(review);
  const turn = (entry: ReviewedEntry) =>
    entry.kind === 'choice' || entry.rank === null
      ? story(entry)
      : `${story(entry)} ${rankText(messages, entry.rank)}`;
  const judged = mine.length > 0 ? mine : names.map((_, seat) => seat);
  const moments = decisiveMoments(review, judged);
  const hasMistakes = mistakesIn(review).some(({ seat }) => judged.includes(seat));
  const stepOf = ({ before, after, seat }: ReviewedEntry) =>
    Math.abs(ofSeat(after, seat) - ofSeat(before, seat));
  const largest = review.entries.toSorted((a, b) => stepOf(b) - stepOf(a))[0];
  return (
    <div className={styles.report} data-review={review.how}>
      {judged.map((seat) => {
        const { dice, mistakes } = accountOf(review, seat);
        const sums = { unit, matches: 1, lost: -mistakes, luck: dice };
        return (
          <p key={seatKey(seat)} data-balance>
            {balanceText(messages, sums, word, own === undefined ? seat : undefined, names)}
          </p>
        );
      })}
      <p className="small soft">
        {isOver ? null : `${text('review-unfinished', { resigned: isResigned ? 'yes' : 'no' })} `}
        {text('web-review-how', { how: review.how, rollouts, noise: winsText(messages, 2 * review.noise) })}
        {margin >= 0.0005 ? ` ${text('web-review-margin', { margin: winsText(messages, margin) })}` : null}
      </p>
      <h3>{text('review-moments')}</h3>
      {moments.length === 0 ? <p>{text('review-nothing-turned', { unit })}</p> : null}
      {hasMistakes ? null : <p>{text('review-no-mistakes', { how: review.how })}</p>}
      <ol className={styles.moves}>
        {moments.map((entry) => {
          const missed = entry.kind === 'choice' && isMistake(review, entry) ? entry : null;
          const state = states[entry.entry];
          const seat = own ?? entry.seat;
          const isMine = own !== undefined && (missed === null || missed.seat === own);
          const gain = ofSeat(entry.after, seat) - ofSeat(entry.before, seat);
          const kind = missed
            ? 'mistake'
            : entry.kind === 'choice'
              ? 'choice'
              : gain > 0
                ? 'lucky'
                : 'unlucky';
          return (
            <Moment
              key={entry.entry}
              link={link}
              move={entry.entry + 1}
              kind={kind}
              title={text('web-review-kind', {
                kind,
                seat: { seat: missed?.seat ?? seat },
                mine: isMine ? 'yes' : 'no',
                cost: lossText(messages, unit, missed?.error ?? 0, word),
              })}
              chance={chanceOf(
                { messages, names, review, word },
                missed === null ? entry : withoutMet(missed),
                own,
              )}
              before={
                <PositionText
                  game={game}
                  state={state}
                  seat={entry.seat}
                  names={called}
                  you={null}
                  {...(entry.kind === 'throw' && { rolled: entry.dice })}
                />
              }
              position={game.formatPosition(state)}
              story={missed === null ? turn(entry) : mistake(missed)}
            />
          );
        })}
      </ol>
      <ScoreChart
        rows={[review.start, ...review.entries.map(({ after }) => after)]}
        names={called}
        {...(unit === 'win'
          ? { span: [0, 1], axis: (value) => messages.number(value, { style: 'percent' }) }
          : { axis: (value) => standingNumber(messages, unit, value) })}
        format={(value) => standingText(messages, unit, value, word)}
        texts={{
          caption: text('web-review-curve', { unit }),
          about: text('web-review-curve.about', { unit }),
          ...(largest !== undefined && {
            sentence: text('web-review-curve-swing', {
              unit,
              number: largest.entry + 1,
              seat: { seat: largest.seat },
              before: standingNumber(messages, unit, ofSeat(largest.before, largest.seat)),
              after: standingText(messages, unit, ofSeat(largest.after, largest.seat), word),
            }),
          }),
          row: text('web-entry'),
        }}
      />
      <AccountTable review={review} names={called} />
    </div>
  );
}
