import { type AnyGame, type Face, type Message, ofSeat, type Seat } from '@dicehall/engine';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { fromViewer } from '../table/seat-places.ts';
import { positionNote } from './position-note.ts';
import styles from './position-text.module.css';

interface PositionTextProps {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The dice to show; by default those of the position. */
  readonly rolled?: readonly Face[];
  readonly size?: 'small' | 'medium';
  /** The seat whose score comes first. */
  readonly first?: Seat;
}

export function PositionText({
  game,
  state,
  seat,
  names,
  rolled,
  size = 'small',
  first = 0,
}: PositionTextProps) {
  const messages = useMessages();
  const say = ({ key, values }: Message) => messages.say(key, values, names);
  const controls = game.controls(game.view(state, seat), seat, null);
  const { dice, facts, standings } = controls;
  const note = positionNote(controls);
  const scores = game.scores(state);
  const shown = rolled?.map((face, position) => ({ face, position, mark: 'open' })) ?? dice;
  return (
    <div className={styles.position}>
      <dl className={styles.scores}>
        {fromViewer(scores.length, first).map((one) => {
          // The facts describe the turn of the seat that plays.
          const standing = one === seat ? null : standings[one];
          return (
            <div key={one}>
              <dt>{names[one]}</dt>
              <dd className="number">{messages.number(ofSeat(scores, one))}</dd>
              {standing == null ? null : <dd className="soft">{say(standing)}</dd>}
            </div>
          );
        })}
        {facts.map((fact) => (
          <div key={fact.id}>
            <dt>{say(fact.label)}</dt>
            <dd className="number">{say(fact.value)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.rolled}>
        <p className={styles.dice}>
          <span className="visually-hidden">{shown.map(({ face }) => face).join(' ')}</span>
          {shown.map(({ face, position, mark }) => (
            <Die key={position} face={face} size={size} state={mark === 'locked' ? 'locked' : 'lying'} />
          ))}
        </p>
        {note === null ? null : <p className="soft small">{say(note)}</p>}
      </div>
    </div>
  );
}
