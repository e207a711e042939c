import { breaksTie, type MatchRecord, ofSeat, replayStates, resignedIn, type Seat } from '@dicehall/engine';
import { balanceText, marginText, rankText, reviewStories, unitWord } from '@dicehall/messages';
import {
  accountOf,
  accountSteps,
  balanceOf,
  type Change,
  decisiveMoments,
  type Grade,
  gradeOf,
  gradesIn,
  isBeyondNoise,
  isMistake,
  type Review,
  type ReviewedEntry,
  stepOf,
} from '@dicehall/strategy';
import { Fragment, type ReactNode, useMemo } from 'react';
import { ScoreChart } from '../end/ScoreChart.tsx';
import { exploreAddress } from '../explore/explore-address.ts';
import { PositionText } from '../explore/PositionText.tsx';
import { wholeDice } from '../explore/value-text.ts';
import { useMessages } from '../i18n/messages.tsx';
import { hasPuzzles } from '../puzzles/fetch-puzzles.ts';
import { namesWithYou, seatKey, seatOfYou } from '../table/model/seats.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Summary } from '../ui/Field.tsx';
import { AccountTable } from './AccountTable.tsx';
import { gradesHelp, gradesText } from './grades.ts';
import { type MoveLink, moveAddress } from './move-link.ts';
import styles from './review.module.css';
import { amountText, chanceOf, standingNumber, standingText } from './verdict.ts';

interface Told {
  readonly cause: Change['cause'];
  readonly kind: Grade | 'choice' | 'reveal' | 'lucky' | 'unlucky';
  readonly title: string;
  readonly story: string;
  readonly chance: string;
}

interface MomentProps {
  readonly link: MoveLink;
  /** The number of the move, from 1. */
  readonly move: number;
  /** What the move changed: one change, or a mistake and then what its reveal changed. */
  readonly told: readonly Told[];
  /** The position before the move, and the URL of the explorer there. */
  readonly before: ReactNode;
  readonly explorer: string;
}

