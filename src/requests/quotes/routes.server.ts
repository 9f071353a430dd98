import { Hono, type Context } from 'hono';
import {
  QueueFullError,
  readBytes,
  retryAfter,
  type FindSender,
  type FairScheduler,
} from '../../http/index.server.ts';
import { defaultLanguage, type Language } from '../../i18n/index.ts';
import type { Log } from '../../log/index.server.ts';
import { pageAnswer, seeOther, textAnswer, type RenderedPage } from '../intake/answers.server.ts';
import { createMinuteRate } from '../intake/minute-rate.server.ts';
import { isFormType } from '../intake/body.server.ts';
import type { Db } from '../tables.server.ts';
import { answerQuote, findVersion, noteLook, type FoundVersion } from './answer.server.ts';
import { hasTerms, type QuotePage } from './document.ts';
import { QUOTE_LIMITS } from './draft.ts';
import { fingerprintOf } from './emails.server.ts';
import { isOpen } from './progress.ts';
import { isToken, privatePath, QUOTE_PREFIX } from './link.server.ts';
import { receiptPath, type NotedPayment, type PaymentWays } from './payment.ts';
import { addressOf } from './send.server.ts';

export interface QuoteRoutesOptions {
  readonly db: Db;
  readonly log: Log;
  readonly findSender: FindSender;
  readonly turns: FairScheduler;
  readonly rateLimits: boolean;
  /** The domain of the Message-IDs. */
  readonly mailDomain: string;
  readonly render: (page: QuotePage) => Promise<RenderedPage>;
  /** How the business is paid, in a language. */
  readonly ways: (language: Language) => Promise<PaymentWays>;
  /** Does a request come from somebody who is signed in to the office? Their look is not the customer's. */
  readonly isOffice: (request: Request) => boolean;
  /** What an address is answered that leads nowhere, as any other such address of the site. */
  readonly notFound: (c: Context) => Promise<Response>;
  /** The page that says that something failed, in a language. */
  readonly failed: (language: Language) => Promise<RenderedPage>;
  /** An answer was stored: the outbox has work. */
  readonly onAnswered: () => void;
  readonly now?: () => number;
}

/** Looks at private pages in a minute, right or wrong. */
const LOOKS = { network: 60 };
/** Bytes of an answer at most: a name, a tick and a few words. */
const MOST_BYTES = 16 * 1024;
/** Characters of a browser's name that are looked at. */
const LONGEST_AGENT = 500;

/** Nobody else sees it, keeps it, finds it, or learns its address from where it leads. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
};

/** The language of the quote, once it was found. */
interface Asking {
  readonly Variables: { readonly language?: Language };
}

type Form = QuotePage['form'];
const EMPTY_FORM: Form = { name: '', word: '', errors: {} };

/**
 * `/quote/<token>`: a quote as its visitor sees it and answers it. Who has the token may do both, so
 * it is what keeps other sites from answering, too: no page of theirs can name the address.
 */
