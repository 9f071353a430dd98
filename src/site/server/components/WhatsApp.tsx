import { usePage, type PageContext } from '../page-context.ts';

/**
 * The address of a talk with the business on WhatsApp, which opens with a text; undefined without a
 * number in the settings. Nothing is asked of anybody before it is pressed.
 */
export function whatsAppHref(
  { settings }: Pick<PageContext, 'settings'>,
  text?: string,
): string | undefined {
  // The service wants the country's prefix without a plus or zeros before it.
  const digits = settings?.contactInfo.whatsapp?.replace(/\D/g, '').replace(/^00/, '');
  if (!digits) return undefined;
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

interface WhatsAppOptions {
  /** As a button that opens with a question, or by its name alone among other details. */
  variant: 'button' | 'name';
  /** What the question is about, by its title. */
  about?: string | undefined;
}

/** The link to that talk; nothing without a number. */
export function WhatsApp({ variant, about }: WhatsAppOptions) {
  const page = usePage();
  const { t } = page;
  const isButton = variant === 'button';
  const question = about ? t('whatsapp:textAbout', { about }) : t('whatsapp:text');
  const href = whatsAppHref(page, isButton ? question : undefined);
  if (!href) return null;
  return (
    <a
      className={isButton ? 'button quiet' : undefined}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Bubble />
      <span>
        {t(isButton ? 'whatsapp:ask' : 'whatsapp:name')}{' '}
        <span className="hide">{t('common:footer.newTab')}</span>
      </span>
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
