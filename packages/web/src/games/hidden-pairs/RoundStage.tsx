import {
  type Attack,
  type BaseEvent,
  type HiddenPairsView,
  ofSeat,
  type RoundShown,
  roundPoints,
  type Seat,
  sumOf,
} from '@dicehall/engine';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Die } from '../../dice/Die.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { paced } from '../../moments/timing.ts';
import { motionIsReduced } from '../../settings/appearance.ts';
import { useSettings } from '../../settings/settings.ts';
import { seatOfYou, shownName } from '../../table/model/seats.ts';
import type { ShownTable } from '../../table/model/shown.ts';
import { tableSound } from '../../table/sound.ts';
import { ActionIcon } from './ActionIcon.tsx';
import styles from './pairs.module.css';
import { type Beat, cardFlight, theatreOf } from './theatre.ts';
import { isTied, paidIn, tieRollsOf } from './turn-steps.ts';

/** Returns how many beats of the animation are over; all of them if the stage does not move. */
function useBeats(beats: readonly Beat[], isMoving: boolean, onBeat: (beat: Beat) => void): number {
  const [passed, setPassed] = useState(0);
  const { pace } = useSettings();
  const sound = useEffectEvent(onBeat);
  useEffect(() => {
    if (!isMoving) return;
    const timers = beats.map((beat, index) =>
      setTimeout(
        () => {
          setPassed(index + 1);
          sound(beat);
        },
        paced(beat.at, pace),
      ),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [beats, isMoving, pace]);
  return isMoving ? passed : beats.length;
}

interface LandedProps extends Pick<RoundStageProps, 'isMoving' | 'shown'> {
  readonly attack: Attack;
}

/** An attack card below the dice that it hits. If the stage moves, the card flies there from its player. */
function Landed({ attack, isMoving, shown }: LandedProps) {
  const messages = useMessages();
  const card = useRef<HTMLLIElement>(null);
  const { kind, by, amount, negated } = attack;
  useLayoutEffect(() => {
    const from = card.current?.closest('[data-stage]')?.querySelector(`[data-place="${by}"]`);
    if (!isMoving || card.current === null || from == null || motionIsReduced()) return;
    const end = card.current.getBoundingClientRect();
    const { x, y, width, height } = from.getBoundingClientRect();
    const [right, down] = [x + (width - end.width) / 2 - end.x, y + (height - end.height) / 2 - end.y];
    card.current.animate(
      [
        { transform: `translate(${right}px, ${down}px) scale(0.8)`, opacity: 0 },
        { transform: 'scale(1.25) rotate(-4deg)', opacity: 1, offset: 0.6 },
        { transform: 'scale(1.25) rotate(-4deg)', offset: 0.8 },
        { transform: 'none' },
      ],
      // The card hits at the second of these keyframes.
      { duration: cardFlight / 0.6, easing: 'cubic-bezier(0.4, 0, 0.6, 1)' },
    );
  }, [by, isMoving]);
  const you = seatOfYou(shown.feed) === by ? 'yes' : 'no';
  const values = { kind, seat: { seat: by }, you, amount, negated: negated ? 'yes' : 'no' };
  const words = messages.say('web-attack', values, shown.names);
  return (
    <li ref={card} data-negated={negated || undefined}>
      <ActionIcon kind={kind === 'hinderance' ? 'hinderance' : 'diceBlock'} />
      <span className="visually-hidden">{words}</span>
      <span className={styles.words} aria-hidden="true">
        {words}
      </span>
      <span className={styles.short} aria-hidden="true">
        −{amount} <span className={styles.by}>{messages.say('web-attack-by', values, shown.names)}</span>
      </span>
    </li>
  );
}

interface RoundStageProps {
  readonly title: string;
  readonly round: RoundShown;
  readonly kind: 'pairs' | 'tied' | 'won';
  /** Whether the pairs open one by one. Otherwise all pairs are open from the start. */
  readonly isMoving: boolean;
  readonly events: readonly BaseEvent[];
  readonly shown: ShownTable;
  readonly onSkip: (() => void) | undefined;
}

/** Shows a round: the pairs turn one by one, then the attacks land, and the points go to the winner. */
export function RoundStage(props: RoundStageProps) {
  const { title, round, kind, isMoving, events, shown, onSkip } = props;
  const messages = useMessages();
  const { faces } = useSettings();
  const { seats, mine } = shown.feed;
  const [{ beats }] = useState(() => theatreOf(round));
  const passed = useBeats(beats, isMoving, (beat) => {
    if (beat.kind === 'die') tableSound.play({ kind: 'keep' });
    else if (beat.kind === 'hit')
      tableSound.play({
        kind: beat.attack.negated ? 'celebration' : 'bust',
        isOfOthers: mine.length > 0 && !mine.includes(beat.attack.on),
      });
  });
  const seen = beats.slice(0, passed);
  const openDice = (seat: Seat) => seen.filter((beat) => beat.kind === 'die' && beat.seat === seat).length;
  const attacksOn = (seat: Seat, kind: 'attack' | 'hit') =>
    seen.flatMap((beat) => (beat.kind === kind && beat.attack.on === seat ? [beat.attack] : []));
  const points = roundPoints[round.round - 1] ?? 0;
  const tie = tieRollsOf(events, round);
  const winner = kind === 'won' ? round.winner : null;
  const best = Math.max(...round.values);
  const showsTie = kind !== 'pairs' && isTied(round);
  const lucky = messages.say('hidden-pairs-action', { action: 'luckyDice' });
  return (
    <>
      <h2 className={styles.title}>
        {title}
        {showsTie ? <small>{messages.say('web-reveal-tied', { value: best })}</small> : null}
      </h2>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a tap anywhere skips, as do the button and its key */}
      <ul className={styles.stage} data-stage data-count={seats.length} onClick={onSkip}>
        {seats.map((owner, seat) => {
          const pair = ofSeat(round.pairs, seat);
          const landed = attacksOn(seat, 'attack');
          const hits = attacksOn(seat, 'hit').filter(({ negated }) => !negated);
          const isOpen = openDice(seat) === 2;
          const lost = sumOf(hits.map(({ amount }) => amount));
          const paid = paidIn(shown.view as HiddenPairsView, round, seat, mine);
          const isLucky = isOpen && round.lucky.includes(seat);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by their number
              key={seat}
              className={styles.place}
              data-place={seat}
              data-own={(mine.length === 1 && mine[0] === seat) || undefined}
              data-tied={(showsTie && ofSeat(round.values, seat) === best) || undefined}
              data-won={winner === seat || undefined}
            >
              <span className={styles.who}>{shownName(messages, owner)}</span>
              <span className={styles.pair}>
                {pair.map((face, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
                  <span key={at} className={styles.turning} data-open={openDice(seat) > at || undefined}>
                    <Die face={null} />
                    <Die
                      face={face}
                      numerals={faces === 'numerals'}
                      {...(openDice(seat) > at && { name: String(face) })}
                    />
                  </span>
                ))}
              </span>
              <span key={lost} className={`number ${styles.sum}`} data-hit={lost > 0 || undefined}>
                {isOpen && lost > 0 ? (
                  <small>
                    {messages.number(sumOf(pair))} − {messages.number(lost)} ={' '}
                  </small>
                ) : null}
                {isOpen ? messages.number(sumOf(pair) - lost) : '\u00a0'}
              </span>
              <div className={styles.on}>
                {landed.length > 0 || isLucky ? (
                  <ul className={styles.landed}>
                    {isLucky ? (
                      <li data-lucky>
                        <ActionIcon kind="luckyDice" />
                        <span className="visually-hidden">{lucky}</span>
                        <span className={styles.words} aria-hidden="true">
                          {lucky}
                        </span>
                      </li>
                    ) : null}
                    {landed.map((attack) => (
                      <Landed
                        key={`${attack.kind}${attack.by}`}
                        attack={attack}
                        isMoving={isMoving}
                        shown={shown}
                      />
                    ))}
                  </ul>
                ) : null}
                {kind === 'won' && tie.has(seat) ? (
                  <ul className={styles.tie} aria-label={messages.say('web-tie-rolls')}>
                    {tie.get(seat)?.map((dice, nth) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: rolls are identified by their order
                      <li key={nth}>
                        {dice.map((face, at) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
                          <Die key={at} face={face} numerals={faces === 'numerals'} name={String(face)} />
                        ))}
                        <span className="number">= {sumOf(dice)}</span>
                      </li>
                    ))}
                  </ul>
                ) : null}
                {winner === seat ? (
                  <span className={styles.won}>{messages.say('web-plus', { points })}</span>
                ) : null}
                {passed < beats.length || paid.points === 0 ? null : (
                  <span className={styles.paid}>{messages.say('web-reveal-paid', paid)}</span>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
