import {
  type Face,
  type HiddenPairsMove,
  type HiddenPairsState,
  hiddenPairs,
  type Illegal,
  ok,
  type Result,
  type Seat,
} from '@dicehall/engine';

type After = Result<HiddenPairsState, Illegal>;

/** Returns the state after a move. */
export function afterMove(state: HiddenPairsState, seat: Seat, move: HiddenPairsMove): After {
  const applied = hiddenPairs.apply(state, { seat, move });
  return applied.ok ? ok(applied.value.state) : applied;
}

/** Returns the state after the roll that is due. */
export function afterRoll(state: HiddenPairsState, dice: readonly Face[]): After {
  const step = hiddenPairs.step(state);
  const applied = hiddenPairs.apply(state, { seat: step.kind === 'throw' ? step.seat : 0, dice });
  return applied.ok ? ok(applied.value.state) : applied;
}
