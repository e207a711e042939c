import { type BaseView, type ControlAction, type Controls, message, type Seat } from '@dicehall/engine';
import type { ReactNode } from 'react';
import { Say } from '../i18n/messages.tsx';
import { shortcutOf } from '../keys/keys.ts';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import cloth from './felt.module.css';

interface TurnBoardProps {
  readonly view: BaseView;
  /** Whose turn is shown. */
  readonly acting: readonly Seat[];
  readonly controls: Controls;
  readonly choosing: Seat | null;
  /** The seats on this screen. */
  readonly mine: readonly Seat[];
  /** What was set aside in the turn. */
  readonly tray: ReactNode;
  readonly onAct: (action: ControlAction) => void;
  readonly children: ReactNode;
}

export const isPreparing = ({ effect }: ControlAction): boolean => effect.kind === 'draft';

export function TurnBoard({ view, acting, controls, choosing, mine, tray, onAct, children }: TurnBoardProps) {
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
        {tray}
        {controls.note === null ? null : (
          <p className={cloth.note}>
            <Say phrase={controls.note} />
          </p>
        )}
        {controls.actions.filter(isPreparing).map((action) => (
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
