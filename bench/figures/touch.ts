import { setTimeout as pause } from 'node:timers/promises';
import { startBuilt } from '../../tests/support/server.ts';
import { launchBrowser, onSlowPhone, SCREEN, type Page } from '../support/browser.ts';
import { atMost, median, type Figure } from '../support/figure.ts';

/** Slow 4G as Lighthouse means it: a round trip of 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  latency: 150,
  downloadThroughput: (1_638.4 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};

/** Measurements of which the median counts. */
const RUNS = 3;

/** How long a visitor who reads first has the page before they touch it, milliseconds. */
const READING = 4_000;

/** How long a page may take to load, while the server encodes its pictures, milliseconds. */
const LOADING = 120_000;

/** How long an answer is waited for, milliseconds. */
const PATIENCE = 20_000;

/** An island on a page: what is touched there, and what then has to be seen. */
interface Touch {
  readonly path: string;
  /** What is tapped; an island that comes by sight is only scrolled to. */
  readonly target: string;
  readonly bySight?: boolean;
  /** What is there once it has answered; without it, the target itself hydrated. */
  readonly answer?: string | undefined;
}

/**
 * Every island but the outbox, which shows itself only when something waits in it, and Retry, which is
 * shown while the database is away.
 */
const TOUCHES: Readonly<Record<string, Touch>> = {
  Carousel: {
    path: '/catering',
    target: '.carousel:not(.single)',
    bySight: true,
    answer: '.carousel:not(.single)[data-hydrated]',
  },
  TestimonialCarousel: {
    path: '/birthday',
    target: '.carousel.single',
    bySight: true,
    answer: '.carousel.single[data-hydrated]',
  },
  Tabs: {
    path: '/menu',
    target: '[role="tab"]:nth-child(2)',
    answer: '[role="tabpanel"]:nth-child(2):not([hidden])',
  },
  Lightbox: { path: '/gallery', target: 'a[data-lightbox]', answer: 'dialog.lightbox[open] img' },
  WorkshopDialog: {
    path: '/gastronomic',
    target: 'a[data-workshop]',
    answer: 'dialog.workshop[open] .workshop-facts',
  },
  RequestForm: { path: '/catering', target: '#form [type="submit"]', answer: '#form .error' },
  ContactForm: { path: '/contact', target: 'main form [name="firstName"]' },
  Feedback: { path: '/', target: '.feedback-tab', answer: '.feedback-panel' },
  FeedbackForm: {
    path: '/feedback',
    target: 'main form [type="submit"]',
    answer: 'main form .error',
  },
  MapOnRequest: { path: '/contact', target: '.map .button', answer: 'iframe.map' },
  ReviewsSection: { path: '/', target: '.reviews-fallback .button', answer: 'iframe.map' },
  UploadTest: {
    path: '/image-upload-test',
    target: '[data-island="UploadTest"] [type="submit"]',
  },
};

/** Milliseconds from the touch until something is seen, and until the answer is. */
interface Times {
  readonly sign: number;
  readonly answer: number;
}

export const what = 'from a touch to its sign and its answer, for every island';

/** On slow 4G with a slow processor: of a visitor who has read for a while, and of one who touches at once. */
export async function run(): Promise<Figure[]> {
  await using site = await startBuilt({ environment: { DEBUG_PAGES: 'on', WARM_UP: 'off' } });
  const { url } = site;
  await using browser = await launchBrowser();
  const figures: Figure[] = [];
  for (const [island, touch] of Object.entries(TOUCHES)) {
    const visit = (reading: number) =>
      onSlowPhone(browser, SCREEN, SLOW_4G, async (page) => {
        // Google's map is not measured.
        await page.route(
          ({ origin }) => origin !== new URL(url).origin,
          (route) => route.abort(),
        );
        await page.addInitScript(watch);
        await page.goto(url + touch.path, { waitUntil: 'load', timeout: LOADING });
        await pause(reading);
        return timesOf(page, touch);
      });
    const several = async (reading: number): Promise<Times> => {
      const times = await Array.fromAsync({ length: RUNS }, () => visit(reading));
      return {
        sign: median(times.map(({ sign }) => sign)),
        answer: median(times.map(({ answer }) => answer)),
      };
    };
    // The server renders the page, and encodes its pictures, for nobody's account.
    await visit(0);
    const read = await several(READING);
    const atOnce = await several(0);
    figures.push(
      atMost(`${island}: sign of life`, Math.max(read.sign, atOnce.sign), 100, 'ms'),
      atMost(`${island}: answer`, read.answer, 700, 'ms'),
      atMost(`${island}: answer when touched as soon as it is loaded`, atOnce.answer, 700, 'ms'),
    );
  }
  return figures;
}

async function timesOf(page: Page, { target, answer, bySight = false }: Touch): Promise<Times> {
  const element = page.locator(target).first();
  if (!bySight) {
    // A visitor taps what they see: the frames that the scroll asks for are drawn first.
    await element.evaluate(async (node) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
  }
  const watched = { target, answer, bySight, patience: PATIENCE };
  const times = page.evaluate((what) => (globalThis as unknown as Watching).touched(what), watched);
  if (!bySight) await element.tap({ noWaitAfter: true, force: true });
  return times;
}

interface Watching {
  touched(what: Omit<Touch, 'path'> & { readonly patience: number }): Promise<Times>;
}

/** Runs in the page: looks at every frame for a sign of life and for the answer. */
function watch(): void {
  const isHydrated = (element: Element | null) =>
    Boolean(element && Object.keys(element).some((key) => key.startsWith('__reactProps')));
  (globalThis as unknown as Watching).touched = ({ target, answer, bySight, patience }) =>
    new Promise((done) => {
      let since = NaN;
      let sign = NaN;
      addEventListener('pointerdown', ({ timeStamp }) => (since = timeStamp), {
        capture: true,
        once: true,
      });
      const look = (now: number) => {
        const element = document.querySelector(target);
        const isAnswered = answer ? document.querySelector(answer) : isHydrated(element);
        // A field that has the caret says enough; a strip that is in sight can be moved by hand.
        const isSeen =
          isAnswered || bySight || document.querySelector('[aria-busy="true"], input:focus');
        if (isSeen && since && isNaN(sign)) sign = performance.now() - since;
        if (isAnswered && since) return done({ sign, answer: performance.now() - since });
        if (now - since > patience) return done({ sign, answer: patience });
        requestAnimationFrame(look);
      };
      if (bySight) {
        since = performance.now();
        document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      requestAnimationFrame(look);
    });
}
