import { useEffect, useEffectEvent, useState } from 'react';

interface AskingMotion {
  /** iOS asks the user for permission, and only on a page with https. */
  readonly requestPermission?: () => Promise<'granted' | 'denied'>;
}

const motion = (): (AskingMotion & typeof DeviceMotionEvent) | undefined => globalThis.DeviceMotionEvent;

/** The acceleration above which a movement counts as a jolt, in m/s² without gravity. */
const jolt = 14;
/** The milliseconds within which two jolts are a shake. After a shake, jolts are ignored for as long. */
const together = 900;

export function shakeDetector(): (acceleration: number, time: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  let restsUntil = Number.NEGATIVE_INFINITY;
  return (acceleration, time) => {
    if (acceleration < jolt || time < restsUntil || time - last < 80) return false;
    const isShake = time - last <= together;
    last = time;
    if (isShake) restsUntil = time + together;
    return isShake;
  };
}

interface Shaking {
  /**
   * Whether shaking rolls. `asks`: a tap asks for permission; `on`: shaking rolls; `none`: this phone reports no motion
   * to this page.
   */
  readonly state: 'asks' | 'on' | 'none';
  readonly ask: () => void;
}

/** Calls `onShake` when the phone is shaken. Over plain http most phones report no motion; players then tap to roll. */
export function useShake(onShake: () => void): Shaking {
  const shake = useEffectEvent(onShake);
  const mustAsk = motion()?.requestPermission !== undefined;
  const [isAllowed, setAllowed] = useState(!mustAsk);
  const [hasMotion, setMotion] = useState(false);
  useEffect(() => {
    if (motion() === undefined || !isAllowed) return;
    const isShake = shakeDetector();
    const onMotion = ({ acceleration, timeStamp }: DeviceMotionEvent) => {
      if (acceleration?.x == null) return;
      setMotion(true);
      const { x, y, z } = acceleration;
      if (isShake(Math.hypot(x, y ?? 0, z ?? 0), timeStamp)) shake();
    };
    window.addEventListener('devicemotion', onMotion);
    return () => window.removeEventListener('devicemotion', onMotion);
  }, [isAllowed]);
  const ask = () =>
    void motion()
      ?.requestPermission?.()
      .then((answer) => setAllowed(answer === 'granted'))
      .catch(() => {});
  return {
    state: hasMotion ? 'on' : mustAsk && !isAllowed && isSecureContext ? 'asks' : 'none',
    ask,
  };
}
