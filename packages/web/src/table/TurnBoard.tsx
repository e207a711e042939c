import { type ControlAction, type ControlDie, message } from '@dicehall/engine';
import { Fragment, type ReactNode } from 'react';
import { Die } from '../dice/Die.tsx';
import { Say, useMessages, usePhrases } from '../i18n/messages.tsx';
import { shortcutOf } from '../keys/keys.ts';
import { momentValues, outcomeOf } from '../moments/moments-of.ts';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import cloth from './felt.module.css';
import { type DiceOnFelt, runningTie, type TrayGroup } from './model/dice.ts';
import { sentenceOf } from './model/game-log.ts';
import { actingSeats, namesWithYou } from './model/seats.ts';
import type { ShownTable } from './model/shown.ts';
import { dieName } from './model/summaries.ts';
import { factsAreEarly } from './model/told-turn.ts';
import { StakeNumber } from './StakeNumber.tsx';
import styles from './tray.module.css';

interface TrayProps {
  readonly groups: readonly TrayGroup[];
  readonly locked: readonly ControlDie[];
}

/** Shows the dice set aside in this turn, and their points. */
function Tray({ groups, locked }: TrayProps) {
  const messages = useMessages();
  const say = usePhrases();
  const numerals = useSettings().faces === 'numerals';
  if (groups.length === 0 && locked.length === 0) return null;
  return (
    <ul
      className={styles.tray}
      data-tray
      data-locked={locked.length > 0 || undefined}
      aria-label={messages.say('web-tray')}
    >
      {groups.map(({ id, kind, dice, points }) => (
        <li key={id} className={styles.group}>
          <span className={styles.dice} aria-hidden="true">
            {dice.map((face, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
              <Die key={at} face={face} size="small" numerals={numerals} />
            ))}
          </span>
          <span className="visually-hidden">{messages.list(dice.map(String))} </span>
          {points === null ? null : (
            <span className={styles.made}>{messages.say('web-tray-made', { kind, points })}</span>
          )}
        </li>
      ))}
      {locked.map((die) => (
        <li key={die.position} className={styles.group}>
          <Die
            face={die.face}
            size="small"
            numerals={numerals}
            name={dieName(messages, say, die, { dice: locked, marking: null })}
          />
          {die.worth === null ? null : (
            <span className={styles.made} aria-hidden="true">
              {say(die.worth)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Lists the results of the turns that were skipped. */
function Skipped({ shown: { skipped, beats, feed, names } }: Pick<TurnBoardProps, 'shown'>) {
  const messages = useMessages();
  const results = skipped.flatMap((index) => {
    const [group] = beats.momentsAt(index);
    return group === undefined ? [] : [{ index, one: outcomeOf(group) }];
  });
  return (
    <p className={cloth.note} data-skipped>
      {results.map(({ index, one }, nth) => (
        <Fragment key={index}>
          <span>
            {messages.say(one.text, momentValues(one, feed.mine), namesWithYou(messages, names, feed.mine))}
            {nth < results.length - 1 ? ' ·' : null}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

interface TurnBoardProps {
  readonly shown: ShownTable;
  readonly onFelt: DiceOnFelt;
  /** Actions that only mark something, and do not play a move. */
  readonly preparing: readonly ControlAction[];
  readonly onAct: (action: ControlAction) => void;
  readonly children: ReactNode;
}

/** Shows the player, the points at stake, and the dice. */
export function TurnBoard({ shown, onFelt, preparing, onAct, children }: TurnBoardProps) {
  const messages = useMessages();
  const { view, acting, controls, choosing, frames, count, names } = shown;
  const { game, mine, here = mine, isPosition, isReplay, note } = shown.feed;
  const tie = runningTie(frames.slice(0, count));
  const below = controls.note ?? note ?? null;
  const { keys, keysOn } = useSettings();
  const [only] = acting.length === 1 ? acting : [];
  const isMine = only === undefined ? choosing !== null : mine.includes(only);
  const turn =
    isPosition === true && isMine
      ? message('puzzle-question')
      : message('web-turn-line', {
          seats: { seats: acting },
          count: acting.length,
          mine: !isMine ? 'no' : mine.length > 1 ? 'shared' : 'yes',
          step: shown.hold === 'roll' ? 'choose' : view.step.kind,
        });
  // The table may still show the last turn, which is over.
  const isTurnOver = shown.tellsLast && !acting.some((seat) => actingSeats(view).includes(seat));
  return (
    <div className={cloth.middle}>
      <div className={cloth.head} data-other={!isMine || undefined}>
        {/* An answered puzzle asks nothing. */}
        {isPosition === true && isReplay === true ? null : (
          <p className={cloth.turn} data-over={isTurnOver || undefined}>
            <Say phrase={turn} />
          </p>
        )}
        {controls.facts.length === 0 || view.step.kind === 'over' ? null : (
          <dl className={cloth.facts} data-early={factsAreEarly(shown) || undefined}>
            {controls.facts.map(({ id, label, value }) => (
              <div key={id}>
                <dt>
                  <Say phrase={label} />
                </dt>
                <dd className="number">
                  {value.key === 'number' ? (
                    <StakeNumber value={Number(value.values.number)} dice={controls.dice} />
                  ) : (
                    <Say phrase={value} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {children}
      <div className={cloth.below}>
        <Tray groups={onFelt.laid.tray} locked={onFelt.locked} />
        {tie !== undefined ? (
          <p className={cloth.note}>{sentenceOf(messages, game.id, tie, names, here, undefined)}</p>
        ) : shown.skipped.length > 0 && choosing !== null ? (
          <Skipped shown={shown} />
        ) : below === null ? null : (
          <p className={cloth.note}>
            <Say phrase={below} />
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
