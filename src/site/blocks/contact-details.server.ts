import type { PageContext } from '../page-context.server.ts';

/** How the business is reached, as far as the settings say. */
export function contactDetails({ settings, text }: Pick<PageContext, 'settings' | 'text'>) {
  const { address, phone, email } = settings?.contactInfo ?? {};
  return {
    address: text(address) || undefined,
    phone: phone || undefined,
    email: email || undefined,
  };
}
