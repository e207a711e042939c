/**
 * Keeps the screen awake until the returned function is called. Over plain http there is no wake lock; instead, a
 * silent video that the page records itself plays in a loop.
 */
export function keepAwake(): () => void {
  return 'wakeLock' in navigator ? holdLock() : playSilently();
}

function holdLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const hold = async () => {
    if (document.visibilityState !== 'visible' || isOver) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) void lock?.release();
  };
  void hold();
  // The browser releases the lock when the page is hidden.
  document.addEventListener('visibilitychange', hold);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}

/** The length of the recorded video in milliseconds. */
const loop = 1500;

function playSilently(): () => void {
  const video = document.createElement('video');
  Object.assign(video, { loop: true, muted: true, playsInline: true, ariaHidden: 'true' });
  video.dataset.awake = '';
  // The video is within the page and large enough to count as visible, behind everything else.
  video.style.cssText =
    'position:fixed;inset:0 auto auto 0;inline-size:8rem;block-size:8rem;z-index:-1;opacity:0.01';
  const stop = new AbortController();
  const play = () => void video.play().catch(() => {});
  void recordSilence().then((source) => {
    if (source === null || stop.signal.aborted) return;
    video.src = source;
    document.body.append(video);
    play();
    for (const event of ['pointerdown', 'keydown', 'visibilitychange'])
      document.addEventListener(event, play, { signal: stop.signal });
  });
  return () => {
    stop.abort();
    video.remove();
    URL.revokeObjectURL(video.src);
  };
}

/** Records a short, silent, blank video. Returns its URL; null if the browser cannot record one. */
async function recordSilence(): Promise<string | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 64, height: 64 });
  const context = canvas.getContext('2d');
  if (context === null || !('MediaRecorder' in window)) return null;
  try {
    const recorder = new MediaRecorder(canvas.captureStream(5));
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    // A stream gets a frame only when the canvas changes.
    const drawing = setInterval(() => {
      context.fillStyle = `hsl(180 50% ${Math.floor(Math.random() * 9)}%)`;
      context.fillRect(0, 0, 64, 64);
    }, 200);
    setTimeout(() => recorder.stop(), loop);
    await ended;
    clearInterval(drawing);
    return URL.createObjectURL(new Blob(parts, { type: recorder.mimeType }));
  } catch {
    return null;
  }
}
