import type { GameId, OptionValue } from '@dicehall/engine';

export interface ExpertTable {
  readonly game: GameId;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
}

export const nameOf = ({ game, options, seats }: ExpertTable): string => {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${game}-${seats}-${sorted.map(([option, value]) => `${option}=${value}`).join(',')}`;
};
