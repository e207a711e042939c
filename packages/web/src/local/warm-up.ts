import { seededDice } from '@dicehall/dice';
import { type Entry, openMatch, readSetup } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import type { BotTable } from './bots.ts';

/** After so many choices a bot has worked out whatever it works out once. */
const choices = 6;

/** Has a bot make the first choices of some match, so that none at the table is the first that it ever makes. */
export function warmUp(bot: Bot, { game, options, seats }: BotTable): void {
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}` }));
  const read = readSetup({ game, options, seats: names });
  if (!read.ok) return;
  const setup = read.value;
  const { faces, random } = seededDice(0);
  let { state } = openMatch(setup);
  for (let made = 0; made < choices; ) {
    const step = setup.game.step(state);
    if (step.kind === 'over') return;
    const [seat = 0] = step.kind === 'choose' ? step.seats : [step.seat];
    if (step.kind === 'choose') made += 1;
    const entry: Entry =
      step.kind === 'throw'
        ? { seat, dice: faces(step.dice) }
        : { seat, move: bot.choose(setup.game.view(state, seat), seat, random) };
    const after = setup.game.apply(state, entry);
    if (!after.ok) return;
    state = after.value.state;
  }
}
