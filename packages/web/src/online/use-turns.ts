import { useQuery } from '@tanstack/react-query';
import { myTurns } from './api.ts';

export const useTurns = (enabled = true) =>
  useQuery({ queryKey: ['turns'], queryFn: myTurns, refetchInterval: 5000, enabled });
