import {
  type ActionKind,
  actionKinds,
  type ControlAction,
  clearPairs,
  emptyDraft,
  fillPairs,
  fillRound,
  type Hand,
  type HiddenPairsView,
  isPlanned,
  message,
  ofSeat,
  type PairsDraft,
  planAction,
  planDie,
  prices,
  type Round,
  roundPoints,
  type Seat,
} from '@dicehall/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { announcer } from '../../announce/announcer.ts';
import { useMessages, usePhrases } from '../../i18n/messages.tsx';
import { gameKeyOf } from '../../keys/keys.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { useSettings } from '../../settings/settings.ts';
import { ActionBar } from '../../table/ActionBar.tsx';
import { tableSound } from '../../table/sound.ts';
import { Button } from '../../ui/Button.tsx';
import type { PlanningBoardProps } from '../board-props.ts';
import { ActionCards, isAttack, type Target } from './ActionCards.tsx';
import { allRounds } from './all-rounds.ts';
import { HandRow, Lane } from './Lane.tsx';
import styles from './plan.module.css';
import { Targets } from './Targets.tsx';

/** The kind of card that each key picks up. */
const keyOfCard: Readonly<Record<string, ActionKind | undefined>> = {
  n: 'hinderance',
  d: 'diceBlock',
  k: 'luckyDice',
};

/** Drops a card on a pair. A card that already lies there is taken back. */
function dropped(draft: PairsDraft, kind: ActionKind, { round, seat }: Target): PairsDraft {
  const lies = draft.actions[kind];
  const isThere = lies?.round === round && (!('seat' in lies) || lies.seat === seat);
  if (isThere) return planAction(draft, kind, null);
  if (!isAttack(kind)) return planAction(draft, kind, { round });
  return seat === null ? draft : planAction(draft, kind, { round, seat });
}

interface PlanCostProps {
  readonly hand: Hand;
  readonly draft: PairsDraft;
  readonly points: number;
}

/** Returns the cost of the turn so far, item by item: points at its start, re-rolls, and planned actions. */
function usePlanCost({ hand, draft, points }: PlanCostProps): string {
  const messages = useMessages();
  const paid = hand.reRolls * prices.reRoll;
  const planned = actionKinds.filter((kind) => draft.actions[kind] !== undefined);
  const items = [
    ...(paid === 0 ? [] : [messages.say('web-cost-re-rolls', { price: paid, count: hand.reRolls })]),
    ...planned.map((kind) =>
      messages.say('web-cost-item', {
        price: prices[kind],
        what: messages.say('hidden-pairs-action', { action: kind }),
      }),
    ),
  ];
  const left = points - planned.reduce((sum, kind) => sum + prices[kind], 0);
  return items.length === 0
    ? messages.say('web-cost-none', { points })
    : messages.say('web-cost', { points: points + paid, items: items.join(' '), left });
}

/** Returns where a card can be dropped. */
const targetsOf = (kind: ActionKind, opponents: readonly Seat[]): readonly Target[] => {
  const seats = isAttack(kind) ? opponents : [null];
  return allRounds.flatMap((round) => seats.map((seat) => ({ round, seat })));
};

