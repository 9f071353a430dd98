import type { CaptchaSettings } from '../../../captcha/index.ts';
import { silentProof } from '../forms/captcha.ts';
import { sendKept } from './queue.ts';

/** The first pause between two tries, and the longest, milliseconds. */
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 5 * 60_000;

/** The pause after `before`: twice as long, up to five minutes; the first is ten seconds. */
export function nextPause(before?: number): number {
  return before === undefined ? FIRST_PAUSE : Math.min(before * 2, LONGEST_PAUSE);
}

let settings: CaptchaSettings | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let pause: number | undefined;
let running: Promise<void> | undefined;

/** Tries to send all that waits, and tries again later as long as something does. */
function run(): Promise<void> {
  clearTimeout(timer);
  running ??= sendKept(() => (settings ? silentProof(settings) : Promise.resolve({})))
    .catch(() => false)
    .then((isWaiting) => {
      running = undefined;
      if (isWaiting) later();
      else pause = undefined;
    });
  return running;
}

function later(): void {
  pause = nextPause(pause);
  clearTimeout(timer);
  timer = setTimeout(() => void run(), pause);
}

function watch(captcha: CaptchaSettings): void {
  if (!settings) {
    addEventListener('online', () => void run());
    document.addEventListener('visibilitychange', () => void (document.hidden || run()));
  }
  settings = captcha;
}

/** Sends what waits now; resolves after that try. Goes on by itself until nothing waits. */
export function sendNow(captcha: CaptchaSettings): Promise<void> {
  watch(captcha);
  return run();
}

/** Sends what waits when the connection is back, or after a pause. */
export function sendSoon(captcha: CaptchaSettings): void {
  watch(captcha);
  later();
}
