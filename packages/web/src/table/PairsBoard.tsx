import { type HiddenPairsView, type Round, roundPoints, type Seat } from '@dicehall/engine';
import { useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { Die } from '../dice/Die.tsx';
import { type HandAction, impossible, possible } from '../hands/hand.ts';
import {
  allRounds,
  commitOf,
  diceOfRound,
  emptyPlan,
  fillNext,
  highestFirstPlan,
  isPlanned,
  type PairsPlan,
  priceOfPlan,
  sumOfRound,
  toggleDie,
  whyNoReRoll,
} from '../hands/pairs-plan.ts';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { phrase } from '../i18n/phrase.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { ActionBar } from './ActionBar.tsx';
import area from './dice.module.css';
import { DiceArea } from './Felt.tsx';
import { PairsActions, pointsLeftText } from './PairsActions.tsx';
import styles from './pairs.module.css';
import type { TableSeat } from './seats.ts';

type Stage = 'dice' | 'pairs' | 'actions';

interface PairsBoardProps {
  readonly view: HiddenPairsView;
  readonly seat: Seat;
  readonly seats: readonly TableSeat[];
  readonly onMove: (move: unknown, id: string) => void;
}

function barOf(
  stage: Stage,
  view: HiddenPairsView,
  seat: Seat,
  plan: PairsPlan,
  picked: number | null,
): HandAction[] {
  switch (stage) {
    case 'dice': {
      const why = whyNoReRoll(view, seat) ?? (picked === null ? phrase('web-why-pick-die') : null);
      const label = phrase('web-re-roll', {
        number: (picked ?? 0) + 1,
        picked: picked === null ? 'no' : 'yes',
      });
      const reRoll =
        why === null
          ? possible('re-roll', label, { type: 're-roll', die: picked }, 'roll')
          : impossible('re-roll', label, why, 'roll');
      return [possible('to-pairs', phrase('web-to-pairs'), 'pairs', 'bank'), reRoll];
    }
    case 'pairs': {
      const on = isPlanned(plan)
        ? possible('to-actions', phrase('web-to-actions'), 'actions', 'bank')
        : impossible('to-actions', phrase('web-to-actions'), phrase('web-why-place-all'), 'bank');
      return [on, possible('back-to-dice', phrase('web-back-to-dice'), 'dice', null)];
    }
    case 'actions': {
      const price = priceOfPlan(plan);
      return [
        possible('commit', phrase('web-commit', { price }), commitOf(plan), 'bank'),
        possible('back-to-pairs', phrase('web-back-to-pairs'), 'pairs', null),
      ];
    }
  }
}

function Lane({
  round,
  plan,
  view,
  onFill,
}: {
  readonly round: Round;
  readonly plan: PairsPlan;
  readonly view: HiddenPairsView;
  readonly onFill: () => void;
}) {
  const messages = useMessages();
  const dice = view.hand?.dice ?? [];
  const own = diceOfRound(plan, round);
  const points = roundPoints[round - 1] ?? 0;
  return (
    <button
      type="button"
      className={styles.lane}
      aria-pressed={plan.filling === round && !isPlanned(plan)}
      onClick={onFill}
    >
      <span className={styles.laneName}>{messages.say('web-round-worth', { round, points })}</span>
      <span className={styles.slots}>
        {[0, 1].map((slot) => {
          const die = own[slot];
          return (
            <Die
              key={slot}
              face={die === undefined ? null : (dice[die] ?? null)}
              state={die === undefined ? 'disabled' : 'lying'}
              name={die === undefined ? messages.say('web-empty-slot') : String(dice[die])}
            />
          );
        })}
      </span>
      <span className={`number ${styles.sum}`}>{own.length === 2 ? sumOfRound(plan, round, dice) : '–'}</span>
    </button>
  );
}

/** A player's own turn of Hidden Pairs in three steps: the dice, the pairs, the actions. */
export function PairsBoard({ view, seat, seats, onMove }: PairsBoardProps) {
  const messages = useMessages();
  const say = usePhrases();
  const { faces, keys, keysOn } = useSettings();
  const [stage, setStage] = useState<Stage>('dice');
  const [plan, setPlan] = useState(emptyPlan);
  const [picked, setPicked] = useState<number | null>(null);
  const dice = view.hand?.dice ?? [];
  const bar = barOf(stage, view, seat, plan, picked);
  const stepText = (at: Stage) =>
    messages.say('web-pairs-step', { stage: at, left: 2 - (view.hand?.reRolls ?? 0) });
  const dieText = ({ rounds }: PairsPlan, die: number) =>
    messages.say('web-pairs-die', { number: die + 1, face: dice[die] ?? 0, round: rounds[die] ?? 0 });
  const act = (action: HandAction) => {
    if (action.why !== null) announcer.say(say(action.why), 'assertive');
    else if (action.move === 'dice' || action.move === 'pairs' || action.move === 'actions') {
      if (action.move === 'dice') setPlan(emptyPlan);
      setStage(action.move);
      setPicked(null);
      announcer.say(stepText(action.move));
    } else {
      setPicked(null);
      onMove(action.move, action.id);
    }
  };
  const planText = (next: PairsPlan) => dice.map((_, die) => dieText(next, die)).join('. ');
  // Said however it was done: a die may take others along, to places that nobody's focus is at.
  const lay = (die: number) => {
    const next = toggleDie(plan, die);
    setPlan(next);
    const moved = dice.flatMap((_, at) => (next.rounds[at] === plan.rounds[at] ? [] : [dieText(next, at)]));
    announcer.say(moved.join('. '));
  };
  const pick = (die: number) => setPicked(picked === die ? null : die);
  // A key works away from the focus: only what is announced tells what it did.
  const pickUnseen = (die: number) => {
    pick(die);
    const offer = phrase('web-re-roll', { number: die + 1, picked: 'yes' });
    announcer.say(picked === die ? dieText(plan, die) : `${dieText(plan, die)}. ${say(offer)}`);
  };
  const fill = (round: Round) => {
    setPlan(fillNext(plan, round));
    announcer.say(messages.say('web-filling', { round, points: roundPoints[round - 1] ?? 0 }));
  };
  const layHighestFirst = () => {
    const next = highestFirstPlan(plan, dice);
    setPlan(next);
    announcer.say(planText(next));
  };
  const reachFor = (next: PairsPlan) => {
    setPlan(next);
    announcer.say(pointsLeftText(messages, view, seat, next));
  };
  useKeys((pressed) => {
    if (pressed.kind === 'menu') return false;
    if (pressed.kind === 'digit') {
      const die = pressed.digit - 1;
      if (die >= dice.length || stage === 'actions') return true;
      if (stage === 'dice') pickUnseen(die);
      else lay(die);
      return true;
    }
    if (pressed.action === 'hand') {
      announcer.say(planText(plan));
      return true;
    }
    if (pressed.action === 'all-scoring' && stage === 'pairs') {
      layHighestFirst();
      return true;
    }
    const wanted = bar.find((action) => action.key === pressed.action);
    if (wanted !== undefined) act(wanted);
    return wanted !== undefined;
  });
  return (
    <div className={styles.board}>
      <p className={styles.step}>{stepText(stage)}</p>
      {stage === 'actions' ? (
        <PairsActions view={view} seat={seat} seats={seats} plan={plan} onPlan={reachFor} />
      ) : (
        <DiceArea>
          <ul className={area.dice} data-count={dice.length} data-plain aria-label={messages.say('web-dice')}>
            {dice.map((face, die) => {
              const round = plan.rounds[die] ?? null;
              const chosen = stage === 'dice' ? picked === die : round !== null;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
                <li key={die} className={area.die}>
                  <button
                    type="button"
                    className={area.dieButton}
                    aria-pressed={chosen}
                    aria-label={dieText(plan, die)}
                    onClick={() => (stage === 'dice' ? pick(die) : lay(die))}
                  >
                    <Die
                      face={face}
                      size="large"
                      state={chosen ? 'kept' : 'selectable'}
                      numerals={faces === 'numerals'}
                    />
                  </button>
                </li>
              );
            })}
          </ul>
        </DiceArea>
      )}
      {stage === 'pairs' ? (
        <>
          <div className={styles.lanes}>
            {allRounds.map((round) => (
              <Lane key={round} round={round} plan={plan} view={view} onFill={() => fill(round)} />
            ))}
          </div>
          <Button
            tone="quiet"
            data-action="highest-first"
            aria-keyshortcuts={keysOn ? keys['all-scoring'] : undefined}
            onClick={layHighestFirst}
          >
            {messages.say('web-highest-first')}
          </Button>
        </>
      ) : null}
      <ActionBar actions={bar} onAct={act} />
    </div>
  );
}
