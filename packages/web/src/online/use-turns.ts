import { useQuery } from '@tanstack/react-query';
import { myTurns } from './api.ts';

/** Fetches this person's unfinished online tables, again every five seconds. */
export const useTurns = (enabled = true) =>
  useQuery({ queryKey: ['turns'], queryFn: myTurns, refetchInterval: 5000, enabled });
