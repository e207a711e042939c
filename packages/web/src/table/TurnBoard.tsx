import { type ControlAction, message } from '@dicehall/engine';
import type { ReactNode } from 'react';
import { Say } from '../i18n/messages.tsx';
import { shortcutOf } from '../keys/keys.ts';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import cloth from './felt.module.css';
import type { DiceOnFelt } from './model/dice.ts';
import type { ShownTable } from './model/shown.ts';
import { Tray } from './Tray.tsx';

interface TurnBoardProps {
  readonly shown: ShownTable;
  readonly onFelt: DiceOnFelt;
  /** The actions that only mark something. */
  readonly preparing: readonly ControlAction[];
  readonly onAct: (action: ControlAction) => void;
  readonly children: ReactNode;
}

/** Whose turn it is, what is at stake, and the dice. */
export function TurnBoard({ shown, onFelt, preparing, onAct, children }: TurnBoardProps) {
  const { view, acting, controls, choosing } = shown;
  const { mine } = shown.feed;
  const { keys, keysOn } = useSettings();
  const [only] = acting.length === 1 ? acting : [];
  const isMine = choosing !== null || (only !== undefined && mine.includes(only));
  const turn = message('web-turn-line', {
    seats: { seats: acting },
    count: acting.length,
    mine: !isMine ? 'no' : mine.length > 1 ? 'shared' : 'yes',
    step: view.step.kind,
  });
  return (
    <div className={cloth.middle}>
      <p className={cloth.turn}>
        <Say phrase={turn} />
      </p>
      {controls.facts.length === 0 ? null : (
        <dl className={cloth.facts}>
          {controls.facts.map(({ id, label, value }) => (
            <div key={id}>
              <dt>
                <Say phrase={label} />
              </dt>
              <dd className="number">
                <Say phrase={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <div className={cloth.below}>
        <Tray groups={onFelt.laid.tray} locked={onFelt.locked} />
        {controls.note === null ? null : (
          <p className={cloth.note}>
            <Say phrase={controls.note} />
          </p>
        )}
        {preparing.map((action) => (
          <Button
            key={action.id}
            className={cloth.chip}
            data-action={action.id}
            aria-keyshortcuts={(keysOn && shortcutOf(action.key, keys)) || undefined}
            onClick={() => onAct(action)}
          >
            <Say phrase={action.label} />
          </Button>
        ))}
      </div>
    </div>
  );
}
