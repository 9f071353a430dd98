import { QueueFullError, type Sender, type FairScheduler } from '../../http/index.server.ts';
import type { Language } from '../../i18n/index.ts';
import type { SubmissionKind } from '../constants.ts';
import type { FormAnswer } from '../form-answer.ts';
import { pageAnswer, type RenderedPage } from './answers.server.ts';
import { createMinuteRate } from './minute-rate.server.ts';

/** What the site renders for forms without JavaScript. */
export interface FormPages {
  renderFormPage(answer: FormAnswer): RenderedPage | Promise<RenderedPage>;
  /** The path of the page that thanks; the browser is sent there with a 303. */
  thanksPath(kind: SubmissionKind, language: Language, returnTo: string | undefined): string;
}

/** Statuses whose page shows the form again with what the visitor had written. */
const WITH_FIELDS: ReadonlySet<number> = new Set([422, 503]);

/** Pages with a visitor's own fields that are rendered in a minute. */
const RENDERED = { network: 20, neighbourhood: 60 };

/** How long a held page may lag behind the content that its frame shows, milliseconds. */
const KEPT = 60_000;

/** What the page of an answer depends on, where it shows nothing that was sent. */
type Refusal = Pick<FormAnswer, 'kind' | 'language' | 'status'>;

/** The pages that answer forms without JavaScript. `isLimited`: whether those who ask for many are slowed down. */
export function createFormAnswers(pages: FormPages, turns: FairScheduler, isLimited: boolean) {
  const held = new Map<string, Promise<RenderedPage>>();
  const rate = createMinuteRate(RENDERED, isLimited);

  function heldPage({ kind, language, status }: Refusal): Promise<RenderedPage> {
    const key = `${kind} ${language} ${status}`;
    const known = held.get(key);
    if (known) return known;
    const rendered = Promise.resolve(pages.renderFormPage({ kind, language, status, form: null }));
    held.set(key, rendered);
    const forget = () => held.delete(key);
    rendered.then(() => setTimeout(forget, KEPT).unref(), forget);
    return rendered;
  }

  /** Waits for a turn to render a page; false when too many wait for theirs. */
  const hasTurn = (sender: Sender) =>
    turns.take(sender).then(
      () => true,
      (error: unknown) => {
        if (error instanceof QueueFullError) return false;
        throw error;
      },
    );

  /**
   * The page of a refusal, the same for everybody: rendered once for each kind, status and language,
   * so that refusing costs nothing.
   */
  const refusal = async (about: Refusal, headers?: Record<string, string>) =>
    pageAnswer(about.status, await heldPage(about), headers);

  return {
    refusal,
    /**
     * The page with the form as it was sent, where the status is one that can be put right. Who asks
     * for more of them than a person could gets the page of the refusal: the browser's way back still
     * leads to the form as it was filled in.
     */
    async answer(answer: FormAnswer, sender: Sender, headers?: Record<string, string>) {
      const isRendered = WITH_FIELDS.has(answer.status) && rate.take(sender) === 0;
      if (!isRendered || !(await hasTurn(sender))) return refusal(answer, headers);
      return pageAnswer(answer.status, await pages.renderFormPage(answer), headers);
    },
  };
}
