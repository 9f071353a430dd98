import { createSecretKey } from 'node:crypto';
import { CaptchaUnavailableError, type Captcha } from '../../captcha/index.server.ts';
import type { Sender } from '../../http/index.server.ts';
import { defaultLanguage, type Language } from '../../i18n/index.ts';
import { translator } from '../../i18n/index.server.ts';
import { createSeldomWarning, type Log } from '../../log/index.server.ts';
import type { SubmissionKind } from '../constants.ts';
import { serviceForm, serviceTitle, type BookingLimits } from '../dates.ts';
import { fieldNames, type SubmissionOf } from '../fields.ts';
import type { OwnAnswer } from '../own-question.ts';
import { asksForPictures, OWN, ownAnswers } from '../own-questions.ts';
import type { ChannelsOf } from '../delivery/channels-of.server.ts';
import { allergyKey } from '../allergies.server.ts';
import { deriveKey } from '../data-key.server.ts';
import type { AnswerPicture } from '../pictures.server.ts';
import { reasonOf } from '../reason-of.server.ts';
import type { Db } from '../tables.server.ts';
import type { StoredNotice } from '../stored-notice.ts';
import { validate } from '../validate.ts';
import { createMinuteRate } from './minute-rate.server.ts';
import type { ReadBody } from './body.server.ts';
import { createGroupCommit } from './group-commit.server.ts';
import { bringsProof, checkProof, createGuesses, isByQuestion, proofIn } from './guard.server.ts';
import { createLimits, OverLimitError } from './limits.server.ts';
import { createIdempotency } from './idempotency.server.ts';
import type { Outcome } from './outcome.server.ts';
import type { ProofEffort } from './proof-effort.server.ts';
import { UsedProofError, writeEntry, type Entry, type Written } from './record.server.ts';
import { createRefusals } from './refusals.server.ts';
import { postKey, type PostKey } from './replays.server.ts';

export interface IntakeOptions {
  readonly db: Db;
  readonly log: Log;
  readonly captcha: Captcha;
  /** The key of what is kept secret, see `openDataKey`. */
  readonly dataKey: Uint8Array;
  /** Languages that are offered just now; a submission in another one counts as in the default. */
  readonly languages: () => Promise<readonly Language[]>;
  readonly channelsOf: ChannelsOf;
  /** The domain of the emails' Message-IDs. */
  readonly mailDomain: string;
  readonly rateLimits: boolean;
  readonly blockList: readonly string[];
  /** Milliseconds that one address waits between two submissions; 0 for none. */
  readonly throttle: number;
  readonly blockHeadless: boolean;
  /** Is told of what is stored, so that proofs can cost more. */
  readonly proofEffort: ProofEffort;
  /** What the business says of dates, asked for with each request; without it nothing is limited. */
  readonly limits?: ((language?: Language) => Promise<BookingLimits>) | undefined;
  /**
   * The hours, as `requestedTime` has them, of the seat that a form names, if it is asked for on the
   * day of its date.
   */
  readonly seatHours?: (workshop: string, day: string) => Promise<string | undefined>;
  /**
   * Makes a picture anew from what somebody sent as one, without anything but its pixels; null when it
   * is none. Throws a `QueueFullError` when too many wait.
   */
  readonly cleanPicture: (bytes: Uint8Array) => Promise<Uint8Array | null>;
  /** Called after a submission is committed: the outbox has work. */
  readonly onStored: (stored: StoredNotice) => void;
  readonly now?: () => number;
}

/** A post as the routes read it. */
export interface Post extends ReadBody {
  /** The Idempotency-Key it brings. */
  readonly key: string | undefined;
  readonly sender: Sender;
  readonly acceptLanguage: string | null;
}

/** Posts of any kind, right or wrong, that are looked at in a minute. */
const POSTS = { network: 60 };

/** Posts with pictures that are looked at in a minute: looking at one is dear. */
const POSTS_WITH_PICTURES = { network: 10, neighbourhood: 40 };

