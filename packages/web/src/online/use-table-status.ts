import { type OnlineState, type TableStatus, tableStatus } from '@dicehall/server/client';
import { useEffect, useState } from 'react';

/** What an online table tells now, second by second. */
export function useTableStatus(state: OnlineState): TableStatus[] {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return tableStatus(state, now);
}