function Moment({ link, move, told, before, explorer }: MomentProps) {
  const messages = useMessages();
  const text = messages.say('web-review-show', { number: move });
  return (
    <li className={styles.move} data-kind={told[0]?.kind}>
      {told.map(({ cause, title, story, chance }, at) => (
        <Fragment key={cause}>
          <h4>{title}</h4>
          {at === 0 ? before : null}
          <p>{wholeDice(story)}</p>
          <p className={`number ${styles.chance}`}>{chance}</p>
        </Fragment>
      ))}
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

export function ReviewReport({ review, rollouts, record, mine, link }: ReviewReportProps) {
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
  const last = game.step(states.at(-1));
  const isOver = last.kind === 'over';
  const isResigned = resignedIn(record).length > 0;
  const called = namesWithYou(messages, names, mine);
  const turn = (entry: ReviewedEntry) =>
    entry.kind === 'choice' || entry.rank === null
      ? story(entry)
      : `${story(entry)} ${rankText(messages, entry.rank)}`;
  // Only exact values of matches of two make puzzles.
  const isPractised = hasPuzzles(game.id) && names.length === 2 && review.noise === 0;
  const judged = mine.length > 0 ? mine : names.map((_, seat) => seat);
  const choicesOf = (seat: Seat) =>
    review.entries.filter((entry) => entry.kind === 'choice').filter((choice) => choice.seat === seat);
  const moments = decisiveMoments(review, judged, own);
  const swings = review.entries.map((entry) => {
    const seat = own ?? entry.seat;
    const isReveal = entry.kind === 'choice' && Math.abs(ofSeat(entry.met, seat)) > entry.error;
    return { entry, seat, isReveal, before: ofSeat(entry.before, seat), after: ofSeat(entry.after, seat) };
  });
  const [largest] = swings
    .filter(({ before, after }) => before !== after && isBeyondNoise(review, after - before))
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  const kindOf = (moment: Change): Told['kind'] => {
    if (moment.cause === 'reveal') return 'reveal';
    if (moment.cause === 'choice') return gradeOf(review, moment.entry) ?? 'choice';
    const { before, after } = stepOf(moment);
    return after > before ? 'lucky' : 'unlucky';
  };
  /** Says how the listed moments fit the sums, which count all entries. */
  function listed(): string {
    if (own === undefined) return text('review-listed');
    const { dice, mistakes } = accountOf(review, own);
    const steps = accountSteps(review);
    const amount = (value: number) =>
      amountText(messages, unit, value / steps, 'exceptZero', review.noise > 0);
    const parts = (key: string, all: number, changes: readonly Change[], most = Infinity): string => {
      // The sum of the changes as shown, so that a reader can add them up. Rounding can make it more than all mistakes.
      const here = changes
        .map(stepOf)
        .reduce((sum, { before, after }) => sum + Math.round(after * steps) - Math.round(before * steps), 0);
      const rest = Math.round(all * steps) - here;
      return changes.length === 0 || rest === 0 || rest > most
        ? ''
        : ` ${text(key, { all: amount(all * steps), here: amount(here), rest: amount(rest) })}`;
    };
    const rolls = moments.filter(({ cause }) => cause === 'throw');
    const choices = moments.filter(({ cause, entry }) => cause === 'choice' && entry.seat === own);
    const luck = parts('review-listed.luck', dice, rolls);
    return `${text('review-listed')}${luck}${parts('review-listed.mistakes', mistakes, choices, 0)}`;
  }
  const tellOf = (moment: Change): Told => {
    const { cause, entry } = moment;
    const kind = kindOf(moment);
    const seat = cause === 'choice' ? entry.seat : moment.seat;
    return {
      cause,
      kind,
      title: text('web-review-kind', { kind, seat: { seat }, mine: seat === own ? 'yes' : 'no' }),
      chance: chanceOf({ messages, game, names, review, word }, moment, own),
      story: cause === 'choice' && kind !== 'choice' ? mistake(entry, seat === moment.seat) : turn(entry),
    };
  };
  return (
    <div className={styles.report} data-review={review.how}>
      {judged.map((seat) => (
        <p key={seatKey(seat)}>
          {balanceText(messages, balanceOf(review, seat), word, own === undefined ? seat : undefined, names)}{' '}
          <span className="soft">{gradesText(messages, gradesIn(review, choicesOf(seat)))}</span>
        </p>
      ))}
      {isOver ? null : (
        <p className="small soft">{text('review-unfinished', { resigned: isResigned ? 'yes' : 'no' })}</p>
      )}
      <h3>{text('review-moments')}</h3>
      {moments.length > 0 ? null : <p className="soft small">{text('review-nothing-turned', { unit })}</p>}
      <ol className={styles.moves}>
        {[...new Set(moments.map(({ entry }) => entry))].map((entry) => {
          const state = states[entry.entry];
          // A mistake comes before what its reveal changed.
          const changes = moments
            .filter((one) => one.entry === entry)
            .sort((a, b) => a.cause.localeCompare(b.cause));
          const [first] = changes;
          return (
            <Moment
              key={entry.entry}
              link={link}
              move={entry.entry + 1}
              told={changes.map(tellOf)}
              before={
                <PositionText
                  game={game}
                  state={state}
                  seat={first?.cause === 'reveal' ? first.seat : entry.seat}
                  names={called}
                  {...(entry.kind === 'throw' && {
                    // The text names the rolls of all players in a tie-break.
                    rolled: breaksTie(events, entry.entry) ? [] : entry.dice,
                  })}
                />
              }
              explorer={exploreAddress(game.formatPosition(state), own, names.join('\n'))}
            />
          );
        })}
      </ol>
      {own === undefined || !isPractised || choicesOf(own).every((one) => !isMistake(review, one)) ? null : (
        <div className="row">
          <LinkButton data-action="practise" href={`/puzzles?game=${game.id}&from=mine`}>
            {text('web-practise-theme', { theme: text('web-mistakes') })}
          </LinkButton>
        </div>
      )}
      <ScoreChart
        rows={[review.start, ...review.entries.map(({ after }) => after)]}
        names={called}
        own={own}
        places={last.kind === 'over' ? last.places : undefined}
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
      <AccountTable review={review} names={called} seats={judged} word={word} />
      {moments.length === 0 ? null : <p className="soft small">{listed()}</p>}
      <details>
        <Summary>{text('web-review-method')}</Summary>
        <p className="soft small">
          {text('web-review-how', {
            how: review.how,
            rollouts,
            noise: marginText(messages, 2 * review.noise),
          })}
        </p>
        {moments.length === 0 ? null : <p className="soft small">{gradesHelp(messages, unit, word)}</p>}
      </details>
    </div>
  );
}
