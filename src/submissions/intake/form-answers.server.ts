import { QueueFullError, type Sender, type Turns } from '../../http/index.server.ts';
import { pageAnswer, type DrawnPage, type FormPage, type FormPages } from './answers.server.ts';
import { createBrake } from './brake.server.ts';

/** Statuses whose page shows the form again with what the visitor had written. */
const WITH_FIELDS: ReadonlySet<number> = new Set([422, 503]);

/** Pages with a visitor's own fields that are drawn in a minute. */
const DRAWN = { network: 20, neighbourhood: 60 };

/** How long a held page may lag behind the content that its frame shows, milliseconds. */
const KEPT = 60_000;

/** What the page of an answer depends on, where it shows nothing that was sent. */
type Refusal = Pick<FormPage, 'kind' | 'language' | 'status'>;

/** The pages that answer forms without JavaScript. */
export interface FormAnswers {
  /**
   * The page of a refusal, the same for everybody: drawn once for each kind, status and language,
   * so that refusing costs nothing.
   */
  refusal(refusal: Refusal, headers?: Record<string, string>): Promise<Response>;
  /**
   * The page with the form as it was sent, where the status is one that can be put right. Who asks
   * for more of them than a person could gets the page of the refusal: the browser's way back still
   * leads to the form as it was filled in.
   */
  answer(page: FormPage, sender: Sender, headers?: Record<string, string>): Promise<Response>;
}

/** `isBraked`: whether those who ask for many are slowed down. */
export function createFormAnswers(pages: FormPages, turns: Turns, isBraked: boolean): FormAnswers {
  const held = new Map<string, Promise<DrawnPage>>();
  const brake = isBraked ? createBrake(DRAWN) : undefined;

  function heldPage({ kind, language, status }: Refusal): Promise<DrawnPage> {
    const key = `${kind} ${language} ${status}`;
    const known = held.get(key);
    if (known) return known;
    const drawn = Promise.resolve(pages.renderFormPage({ kind, language, status, form: null }));
    held.set(key, drawn);
    const forget = () => held.delete(key);
    drawn.then(() => setTimeout(forget, KEPT).unref(), forget);
    return drawn;
  }

  /** Waits for a turn to draw a page; false when too many wait for theirs. */
  const hasTurn = (sender: Sender) =>
    turns.take(sender).then(
      () => true,
      (error: unknown) => {
        if (error instanceof QueueFullError) return false;
        throw error;
      },
    );

  const refusal: FormAnswers['refusal'] = async (about, headers) =>
    pageAnswer(about.status, await heldPage(about), headers);

  return {
    refusal,
    async answer(page, sender, headers) {
      const isDrawn = WITH_FIELDS.has(page.status) && !brake?.take(sender);
      if (!isDrawn || !(await hasTurn(sender))) return refusal(page, headers);
      return pageAnswer(page.status, await pages.renderFormPage(page), headers);
    },
  };
}
