import { usePage, type PageContext } from '../page-context.ts';

/**
 * A talk with the business on WhatsApp that opens with a text about something; undefined without a
 * number in the settings. Only an address: nothing is asked for before it is pressed.
 */
export function whatsAppHref(
  { settings, t }: Pick<PageContext, 'settings' | 't'>,
  about?: string,
): string | undefined {
  // The service wants the country's prefix without a plus or zeros before it.
  const digits = settings?.contactInfo.whatsapp?.replace(/\D/g, '').replace(/^00/, '');
  if (!digits) return undefined;
  const text = about ? t('whatsapp:textAbout', { about }) : t('whatsapp:text');
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}

interface WhatsAppOptions {
  /** What the visitor is looking at, by its title. */
  about?: string | undefined;
  /** As a button, or among links and details by its name alone. */
  variant?: 'button' | 'name';
}

/** The link to that talk; nothing without a number. */
export function WhatsApp({ about, variant = 'name' }: WhatsAppOptions) {
  const page = usePage();
  const href = whatsAppHref(page, about);
  if (!href) return null;
  const isButton = variant === 'button';
  return (
    <a
      className={isButton ? 'button quiet' : undefined}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Bubble />
      {page.t(isButton ? 'whatsapp:ask' : 'whatsapp:name')}{' '}
      <span className="hide">{page.t('common:footer.newTab')}</span>
    </a>
  );
}

/** A speech bubble, drawn in place since it is all that the icons' file lacks. */
function Bubble() {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20l1-5a8 8 0 1 1 4 4z" />
    </svg>
  );
}
