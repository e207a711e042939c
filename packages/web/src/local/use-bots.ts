import { useEffect } from 'react';
import { useRaise } from '../app/use-raise.ts';
import { thinkingTime } from '../moments/timing.ts';
import { currentSettings } from '../settings/settings.ts';
import { askBot, prepareBots } from './bots.ts';
import type { LocalTable } from './local-table.ts';
import { hasBot } from './saved-match.ts';

export function useBots(table: LocalTable, shown: number): void {
  const raise = useRaise();
  useEffect(() => {
    const { match, setup } = table.now();
    if (hasBot(match.seats))
      prepareBots({ game: match.game, options: setup.options, seats: match.seats.length });
  }, [table]);
  useEffect(() => {
    const { match, setup, states } = table.now();
    const state = states.at(-1);
    const step = setup.game.step(state);
    if (shown < match.log.length || step.kind !== 'choose') return;
    const seat = step.seats.find((one) => match.seats[one]?.player.kind === 'bot');
    const player = seat === undefined ? undefined : match.seats[seat]?.player;
    if (seat === undefined || player?.kind !== 'bot') return;
    let current = true;
    const play = async () => {
      const move = await askBot({
        game: match.game,
        strength: player.strength,
        temper: player.temper ?? 'balanced',
        options: setup.options,
        seats: match.seats.length,
        view: setup.game.view(state, seat),
        ...(setup.game.facts.hiddenInformation ? {} : { state }),
        seat,
      });
      if (current && table.now().match.log.length === match.log.length) await table.act(seat, move);
    };
    const timer = setTimeout(() => void play().catch(raise), thinkingTime(currentSettings().pace, player));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [table, shown, raise]);
}
