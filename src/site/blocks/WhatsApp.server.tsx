import { whatsappLink } from '../../requests/index.ts';
import { usePage } from '../page-context.server.ts';

interface WhatsAppOptions {
  /** A button that opens with a question; the name alone; or, as a detail, the name over the number. */
  variant: 'button' | 'name' | 'detail';
  /** What the question is about, by its title. */
  about?: string | undefined;
}

/**
 * The link to a talk with the business on WhatsApp; nothing without a number. Nothing is asked of anybody
 * before it is pressed.
 */
export function WhatsApp({ variant, about }: WhatsAppOptions) {
  const page = usePage();
  const { t, settings, whatsapp } = page;
  const isButton = variant === 'button';
  const question = about ? t('whatsapp:textAbout', { about }) : t('whatsapp:text');
  if (whatsapp === null) return null;
  const link = {
    href: whatsappLink(whatsapp, isButton ? question : ''),
    target: '_blank',
    rel: 'noopener noreferrer',
  };
  const newTab = <span className="hide">{t('common:footer.newTab')}</span>;
  if (variant === 'detail') {
    return (
      <p>
        <Bubble size={24} />
        <span>
          <b>{t('whatsapp:name')}</b>
          <a {...link}>
            <bdi dir="ltr">{settings?.contactInfo.whatsapp}</bdi> {newTab}
          </a>
        </span>
      </p>
    );
  }
  return (
    <a {...link} className={isButton ? 'button quiet' : undefined}>
      <Bubble size={20} />
      <span>
        {t(isButton ? 'whatsapp:ask' : 'whatsapp:name')} {newTab}
      </span>
    </a>
  );
}

/** A speech bubble, drawn in place since it is all that the icons' file lacks. */
function Bubble({ size }: { size: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20l1-5a8 8 0 1 1 4 4z" />
    </svg>
  );
}
