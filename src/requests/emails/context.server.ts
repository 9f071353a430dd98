import { translator } from '../../i18n/index.server.ts';
import { usableAddress, type Mailbox } from '../../email/index.server.ts';
import { NO_TEXTS, type EmailContent, type EmailContext } from './email-body.server.ts';

export interface EmailContextOptions {
  /** The sender, who stands in for the business when the content cannot be read. */
  readonly sender: Mailbox;
  /** Who reads the notices, and replies where the business says no address. */
  readonly owner: () => Promise<readonly Mailbox[]>;
  /** What the emails say of the business, read anew for each. */
  readonly content: () => Promise<EmailContent>;
  readonly siteUrl: string;
  /** See `EmailContext`. */
  readonly carriesFiles: boolean;
}

/** Answers a function that reads what every email says of the business. */
export function emailContexts(options: EmailContextOptions) {
  const { sender, owner, content, siteUrl, carriesFiles } = options;
  const standIn = { name: sender.name || sender.address, email: sender.address };
  // What was said last holds while the content cannot be read.
  let last: EmailContent = {
    business: standIn,
    leadDays: undefined,
    texts: () => NO_TEXTS,
    words: (language) => translator(language),
  };
  return async (): Promise<EmailContext> => {
    last = await content().catch(() => last);
    const { business } = last;
    // The content may leave out either; an email always has somebody to reply to.
    const name = business.name || standIn.name;
    const own = usableAddress(business.email);
    const email = own ?? standIn.email;
    const replyTo = last.replyTo ?? own ?? (await owner())[0]?.address;
    return { ...last, business: { ...business, name, email }, replyTo, siteUrl, carriesFiles };
  };
}
