import { seededDice } from '@dicehall/dice/seeded';
import { type Entry, openMatch, readSetup } from '@dicehall/engine';
import { type Bot, moveOf } from '@dicehall/strategy';
import type { ValuedMatch } from './questions.ts';

/** The number of choices after which a bot has built all its lazy tables. */
const warmUpChoices = 6;

/**
 * Lets a bot make the first choices of a sample match, so that its first move at the table is not slow.
 * @param pause called and awaited between two choices
 */
export async function warmUp(
  bot: Bot,
  { game, options, seats }: ValuedMatch,
  pause: () => Promise<void>,
): Promise<void> {
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}` }));
  const read = readSetup({ game, options, seats: names });
  if (!read.ok) return;
  const setup = read.value;
  const { faces, random } = seededDice(0);
  let { state } = openMatch(setup);
  for (let made = 0; made < warmUpChoices; ) {
    const step = setup.game.step(state);
    if (step.kind === 'over') return;
    const [seat = 0] = step.kind === 'choose' ? step.seats : [step.seat];
    if (step.kind === 'choose') made += 1;
    const entry: Entry =
      step.kind === 'throw'
        ? { seat, dice: faces(step.dice) }
        : { seat, move: moveOf(bot, setup.game, state, seat, random) };
    const after = setup.game.apply(state, entry);
    if (!after.ok) return;
    state = after.value.state;
    await pause();
  }
}
