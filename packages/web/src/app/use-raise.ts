import { useCallback, useState } from 'react';

/** Returns a function that hands the error of asynchronous work to the nearest error boundary. */
export function useRaise(): (error: unknown) => void {
  const [, update] = useState<never>();
  return useCallback((error) => {
    update(() => {
      throw error;
    });
  }, []);
}
