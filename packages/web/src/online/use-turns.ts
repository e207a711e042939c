import { useQuery } from '@tanstack/react-query';
import { myTurns } from './api.ts';

/** This person's unfinished online tables, asked for again every five seconds. */
export const useTurns = (enabled = true) =>
  useQuery({ queryKey: ['turns'], queryFn: myTurns, refetchInterval: 5000, enabled });
