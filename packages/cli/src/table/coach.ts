import type { Seat, Setup } from '@dicehall/engine';
import { adviceText } from '@dicehall/messages';
import { adviceOf } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { valuesFor } from '../solve/values.ts';

/** The number of rollouts for each estimated value. */
const rollouts = 400;

/** Returns the best move for a seat that chooses, and the reason. */
export type Coach = (state: unknown, seat: Seat, names?: readonly string[]) => string;

/** Opens the coach. In games with hidden choices, it only says that it cannot help. */
export async function openCoach(context: Context, setup: Setup): Promise<Coach> {
  const { messages } = context;
  const { game, options } = setup;
  if (game.facts.hiddenInformation) return () => messages.say('coach-hidden');
  const values = await valuesFor(context, { game, options, seats: setup.names.length });
  return (state, seat, names = setup.names) => {
    const advice = adviceOf(values.at(state, { rollouts }), game, state);
    return advice === null ? '' : adviceText(messages, advice, { game, state, seat, names });
  };
}
