import {
  type ControlAction,
  clearPairs,
  emptyDraft,
  fillPairs,
  fillRound,
  type HiddenPairsView,
  isPlanned,
  type MessageKey,
  message,
  moveAction,
  noAction,
  type PairsDraft,
  planDie,
  type Round,
  roundPoints,
} from '@dicehall/engine';
import { useReducer } from 'react';
import { announcer } from '../../announce/announcer.ts';
import { Die } from '../../dice/Die.tsx';
import { useMessages, usePhrases } from '../../i18n/messages.tsx';
import { gameKeyOf } from '../../keys/keys.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { useSettings } from '../../settings/settings.ts';
import { ActionBar } from '../../table/ActionBar.tsx';
import { DiceArea } from '../../table/DiceArea.tsx';
import area from '../../table/dice.module.css';
import { Button } from '../../ui/Button.tsx';
import type { PlanningBoardProps } from '../bespoke.tsx';
import { allRounds, boardAfter, firstBoard, type Stage } from './board-state.ts';
import { Lane } from './Lane.tsx';
import { PairsActions, pointsLeftText } from './PairsActions.tsx';
import styles from './pairs.module.css';

interface BoardAction {
  readonly action: ControlAction;
  readonly run: () => void;
}

export function PairsBoard({ shown, seat, seats, onAct }: PlanningBoardProps) {
  const messages = useMessages();
  const say = usePhrases();
  const { faces, keys, keysOn } = useSettings();
  const [{ stage, picked }, change] = useReducer(boardAfter, firstBoard);
  const view = shown.view as HiddenPairsView;
  const { hand } = view;
  if (hand === null) throw new Error('A seat that chooses has a hand');
  const { dice } = hand;
  const draft = (shown.draft as PairsDraft | null) ?? emptyDraft;

  const stageText = (at: Stage) => messages.say('web-pairs-step', { stage: at, left: 2 - hand.reRolls });
  const dieText = (plan: PairsDraft, die: number) =>
    messages.say('web-pairs-die', { number: die + 1, face: dice[die] ?? 0, round: plan.rounds[die] ?? 0 });
  const planText = (plan: PairsDraft) => dice.map((_, die) => dieText(plan, die)).join('. ');
  const reRollText = (die: number | null) =>
    message('web-re-roll', { number: (die ?? 0) + 1, picked: die === null ? 'no' : 'yes' });

  const go = (to: Stage) => {
    if (to === 'dice') shown.prepare(emptyDraft);
    change({ kind: 'go', stage: to });
    announcer.say(stageText(to));
  };
  // Announced whether by tap or by key: a die may take others along, away from the focus.
  const place = (die: number) => {
    const next = planDie(draft, die);
    shown.prepare(next);
    const moved = dice.flatMap((_, at) => (next.rounds[at] === draft.rounds[at] ? [] : [dieText(next, at)]));
    announcer.say(moved.join('. '));
  };
  const pick = (die: number) => change({ kind: 'pick', die });
  const pickByKey = (die: number) => {
    pick(die);
    announcer.say(picked === die ? dieText(draft, die) : `${dieText(draft, die)}. ${say(reRollText(die))}`);
  };
  const fill = (round: Round) => {
    shown.prepare(fillRound(draft, round));
    announcer.say(messages.say('web-filling', { round, points: roundPoints[round - 1] ?? 0 }));
  };
  const placeHighestFirst = () => {
    const next = fillPairs(clearPairs(draft), dice);
    shown.prepare(next);
    announcer.say(planText(next));
  };
  const planActions = (next: PairsDraft) => {
    shown.prepare(next);
    announcer.say(pointsLeftText(messages, view, seat, next));
  };

  const toStage = (id: string, text: MessageKey, key: string | null, to: Stage): BoardAction => ({
    action: moveAction(id, message(text), key, null),
    run: () => go(to),
  });
  const reRoll = (): BoardAction => {
    const general = shown.controls.actions.find(({ id }) => id === 're-roll');
    const { actions } = shown.controlsWith({ ...draft, asking: { kind: 're-roll' } });
    const chosen = actions.find(({ id }) => id === `re-roll-${picked}`);
    const why = general?.why ?? (chosen === undefined ? message('web-why-pick-die') : null);
    return {
      action: moveAction('re-roll', reRollText(picked), 'r', null, why),
      run: () => chosen !== undefined && onAct(chosen),
    };
  };
  const barOf = (): BoardAction[] => {
    switch (stage) {
      case 'dice':
        return [toStage('to-pairs', 'web-to-pairs', 'b', 'pairs'), reRoll()];
      case 'pairs': {
        const label = message('web-to-actions');
        const on = isPlanned(draft)
          ? toStage('to-actions', 'web-to-actions', 'b', 'actions')
          : { action: noAction('to-actions', label, 'b', message('web-why-place-all')), run: () => {} };
        return [on, toStage('back-to-dice', 'web-back-to-dice', null, 'dice')];
      }
      case 'actions': {
        const commit = shown.controls.actions.filter(({ id }) => id === 'commit');
        return [
          ...commit.map((action) => ({ action, run: () => onAct(action) })),
          toStage('back-to-pairs', 'web-back-to-pairs', null, 'pairs'),
        ];
      }
    }
  };
  const bar = barOf();
  const run = ({ id }: ControlAction) => {
    const wanted = bar.find(({ action }) => action.id === id);
    if (wanted === undefined) return;
    if (wanted.action.why === null) wanted.run();
    else announcer.say(say(wanted.action.why), 'assertive');
  };

  useKeys((pressed) => {
    const key = gameKeyOf(pressed);
    const wanted = bar.find(({ action }) => action.key !== null && action.key === key);
    if (pressed.kind === 'digit') {
      const die = pressed.digit - 1;
      if (stage === 'actions' || dice[die] === undefined) return true;
      if (stage === 'dice') pickByKey(die);
      else place(die);
    } else if (pressed.kind === 'action' && pressed.action === 'hand') announcer.say(planText(draft));
    else if (key === 'a' && stage === 'pairs') placeHighestFirst();
    else if (wanted !== undefined) run(wanted.action);
    // The board has its own way to do what these keys of the game do.
    else return key !== null && shown.controls.actions.some((action) => action.key === key);
    return true;
  });

  return (
    <div className={styles.board}>
      <p className={styles.step}>{stageText(stage)}</p>
      {stage === 'actions' ? (
        <PairsActions
          shown={shown}
          view={view}
          seat={seat}
          seats={seats}
          draft={draft}
          onPlan={planActions}
        />
      ) : (
        <DiceArea>
          <ul className={area.dice} data-count={dice.length} data-plain aria-label={messages.say('web-dice')}>
            {dice.map((face, die) => {
              const isChosen = stage === 'dice' ? picked === die : draft.rounds[die] !== null;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
                <li key={die} className={area.die}>
                  <button
                    type="button"
                    className={area.dieButton}
                    aria-pressed={isChosen}
                    aria-label={dieText(draft, die)}
                    onClick={() => (stage === 'dice' ? pick(die) : place(die))}
                  >
                    <Die
                      face={face}
                      size="large"
                      state={isChosen ? 'kept' : 'selectable'}
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
              <Lane key={round} round={round} draft={draft} dice={dice} onFill={() => fill(round)} />
            ))}
          </div>
          <Button
            tone="quiet"
            data-action="highest-first"
            aria-keyshortcuts={keysOn ? keys['all-scoring'] : undefined}
            onClick={placeHighestFirst}
          >
            {messages.say('web-highest-first')}
          </Button>
        </>
      ) : null}
      <ActionBar actions={bar.map(({ action }) => action)} onAct={run} />
    </div>
  );
}