/** Shows the plan of a whole turn on one board: hand, pairs, actions with their targets, and cost. */
export default function PairsBoard({ table, shown, seat }: PlanningBoardProps) {
  const { seats } = shown.feed;
  const messages = useMessages();
  const say = usePhrases();
  const { keys, keysOn } = useSettings();
  const [isReRolling, setReRolling] = useState(false);
  const [armed, setArmed] = useState<ActionKind | null>(null);
  /** The element that gets the focus next: the card, or one of its targets. */
  const focusNext = useRef<{ readonly kind: ActionKind; readonly on: 'target' | 'card' } | null>(null);
  const board = useRef<HTMLDivElement>(null);
  /**
   * Moves the focus to a card or one of its targets, because the focused button may be about to disappear. Does
   * nothing if the focus is outside the board, as with touch input.
   */
  const moveFocus = (kind: ActionKind, on: 'target' | 'card') => {
    if (board.current?.contains(document.activeElement)) focusNext.current = { kind, on };
  };
  const view = shown.view as HiddenPairsView;
  const { hand } = view;
  if (hand === null) throw new Error('A seat that chooses has a hand');
  const { dice } = hand;
  const draft = (shown.draft as PairsDraft | null) ?? emptyDraft;
  const opponents = seats.flatMap((_, other) => (other === seat ? [] : [other]));
  const nameOf = (other: Seat) => seats[other]?.name ?? '';
  const cost = usePlanCost({ hand, draft, points: ofSeat(view.scores, seat) });

  const { actions } = shown.controls;
  const whyOf = (wanted: string): ControlAction['why'] =>
    actions.find(({ id }) => id === wanted)?.why ?? null;
  const reRolls = shown.controlsWith({ ...draft, asking: { kind: 're-roll' } }).actions;

  const dieText = (plan: PairsDraft, die: number) =>
    messages.say('web-pairs-die', { number: die + 1, face: dice[die] ?? 0, round: plan.rounds[die] ?? 0 });
  const planText = (plan: PairsDraft) => dice.map((_, die) => dieText(plan, die)).join('. ');
  const reRollText = (die: number) => {
    const action = reRolls.find(({ id }) => id === `re-roll-${die}`);
    return action === undefined ? dieText(draft, die) : say(action.label);
  };
  const refuse = (why: NonNullable<ControlAction['why']>) => announcer.say(say(why), 'assertive');

  // The result is announced, because placing a die may move other dice, which do not have the focus.
  const place = (die: number) => {
    const next = planDie(draft, die);
    table.prepare(next);
    const moved = dice.flatMap((_, at) => (next.rounds[at] === draft.rounds[at] ? [] : [dieText(next, at)]));
    announcer.say(moved.join('. '));
  };
  const tap = (die: number) => {
    const action = reRolls.find(({ id }) => id === `re-roll-${die}`);
    if (!isReRolling) place(die);
    else if (action !== undefined) {
      setReRolling(false);
      table.act(action);
    }
  };
  const toggleReRoll = () => {
    const why = whyOf('re-roll');
    if (cancel()) return;
    if (why !== null) refuse(why);
    else {
      setReRolling(true);
      announcer.say(messages.say('hidden-pairs-note-asking', { asking: 're-roll' }));
    }
  };
  const fill = (round: Round) => {
    table.prepare(fillRound(draft, round));
    announcer.say(messages.say('web-filling', { round, points: roundPoints[round - 1] ?? 0 }));
  };
  const fillAll = () => {
    const next = isPlanned(draft) ? clearPairs(draft) : fillPairs(draft, dice);
    table.prepare(next);
    announcer.say(planText(next));
  };
  const drop = (kind: ActionKind, target: Target) => {
    if (isAttack(kind) === (target.seat === null)) return;
    const next = dropped(draft, kind, target);
    setArmed(null);
    moveFocus(kind, 'card');
    table.prepare(next);
    tableSound.play({ kind: 'keep' });
    const committing = shown.controlsWith(next).actions.find(({ id }) => id === 'commit');
    if (committing !== undefined) announcer.say(say(committing.label));
  };
  const pickUp = (kind: ActionKind) => {
    const why = draft.actions[kind] === undefined ? whyOf(kind) : null;
    if (why !== null) {
      refuse(why);
      return;
    }
    setReRolling(false);
    setArmed(kind);
    moveFocus(kind, 'target');
    announcer.say(messages.say('web-card-picked', { kind }));
  };
  /**
   * Puts back the card that was picked up, or stops asking which die to re-roll. Returns whether there was anything
   * to cancel.
   */
  const cancel = (): boolean => {
    if (armed === null && !isReRolling) return false;
    if (armed !== null) moveFocus(armed, 'card');
    setArmed(null);
    setReRolling(false);
    announcer.say(messages.say('web-cancelled'));
    return true;
  };
  const tapCard = (kind: ActionKind) => {
    const lies = draft.actions[kind];
    if (armed === kind) cancel();
    else if (lies !== undefined) drop(kind, { seat: null, ...lies });
    else pickUp(kind);
  };
  useLayoutEffect(() => {
    const { kind, on } = focusNext.current ?? {};
    focusNext.current = null;
    if (kind === undefined || board.current === null) return;
    const targets = '[data-target]:is(button)';
    const wanted =
      on === 'card'
        ? `[data-card="${kind}"]`
        : isAttack(kind)
          ? `[data-armed] ${targets}`
          : `[data-offered]${targets}`;
    const found = [...board.current.querySelectorAll<HTMLElement>(wanted)];
    (found.find((one) => on === 'target' && one.ariaPressed === 'true') ?? found[0])?.focus();
  });
  const { asks, isReading } = shown.feed;
  const isGuided = asks !== undefined && isReading !== true;
  /** Whether the guide asks for this plan. */
  const isAsked = (plan: PairsDraft) =>
    isGuided &&
    shown
      .controlsWith(plan)
      .actions.some(({ id, effect }) => id === 'commit' && effect.kind === 'move' && asks(effect.move));
  /** Whether the plan of the guide needs this card to be dropped on this target, or to be taken back. */
  const isAskedOn = (kind: ActionKind, target: Target | null) =>
    isAsked(target === null ? planAction(draft, kind, null) : dropped(draft, kind, target));
  const isPlanAsked = isAsked(draft);
  const askedCard =
    isGuided && !isPlanAsked
      ? actionKinds.find((kind) =>
          [null, ...targetsOf(kind, opponents)].some((target) => isAskedOn(kind, target)),
        )
      : undefined;
  const isAsking = armed !== null || isReRolling;
  const unanswered = isAsking ? message('web-why-unanswered') : null;
  const commit = actions
    .filter(({ id }) => id === 'commit')
    .map((action) => ({ ...action, why: action.why ?? unanswered }));
  const act = (action: ControlAction) => {
    if (action.why === null) table.act(action);
    else refuse(action.why);
  };

  useKeys((pressed) => {
    // The key that continues a guide also has a function on this board. While a guide waits for the key, the board
    // ignores it.
    if (shown.feed.isReading === true) return false;
    const key = gameKeyOf(pressed);
    const card = key === null ? undefined : keyOfCard[key];
    if (pressed.kind === 'menu') return cancel();
    if (pressed.kind === 'digit') {
      if (dice[pressed.digit - 1] !== undefined) tap(pressed.digit - 1);
    } else if (pressed.kind === 'action' && pressed.action === 'hand') announcer.say(planText(draft));
    else if (key === 'a') fillAll();
    else if (key === 'r') toggleReRoll();
    else if (key === 'b') commit.forEach(act);
    else if (card !== undefined) {
      board.current?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
      pickUp(card);
    } else return false;
    return true;
  });

  const aimed = armed !== null && isAttack(armed) ? armed : null;
  const whyNoReRoll = isAsking ? null : whyOf('re-roll');
  const shortcut = (key: string) => (keysOn ? key : undefined);
  return (
    <div ref={board} className={styles.board} data-planning data-armed-card={armed ?? undefined}>
      <Targets
        draft={draft}
        opponents={opponents}
        nameOf={nameOf}
        armed={aimed}
        isAsked={(target) => armed !== null && isAskedOn(armed, target)}
        onDrop={(round, on) => armed !== null && drop(armed, { round, seat: on })}
      />
      <section
        className={styles.plan}
        aria-label={messages.say('web-pairs-step', { left: 2 - hand.reRolls })}
      >
        <h2 className={styles.heading}>
          {messages.say('web-pairs-heading', {
            step: isReRolling ? 're-roll' : isPlanned(draft) ? 'complete' : 'pairs',
          })}
        </h2>
        <HandRow
          dice={dice}
          draft={draft}
          isReRolling={isReRolling}
          nameOf={(die) => (isReRolling ? reRollText(die) : dieText(draft, die))}
          onTap={tap}
        />
        <div className={styles.lanes}>
          {allRounds.map((round) => (
            <Lane
              key={round}
              round={round}
              draft={draft}
              dice={dice}
              isTarget={armed === 'luckyDice'}
              isFixed={aimed !== null}
              onTap={() => (armed === 'luckyDice' ? drop(armed, { round, seat: null }) : fill(round))}
            />
          ))}
        </div>
      </section>
      <ActionCards
        dice={dice}
        draft={draft}
        armed={armed}
        asked={askedCard}
        nameOf={nameOf}
        luckyDice={view.options.luckyDice}
        whyOf={whyOf}
        onTap={tapCard}
        onDrag={setArmed}
        onDrop={(kind, target) => (target === null ? setArmed(null) : drop(kind, target))}
      />
      <div className={styles.pay}>
        <p className={styles.cost}>
          {armed !== null
            ? messages.say('web-card-picked', { kind: armed })
            : isReRolling
              ? messages.say('hidden-pairs-note-asking', { asking: 're-roll' })
              : cost}
        </p>
        <div className={styles.bar}>
          <Button
            className={styles.tool}
            data-action="re-roll"
            aria-pressed={isReRolling}
            aria-disabled={whyNoReRoll !== null}
            title={whyNoReRoll === null ? undefined : say(whyNoReRoll)}
            aria-keyshortcuts={shortcut(keys.roll)}
            onClick={toggleReRoll}
          >
            {isAsking ? messages.say('web-cancel') : messages.say('web-re-roll', { left: 2 - hand.reRolls })}
          </Button>
          <Button
            className={styles.tool}
            tone={isGuided && !isPlanAsked && askedCard === undefined ? 'primary' : undefined}
            data-action={isPlanned(draft) ? 'clear' : 'highest-first'}
            aria-keyshortcuts={shortcut(keys['all-scoring'])}
            onClick={fillAll}
          >
            {messages.say(isPlanned(draft) ? 'web-pairs-clear' : 'web-highest-first')}
          </Button>
          <div className={styles.commit}>
            <ActionBar
              actions={commit}
              bright={asks === undefined || isPlanAsked ? 'commit' : null}
              onAct={act}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
