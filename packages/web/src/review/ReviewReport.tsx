import { type MatchRecord, ofSeat, replayStates, resignedIn, type Seat } from '@dicehall/engine';
import { balanceText, marginText, rankText, reviewStories, unitWord } from '@dicehall/messages';
import {
  balanceOf,
  type Change,
  decisiveMoments,
  isMistake,
  type Review,
  type ReviewedEntry,
  stepOf,
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

/**
 * The share of other rolls, from 0 to 1, that must be worse for a roll to count as lucky, or better for it to count
 * as unlucky.
 */
const rareRoll = 0.7;

interface MomentProps {
  readonly link: MoveLink;
  /** The number of the move, from 1. */
  readonly move: number;
  readonly kind: 'mistake' | 'choice' | 'reveal' | 'roll' | 'lucky' | 'unlucky';
  readonly title: string;
  readonly chance: string;
  /** The position before the move, and the URL of the explorer there. */
  readonly before: ReactNode;
  readonly explorer: string;
  readonly story: string;
}

function Moment({ link, move, kind, title, chance, before, explorer, story }: MomentProps) {
  const messages = useMessages();
  const text = messages.say('web-review-show', { number: move });
  return (
    <li className={styles.move} data-kind={kind}>
      <h4>{title}</h4>
      {before}
      <p>{story}</p>
      <p className={`number ${styles.chance}`}>{chance}</p>
      <div className={styles.ways}>
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
          href={explorer}
          aria-label={messages.say('web-explore-here-name', { number: move })}
        >
          {messages.say('web-explore-here')}
        </LinkButton>
      </div>
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
  const turn = (entry: ReviewedEntry) =>
    entry.kind === 'choice' || entry.rank === null
      ? story(entry)
      : `${story(entry)} ${rankText(messages, entry.rank)}`;
  const judged = mine.length > 0 ? mine : names.map((_, seat) => seat);
  const moments = decisiveMoments(review, judged);
  const swings = review.entries.map((entry) => {
    const seat = own ?? entry.seat;
    const isReveal = entry.kind === 'choice' && Math.abs(ofSeat(entry.met, seat)) > entry.error;
    const step = isReveal
      ? stepOf({ cause: 'reveal', entry }, seat)
      : { before: ofSeat(entry.before, seat), after: ofSeat(entry.after, seat) };
    return { entry, seat, isReveal, ...step };
  });
  const [largest] = swings
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  const kindOf = (moment: Change): MomentProps['kind'] => {
    if (moment.cause === 'reveal') return 'reveal';
    if (moment.cause === 'choice') return isMistake(review, moment.entry) ? 'mistake' : 'choice';
    const rank = moment.cause === 'throw' ? moment.entry.rank : null;
    if (rank !== null && Math.max(rank.worse, rank.better) < rareRoll) return 'roll';
    const { before, after } = stepOf(moment, own ?? moment.entry.seat);
    return after > before ? 'lucky' : 'unlucky';
  };
  return (
    <div className={styles.report} data-review={review.how}>
      {judged.map((seat) => (
        <p key={seatKey(seat)} data-balance>
          {balanceText(messages, balanceOf(review, seat), word, own === undefined ? seat : undefined, names)}
        </p>
      ))}
      <p className="small soft">
        {isOver ? null : `${text('review-unfinished', { resigned: isResigned ? 'yes' : 'no' })} `}
        {text('web-review-how', { how: review.how, rollouts, noise: marginText(messages, 2 * review.noise) })}
      </p>
      <AccountTable review={review} names={called} seats={judged} />
      <h3>{text('review-moments')}</h3>
      {moments.length === 0 ? <p>{text('review-nothing-turned', { unit })}</p> : null}
      <ol className={styles.moves}>
        {moments.map((moment) => {
          const { cause, entry } = moment;
          const state = states[entry.entry];
          const kind = kindOf(moment);
          const seat = cause === 'choice' ? entry.seat : (own ?? entry.seat);
          return (
            <Moment
              key={`${entry.entry} ${cause}`}
              link={link}
              move={entry.entry + 1}
              kind={kind}
              title={text('web-review-kind', {
                kind,
                seat: { seat },
                mine: seat === own ? 'yes' : 'no',
              })}
              chance={chanceOf({ messages, game, names, review, word }, moment, own)}
              before={
                <PositionText
                  game={game}
                  state={state}
                  seat={cause === 'reveal' ? seat : entry.seat}
                  names={called}
                  you={null}
                  {...(cause === 'throw' && { rolled: entry.dice })}
                />
              }
              explorer={exploreAddress(game.formatPosition(state), own)}
              story={kind === 'mistake' && cause === 'choice' ? mistake(entry) : turn(entry)}
            />
          );
        })}
      </ol>
      <ScoreChart
        rows={[review.start, ...review.entries.map(({ after }) => after)]}
        names={called}
        {...(unit === 'win'
          ? { span: [0, 1], axis: (value) => messages.number(value, { style: 'percent' }) }
          : { axis: (value) => standingNumber(messages, review, value) })}
        format={(value) => standingText(messages, review, value, word)}
        texts={{
          caption: text('web-review-curve', { unit }),
          about: text('web-review-curve.about', { unit }),
          ...(largest !== undefined && {
            sentence: text('web-review-curve-swing', {
              unit,
              reveals: largest.isReveal ? 'yes' : 'no',
              number: largest.entry.entry + 1,
              seat: { seat: largest.seat },
              mine: largest.seat === own ? 'yes' : 'no',
              before: standingNumber(messages, review, largest.before),
              after: standingText(messages, review, largest.after, word),
            }),
          }),
          row: text('web-entry'),
        }}
      />
    </div>
  );
}