export function createQuoteRoutes(options: QuoteRoutesOptions): Hono<Asking> {
  const { db, log, findSender, turns, render, now = Date.now } = options;
  const rate = createMinuteRate(LOOKS, options.rateLimits);
  const app = new Hono<Asking>();

  async function find(c: Context<Asking>, token: string): Promise<FoundVersion | undefined> {
    const version = await findVersion(db, token, now());
    c.set('language', version?.document.language);
    return version;
  }

  async function show(version: FoundVersion, path: string, more: Shown = {}) {
    const { document, state, due, payments, answer, hash } = version;
    const { form = EMPTY_FORM, status = 200, receipt } = more;
    const page = await render({
      ...{ path, document, state, due, payments, form, receipt },
      fingerprint: fingerprintOf(hash),
      isEmailed: (await addressOf(db, version.submissionId)) !== null,
      ways: await options.ways(document.language),
      answeredAt: answer?.answered_at,
      answeredBy: answer?.name,
    });
    return pageAnswer(status, page, PRIVATE);
  }

  async function answer(c: Context<Asking>, token: string): Promise<Response> {
    const path = privatePath(token);
    if (c.req.method === 'GET' || c.req.method === 'HEAD') {
      const version = await find(c, token);
      if (!version) return options.notFound(c);
      if (version.state === 'sent' && isLook(c.req.raw) && !options.isOffice(c.req.raw))
        await noteLook(db, version.id, now());
      return show(version, path);
    }
    if (c.req.method !== 'POST') return textAnswer(405, { ...PRIVATE, Allow: 'GET, HEAD, POST' });
    const fields = await readForm(c.req.raw);
    if (typeof fields === 'number') return textAnswer(fields, PRIVATE);
    const version = await find(c, token);
    if (!version) return options.notFound(c);
    const { mailDomain } = options;
    const name = textOf(fields, 'name', QUOTE_LIMITS.name);
    const word = textOf(fields, 'word', QUOTE_LIMITS.word);
    if (fields.get('answer') === 'declined') {
      const answering = { token, answer: 'declined', name: '', word } as const;
      await answerQuote(db, answering, { mailDomain, now: now() });
    } else {
      const errors = {
        ...(name === '' && { name: 'missing' as const }),
        ...(hasTerms(version.document) &&
          fields.get('terms') !== 'on' && { terms: 'missing' as const }),
      };
      const canAnswer = isOpen(version.state);
      if (canAnswer && Object.keys(errors).length > 0)
        return show(version, path, { form: { name, word, errors }, status: 422 });
      if (canAnswer) {
        const answering = { token, answer: 'accepted', name, word: '' } as const;
        await answerQuote(db, answering, { mailDomain, now: now() });
      }
    }
    options.onAnswered();
    // Loaded again, or come back to, it is only looked at.
    const response = seeOther(path);
    for (const [header, value] of Object.entries(PRIVATE)) response.headers.set(header, value);
    return response;
  }

  async function receipt(c: Context<Asking>, token: string): Promise<Response> {
    const version = await find(c, token);
    const noted = version?.payments.find(({ id }) => id === c.req.param('payment'));
    if (!version || !noted || version.answer?.answer !== 'accepted') return options.notFound(c);
    return show(version, privatePath(token), { receipt: noted });
  }

  /** Answers who may look, and has everybody wait who guesses. */
  const guarded = (work: typeof answer) => async (c: Context<Asking>) => {
    const token = c.req.param('token') ?? '';
    const sender = findSender(c);
    const wait = rate.take(sender);
    if (wait > 0) return textAnswer(429, { ...PRIVATE, ...retryAfter(wait) });
    if (!isToken(token)) return options.notFound(c);
    try {
      await turns.take(sender);
      return await work(c, token);
    } catch (error) {
      // Without the address, which is the secret.
      if (!(error instanceof QueueFullError)) log.error('A quote could not be answered', { error });
      const page = await options.failed(c.get('language') ?? defaultLanguage());
      return pageAnswer(503, page, { ...PRIVATE, ...retryAfter() });
    }
  };
  app.all(`${QUOTE_PREFIX}/:token`, guarded(answer));
  app.get(receiptPath(`${QUOTE_PREFIX}/:token`, ':payment'), guarded(receipt));
  return app;
}

/** What of a quote is shown, and how. */
interface Shown {
  readonly form?: Form;
  readonly status?: number;
  readonly receipt?: NotedPayment;
}

/** What applications fetch to show a link beside a message, before anybody has opened it. */
const PREVIEWER = /bot|crawl|spider|preview|whatsapp|telegram|facebook|slack|skype|scan/i;

/** Is it a person that looks, as far as can be told? */
function isLook({ method, headers }: Request): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  const agent = (headers.get('user-agent') ?? '').slice(0, LONGEST_AGENT);
  return method === 'GET' && !purpose.includes('prefetch') && !PREVIEWER.test(agent);
}

/** The fields of a plain form, or the status of why there are none. */
async function readForm(request: Request): Promise<URLSearchParams | 413 | 415> {
  const type = request.headers.get('content-type');
  if (!isFormType(type) || type?.startsWith('multipart/')) return 415;
  const bytes = await readBytes(request, MOST_BYTES);
  return bytes ? new URLSearchParams(bytes.toString('utf8')) : 413;
}

/** A field as it is stored: without what no database or header keeps. */
function textOf(fields: URLSearchParams, name: string, most: number): string {
  return (fields.get(name) ?? '').toWellFormed().replaceAll('\0', '').trim().slice(0, most);
}
