import type { PlaceholderValues } from '../i18n/index.ts';
import type { Texts } from './texts.ts';
import type { GlobalSettings, LegalIdentity } from './types/index.gen.ts';

interface LegalDetailsOptions extends Pick<Texts, 'text'> {
  readonly identity?: LegalIdentity | null | undefined;
  readonly settings: GlobalSettings | null;
  readonly siteUrl: string;
}

/** A telephone number as it stands in a text: in one line. */
export const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');

/** A detail as it may be shown: empty while the owner has yet to fill in what stands in brackets. */
export const filledIn = (detail: string) => (detail.includes('[') ? '' : detail);

/** What legal texts name of the business: of the settings, and of its legal identity. */
export function legalDetails(options: LegalDetailsOptions): PlaceholderValues {
  const { text, identity, settings, siteUrl } = options;
  const { address, email, phone } = settings?.contactInfo ?? {};
  const known = (field: Parameters<typeof text>[0]) => text(field) || undefined;
  return {
    ...{ siteUrl, address: known(address), email: email || undefined },
    phone: phone ? unbroken(phone) : undefined,
    legalName: known(identity?.legalName),
    taxNumber: known(identity?.taxNumber),
    registryEntry: known(identity?.registryEntry),
    foodRegistration: known(identity?.foodRegistration),
    hostingProvider: known(identity?.hostingProvider),
    mailProvider: known(identity?.mailProvider),
    captchaService: known(identity?.captchaService),
  };
}
