import type { PageContext } from '../page-context.ts';

/** How the business is called and reached: as the settings say, or else the catalogue. */
export function contactDetails({
  settings,
  text,
  t,
}: Pick<PageContext, 'settings' | 'text' | 't'>) {
  const { address, phone, email } = settings?.contactInfo ?? {};
  return {
    siteName: settings?.siteName ?? t('common:siteName'),
    address: text(address) || t('common:footer.address'),
    phone: phone ?? t('common:footer.phone'),
    email: email ?? t('common:footer.email'),
  };
}

/** A telephone number as a link dials it. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