const CAPTCHA_REQUIRED = { captcha: 'captchaRequired' };

/**
 * Takes in what visitors send: brakes, refuses, checks, then spends the proof, counts and writes, all
 * in one transaction: what is not stored spends and counts nothing. Answers 201 only after the
 * commit; whatever cannot be written is a 503.
 */
export function createIntake(options: IntakeOptions) {
  const { db, log, captcha, proofEffort, languages, now = Date.now } = options;
  const commits = createGroupCommit(db);
  const rate = createMinuteRate(POSTS, options.rateLimits);
  const pictureRate = createMinuteRate(POSTS_WITH_PICTURES, options.rateLimits);
  const guesses = createGuesses();
  const limits = createLimits({
    dataKey: options.dataKey,
    isOn: options.rateLimits,
    throttle: options.throttle,
    now,
  });
  const hashKey = createSecretKey(deriveKey(options.dataKey, 'idempotency'));
  const record = { ...options, limits, allergyKey: allergyKey(options.dataKey), now };
  const refuse = createRefusals(options);
  const once = createIdempotency(db, now);
  const tellHeldBack = createSeldomWarning(
    log,
    'Emails are held back: more came in than the limits allow (npm run inbox shows them)',
  );

  async function accept(kind: SubmissionKind, post: Post, key: PostKey | null): Promise<Outcome> {
    const booking = kind === 'request' ? await bookingLimits() : {};
    const checked = check(kind, post, booking);
    const proof = proofIn(post.fields);
    if (!checked.ok) {
      const missing = bringsProof(proof, captcha) ? {} : CAPTCHA_REQUIRED;
      return { status: 422, errors: { ...checked.errors, ...missing } };
    }
    const { sender } = post;
    const proven = await checkProof(proof, captcha, guesses, sender.network);
    if (!proven.ok) return { status: 422, errors: CAPTCHA_REQUIRED };
    const value = await inOfferedLanguage(checked.value);
    // Whatever the form says of it.
    if ('service' in value) {
      value.serviceTitle = serviceTitle(value.service, booking) ?? '';
      value.requestedTime = (await seatHours(value)) ?? value.requestedTime;
    }
    const own = 'service' in value ? await ownOf(value, booking) : [];
    const pictures = await picturesOf(own, post);
    if ('status' in pictures) return pictures;
    const byQuestion = isByQuestion(proof);
    const { used } = proven;
    return store({ kind, value, own, ...pictures, postKey: key, proof: used, sender, byQuestion });
  }

  function check(kind: SubmissionKind, { fields, misshapen }: Post, limits: BookingLimits) {
    const checked = validate(kind, fields, limits);
    const wrong = misshapen.filter(
      (name) => fieldNames(kind).includes(name) || name.startsWith(OWN),
    );
    if (wrong.length === 0) return checked;
    const errors = Object.fromEntries(wrong.map((name) => [name, 'invalidValue']));
    return { ok: false, errors: { ...errors, ...(!checked.ok && checked.errors) } } as const;
  }

  /** While they cannot be read, a request is taken rather than refused. */
  async function bookingLimits(): Promise<BookingLimits> {
    return (await options.limits?.().catch(() => undefined)) ?? {};
  }

  /** A seat begins when its date does; the form sends only in which part of the day. */
  async function seatHours({ workshop, requestedDate }: SubmissionOf['request']) {
    if (!workshop) return undefined;
    return options.seatHours?.(workshop, requestedDate).catch(() => undefined);
  }

  /** What a request says to the own questions of its service, in the words of each language. */
  async function ownOf(
    value: SubmissionOf['request'],
    booking: BookingLimits,
  ): Promise<readonly OwnAnswer[]> {
    if (!serviceForm(value.service, booking)?.questions) return [];
    const inEach = (await languages()).map(async (language) => {
      const limits = (await options.limits?.(language)) ?? {};
      return [language, serviceForm(value.service, limits)?.questions ?? []] as const;
    });
    const questions = Object.fromEntries(await Promise.all(inEach));
    const said = (language: string) => translator(language as Language)('emails:picture');
    const pictureText = Object.fromEntries(Object.keys(questions).map((one) => [one, said(one)]));
    return ownAnswers(value, questions, pictureText);
  }

  /** The pictures among the answers, made anew; looked at when all else is right and proven. */
  async function picturesOf(
    own: readonly OwnAnswer[],
    { pictures, sender }: Post,
  ): Promise<Pick<Entry, 'pictures'> | Outcome> {
    const asked = own.filter(({ kind }) => kind === 'picture');
    const wait = asked.length > 0 ? pictureRate.take(sender) : 0;
    if (wait > 0) return { status: 429, wait };
    const made: AnswerPicture[] = [];
    for (const { key: question } of asked) {
      const sent = pictures.get(OWN + question);
      const bytes = sent && (await options.cleanPicture(sent));
      if (!bytes) return { status: 422, errors: { [OWN + question]: 'pictureUnreadable' } };
      made.push({ question, bytes });
    }
    return { pictures: made };
  }

  async function inOfferedLanguage<Value extends SubmissionOf[SubmissionKind]>(
    value: Value,
  ): Promise<Value> {
    const offered = await languages();
    return offered.includes(value.locale) ? value : { ...value, locale: defaultLanguage() };
  }

  async function store(entry: Entry): Promise<Outcome> {
    const written = await commits
      .run((transaction) => writeEntry(transaction, entry, record))
      .catch(async (error: unknown) => {
        // Another process may have answered the same key in this very moment.
        const winner = entry.postKey && (await once.answered(entry.postKey).catch(() => null));
        if (winner) return winner;
        if (error instanceof UsedProofError) {
          return { status: 422, errors: CAPTCHA_REQUIRED } as const;
        }
        if (error instanceof OverLimitError) return { status: 429, wait: error.wait } as const;
        throw error;
      });
    if ('status' in written) return written;
    proofEffort.add(entry.sender);
    log.info('A submission is stored', { id: written.id, kind: entry.kind });
    if (written.isHeldBack) tellHeldBack();
    wake(noticeOf(entry, written));
    return { status: 201, id: written.id };
  }

  /** It is stored, and the outbox looks for itself: what goes wrong here is not the visitor's. */
  function wake(stored: StoredNotice): void {
    try {
      options.onStored(stored);
    } catch (error) {
      log.error('The outbox could not be woken', { reason: reasonOf(error) });
    }
  }

  return {
    /**
     * How long a sender has to wait, in milliseconds; 0 when they need not. Asked before anything of
     * a post is read, once for each.
     */
    mustWait: (sender: Sender) => limits.mustWait(sender) || rate.take(sender),
    /** Does a form of this kind ask for pictures just now? */
    asksForPictures: async (kind: SubmissionKind) =>
      kind === 'request' && asksForPictures(await bookingLimits()),
    async submit(kind: SubmissionKind, post: Post): Promise<Outcome> {
      const refused = refuse(post);
      if (refused) return { status: refused };
      const key = postKey(hashKey, kind, post);
      if (key === undefined) return { status: 422, errors: { idempotencyKey: 'invalidValue' } };
      try {
        return await (key ? once.run(key, () => accept(kind, post, key)) : accept(kind, post, key));
      } catch (error) {
        const message =
          error instanceof CaptchaUnavailableError
            ? 'A submission waits for the captcha'
            : 'A submission could not be written';
        log.error(message, { kind, reason: reasonOf(error) });
        return { status: 503 };
      }
    },
  };
}

function noticeOf({ kind, value }: Entry, { id, isHeldBack }: Written): StoredNotice {
  const { service = null, requestedDate } =
    kind === 'request' ? (value as SubmissionOf['request']) : {};
  return { id, kind, service, eventDay: requestedDate || null, isHeldBack };
}
