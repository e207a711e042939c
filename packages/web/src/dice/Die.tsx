import type { Face } from '@dicehall/engine';
import './dice.css';
import { aceRadius, pipGrid, pipRadius, pipsOf } from './pips.ts';

/**
 * The states of a die. Each has its own shape as well as its own colour. A kept die is raised in a solid ring with a
 * tick; a locked one is sunk and has a lock; a selectable one has a broken ring; a disabled one is flat without a
 * shadow.
 */
export const dieStates = ['lying', 'selectable', 'kept', 'locked', 'disabled'] as const;
export type DieState = (typeof dieStates)[number];

type DieSize = 'small' | 'medium' | 'large';

export interface DieProps {
  /** The face that the die shows; `null` for a hidden die. */
  readonly face: Face | null;
  readonly state?: DieState;
  readonly numerals?: boolean;
  /**
   * The size of the die: small is 1.75 rem (text and examples), medium 2.75 rem, large 4 rem (the dice in play).
   * Default: `medium`.
   */
  readonly size?: DieSize;
  /** The accessible name. Without a name, the die is hidden from assistive technology. */
  readonly name?: string;
}

const edge = 100;

/**
 * Returns an ellipse as part of a path, so that all pips of a face are one element. This matters because dice are drawn
 * again in every frame of a throw.
 */
const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function Pips({ face }: { readonly face: Face }) {
  const radius = (face === 1 ? aceRadius : pipRadius) * edge;
  const all = (down: number, wide: number, high = wide) =>
    pipsOf(face)
      .map(({ x, y }) => [edge / 2 + x * pipGrid * edge, edge / 2 + y * pipGrid * edge] as const)
      .map(([cx, cy]) => ellipse(cx, cy + radius * down, radius * wide, radius * high))
      .join('');
  return (
    <>
      <path className="die-pip-rim" d={all(0.14, 1.06)} />
      <path className={face === 1 ? 'die-pip-hole die-ace' : 'die-pip-hole'} d={all(0, 1)} />
      <path className={face === 1 ? 'die-pip-floor die-ace' : 'die-pip-floor'} d={all(0.36, 0.66, 0.48)} />
    </>
  );
}

function Covered() {
  return (
    <>
      <rect className="die-cover" x="17" y="17" width="66" height="66" rx="11" />
      <path className="die-cover-seal" d="M50 27 73 50 50 73 27 50Zm0 14-9 9 9 9 9-9Z" />
    </>
  );
}

const Mark = ({ isLocked }: { readonly isLocked: boolean }) => (
  <svg className="die-mark" viewBox="0 0 24 24" aria-hidden="true">
    <circle className="die-mark-plate" cx="12" cy="12" r="11" />
    <path className="die-mark-line" d={isLocked ? 'M9 11.5V9a3 3 0 0 1 6 0v2.5' : 'm7 12.5 3.5 3.5L17 9'} />
    {isLocked ? <rect className="die-mark-fill" x="7.5" y="11" width="9" height="6.5" rx="1.4" /> : null}
  </svg>
);

/**
 * Draws one die as a picture, not a control. The control around it (at least 44 px in both directions) has the name,
 * the state and the keys.
 */
export function Die({ face, state = 'lying', numerals = false, size = 'medium', name }: DieProps) {
  const spoken = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className="die" data-state={state} data-size={size} {...spoken}>
      <span className="die-body">
        <svg className="die-top" viewBox={`0 0 ${edge} ${edge}`} aria-hidden="true">
          {face === null ? (
            <Covered />
          ) : numerals ? (
            <text className="die-numeral" x="50" y="50" dy="0.35em" textAnchor="middle">
              {face}
            </text>
          ) : (
            <Pips face={face} />
          )}
        </svg>
      </span>
      {state === 'kept' || state === 'locked' ? <Mark isLocked={state === 'locked'} /> : null}
    </span>
  );
}
