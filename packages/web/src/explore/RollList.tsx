import type { Face } from '@dicehall/engine';
import { bustText, shareText, worthText } from '@dicehall/messages';
import { type NextRoll, typicalOutcome } from '@dicehall/strategy';
import { useState } from 'react';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import FaceEntry from '../table/FaceEntry.tsx';
import { Button } from '../ui/Button.tsx';
import type { ExploredPosition } from '../values/questions.ts';
import styles from './explore.module.css';
import { outcomeText } from './value-text.ts';

interface RollListProps {
  readonly roll: NextRoll;
  readonly unit: ExploredPosition['unit'];
  /** The word for the unit of scores. */
  readonly word: string;
  /** Two standard errors of estimated values. */
  readonly margin: number;
  readonly onRoll: (dice: readonly Face[]) => void;
}

const mostRows = 8;

export function RollList({ roll, unit, word, margin, onRoll }: RollListProps) {
  const messages = useMessages();
  const [all, setAll] = useState(false);
  const [enters, setEnters] = useState(false);
  const { outcomes, dice: count, bust } = roll;
  const typical = outcomeText(messages, unit, typicalOutcome(roll), word, margin);
  // A bust is important, so it is shown even in a hidden row.
  const shown = outcomes.filter(({ busts }, at) => all || at < mostRows || busts);
  // A single outcome stands for all rolls, for example those of a secret hand.
  const isListed = outcomes.length > 1;
  return (
    <>
      <p>
        {[
          messages.say('web-explore-next-roll', { count }),
          bust > 0
            ? messages.say('web-explore-bust-chance', {
                share: bustText(messages, bust),
              })
            : null,
          typical === null ? null : messages.say('web-explore-typical-is', { outcome: typical }),
          isListed ? messages.say('web-explore-rows', { unit }) : null,
        ]
          .filter((part) => part !== null)
          .join(' ')}
      </p>
      <ul className={styles.moves}>
        {(isListed ? shown : []).map(({ dice, chance, busts, value }) => (
          <li key={dice.join('')}>
            <button
              type="button"
              className={styles.move}
              data-verdict={busts ? 'blunder' : 'fine'}
              data-roll={dice.join('')}
              onClick={() => onRoll(dice)}
            >
              <span className="visually-hidden">{dice.join(' ')}:</span>
              <span className={styles.faces}>
                {dice.map((face, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
                  <Die key={at} face={face} size="small" />
                ))}
              </span>
              <span className={styles.chance}>
                {busts ? `${messages.say('web-explore-bust')} · ` : ''}
                {shareText(messages, chance)}
              </span>
              <span className={`number ${styles.value}`}>
                {value === null ? '' : worthText(messages, unit, value, word, margin)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        {shown.length === outcomes.length ? null : (
          <Button tone="quiet" data-action="all-rolls" onClick={() => setAll(true)}>
            {messages.say('web-explore-all-rolls', { count: outcomes.length })}
          </Button>
        )}
        {enters ? null : (
          <Button data-action="enter-roll" onClick={() => setEnters(true)}>
            {messages.say('web-explore-enter')}
          </Button>
        )}
      </div>
      {enters ? <FaceEntry count={count} label={messages.say('web-explore-enter')} onEnter={onRoll} /> : null}
    </>
  );
}
