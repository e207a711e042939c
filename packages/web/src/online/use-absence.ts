import { type Absence, absenceAt, type OnlineState } from '@dicehall/server/client';
import { useEffect, useState } from 'react';

export function useAbsence(state: OnlineState): Absence | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return absenceAt(state, now);
}
