import { lastVerifiedBackup } from '../backup/index.server.ts';
import { localize, type DocumentType } from '../content/index.ts';
import { editedTypes, isSampleRemoved, type Content } from '../content/index.server.ts';
import { factsAfter } from '../database/index.server.ts';
import type { MailTransport } from '../email/index.server.ts';
import { defaultLanguage } from '../i18n/index.ts';
import type { Account } from './account.ts';
import {
  FIRST_STEPS,
  isGuidedStep,
  LEGAL_DETAILS,
  type FirstRun,
  type FirstStep,
  type LegalDetail,
} from './first-steps.ts';
import { isFactorNeeded } from './accounts/factor-rule.server.ts';
import type { OfficeServices } from './services.server.ts';

/** Facts of what somebody has ticked, or done where only the office can know. */
export const STEP_FACT = 'firstRun.';
const DISMISSED = 'dismissed';

/** What is noted once a way of sending has taken a test email: another one has to be tried by itself. */
export const testedBy = (transport: MailTransport['name']) => `email.${transport}`;

/** Documents that a step is about: it is done once the business has written one of them. Others are ticked. */
const DOCUMENTS: Readonly<Partial<Record<FirstStep, readonly DocumentType[]>>> = {
  business: ['globalSettings'],
  hours: ['openingHours'],
  menu: ['dailyMenu', 'submenu'],
  look: ['look'],
  services: ['service'],
  pictures: ['galleryPicture', 'banner', 'homePage'],
  legal: ['legalIdentity'],
};

/** How far the business is with what it does first. */
export async function firstRun(
  { db, content, mail }: Pick<OfficeServices, 'db' | 'content' | 'mail'>,
  account: Pick<Account, 'id'>,
): Promise<FirstRun> {
  const [facts, types, passkey, isNeeded, backup, isRemoved, missing] = await Promise.all([
    factsAfter(db, STEP_FACT),
    editedTypes(db),
    db
      .selectFrom('account_passkeys')
      .select('id')
      .where('account_id', '=', account.id)
      .limit(1)
      .executeTakeFirst(),
    isFactorNeeded(db),
    lastVerifiedBackup(db),
    isSampleRemoved(db),
    missingByLaw(content),
  ]);
  const isDone = (name: FirstStep) =>
    facts.has(name === 'email' ? testedBy(mail.transport.name) : name) ||
    (name === 'passkey' && passkey !== undefined) ||
    (name === 'secondFactor' && isNeeded) ||
    (name === 'backup' && backup !== null) ||
    // A business that began with nothing but its name has written that at set-up.
    (!(isRemoved && name === 'business') &&
      (DOCUMENTS[name] ?? []).some((type) => types.has(type)));
  return {
    steps: FIRST_STEPS
      // What is edited somewhere else is not this office's to know.
      .filter((name) => content.editor !== null || !isGuidedStep(name))
      .map((name) => ({ name, isDone: isDone(name) })),
    isDismissed: facts.has(DISMISSED),
    missing,
    lacksLegalPages: (await content.legalPages?.areMissing()) ?? false,
    isGuided: isRemoved && content.editor !== null,
  };
}

/** What nobody has said of who the business is; nothing while it is said elsewhere, or cannot be read. */
async function missingByLaw({ service, editor }: Pick<Content, 'service' | 'editor'>) {
  if (!editor) return [];
  const read = await Promise.all([service.legalIdentity(), service.globalSettings()]).catch(
    () => null,
  );
  if (!read) return [];
  const [identity, settings] = read;
  const { address, email } = settings?.contactInfo ?? {};
  const said: Readonly<Record<LegalDetail, string | undefined>> = {
    legalName: localize(identity?.legalName, defaultLanguage()),
    taxNumber: localize(identity?.taxNumber, defaultLanguage()),
    ...{ address: localize(address, defaultLanguage()), email },
  };
  return LEGAL_DETAILS.filter((detail) => !said[detail]?.trim());
}
