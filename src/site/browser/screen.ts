import { formatTime } from '../../i18n/index.ts';
import { PAGE_LANGUAGE } from './page-language.ts';

/** How long a part of the menu is shown, milliseconds. */
const TURN = 12_000;

/** The pause after an answer before the page asks for itself again, milliseconds. */
const PAUSE = 1_000;

/** How long an answer may take before it is given up, milliseconds. */
const LONGEST = 10_000;

/** How long no answer may have come before that is said, milliseconds. */
const PATIENCE = 4_000;

/** What the server tells the page; see `pages/Screen.tsx`. */
interface Told {
  readonly moments: readonly Moment[];
  readonly lost: string;
}

interface Moment {
  readonly from: number;
  readonly weekday: number;
  readonly opening: string;
  readonly state: string;
  readonly line: string;
}

/**
 * The menu on a television: turns its parts, tells the time and what is true at it, asks each second
 * whether it has changed, and carries on with what it has when no answer comes.
 */
export function showScreen(screen: HTMLElement): void {
  let told = toldBy(screen);
  let turnedAt = Date.now();
  let answeredAt = Date.now();
  let shown = '';
  // Without cookies: as everybody gets it, from the server's memory.
  let credentials: RequestCredentials = 'omit';

  const tick = () => {
    const now = Date.now();
    // A clock that was set back must not stop it.
    if (now - turnedAt >= TURN || now < turnedAt) {
      turnedAt = now;
      turn(screen);
    }
    tellTime(screen, told, now);
    // A clock that was set back must not hide that nobody answers.
    answeredAt = Math.min(answeredAt, now);
    const isLost = now - answeredAt >= PATIENCE;
    const since = formatTime(new Date(answeredAt), PAGE_LANGUAGE);
    setText(screen, '.lost', isLost ? told.lost.replace('*', since) : '');
  };

  /** Shows the page as it is now, if it is another; a new build is loaded whole. */
  const fetchPage = async (signal: AbortSignal) => {
    const answer = await fetch(location.href, { cache: 'no-cache', credentials, signal });
    const html = await answer.text();
    if (!answer.ok) throw new Error(String(answer.status));
    if (html !== shown) {
      const fresh = new DOMParser().parseFromString(html, 'text/html');
      const next = fresh.querySelector<HTMLElement>('[data-screen]');
      if (!next) throw new Error('What answered is not this page');
      if (partsOf(fresh) !== partsOf(document)) return location.reload();
      replace(screen, next);
      told = toldBy(screen);
      shown = html;
    }
    answeredAt = Date.now();
    tick();
  };

  const follow = async () => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), LONGEST);
    // Without an answer, or with another page for one, it shows what it has, and `tick` says since when. A site may be
    // kept for who signs in, at a proxy: it is asked the other way.
    await fetchPage(abort.signal).catch(() => {
      credentials = credentials === 'omit' ? 'same-origin' : 'omit';
    });
    clearTimeout(timer);
    setTimeout(follow, PAUSE);
  };

  setInterval(tick, 1_000);
  void document.fonts.ready.then(() => fit(screen));
  tick();
  keepAwake();
  setTimeout(follow, PAUSE);
}

function toldBy(screen: HTMLElement): Told {
  const data = screen.querySelector('script[type="application/json"]')?.textContent;
  return data ? (JSON.parse(data) as Told) : { moments: [], lost: '*' };
}

/** What a page is built of: its script and its styles. */
function partsOf(page: Document): string {
  const script = page.querySelector('script[src]')?.getAttribute('src');
  return `${script} ${page.querySelector('style')?.textContent}`;
}

const slidesOf = (screen: HTMLElement) =>
  [...screen.querySelectorAll<HTMLElement>('[data-slide]')].filter(
    (slide) => slide.dataset['slide'] === '' || slide.querySelector('li:not([hidden])'),
  );

/** Shows the next part, or the first after the last. */
function turn(screen: HTMLElement): void {
  const slides = slidesOf(screen);
  const current = slides.findIndex((slide) => slide.classList.contains('on'));
  show(screen, slides[(current + 1) % slides.length]);
}

function show(screen: HTMLElement, slide: HTMLElement | undefined): void {
  if (!slide) return;
  screen.querySelector('.slide.on')?.classList.remove('on');
  slide.classList.add('on');
  fit(screen);
}

/** Makes the letters of a part smaller where it holds more than fits. */
function fit(screen: HTMLElement): void {
  const slide = screen.querySelector('.slide.on');
  if (!slide) return;
  slide.classList.remove('dense', 'denser');
  for (const size of ['dense', 'denser']) {
    if (slide.scrollHeight <= slide.clientHeight) return;
    slide.classList.remove('dense');
    slide.classList.add(size);
  }
}

/** Puts what the server has now in place of what is shown, without leaving the part that is shown. */
function replace(screen: HTMLElement, next: HTMLElement): void {
  const before = screen.querySelector<HTMLElement>('.slide.on')?.dataset['slide'];
  const place = slidesOf(screen).findIndex((slide) => slide.classList.contains('on'));
  screen.replaceChildren(...next.childNodes);
  const slides = slidesOf(screen);
  const same = slides.find((slide) => slide.dataset['slide'] === before);
  show(screen, same ?? slides[Math.max(place, 0) % Math.max(slides.length, 1)]);
}

/** The clock, until when it is open, the dishes of the day: what is true now. */
function tellTime(screen: HTMLElement, { moments }: Told, now: number): void {
  setText(screen, '.clock', formatTime(new Date(now), PAGE_LANGUAGE));
  tellNotice(screen, now);
  const moment = moments.filter(({ from }) => from <= now).pop();
  if (!moment) return;
  setText(screen, '.now', moment.opening);
  const state = screen.querySelector('.now');
  if (state && state.className !== moment.state) state.className = moment.state;
  setText(screen, '.dishes-today', moment.line);
  const slide = screen.querySelector('.slide.on');
  for (const dish of screen.querySelectorAll<HTMLElement>('[data-days]')) {
    dish.hidden = !dish.dataset['days']?.split(' ').includes(String(moment.weekday));
  }
  // All that was shown may have been yesterday's.
  const slides = slidesOf(screen);
  if (slides.length > 0 && !slides.some((other) => other === slide)) show(screen, slides[0]);
  const place = slides.findIndex((other) => other.classList.contains('on'));
  setText(screen, '.place', `${place + 1} / ${slides.length}`);
}

/** The owner's notice, from its beginning to its end. */
function tellNotice(screen: HTMLElement, now: number): void {
  const notice = screen.querySelector<HTMLElement>('.notice');
  if (!notice) return;
  const { from = 0, until = Infinity } = notice.dataset;
  const isHidden = now < Number(from) || now >= Number(until);
  if (notice.hidden === isHidden) return;
  notice.hidden = isHidden;
  // There is more room now, or less.
  fit(screen);
}

/** Only what differs is written, so that nothing is drawn or announced for nothing. */
function setText(screen: HTMLElement, selector: string, text: string): void {
  const element = screen.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}

/** Asks the television not to go to sleep, again each time that it is looked at. */
function keepAwake(): void {
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    // Where there is no such thing, or it is refused, the owner's settings decide.
    void navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  ask();
}
