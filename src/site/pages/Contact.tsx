import { contactDetails, phoneHref } from '../components/contact-details.ts';
import { Hours } from '../components/Hours.tsx';
import { Icon } from '../components/Icon.tsx';
import { OpenNow } from '../components/OpenNow.tsx';
import { PageTop } from '../components/PageTop.tsx';
import { PlaceSection } from '../components/PlaceSection.tsx';
import { Island } from '../Island.tsx';
import { contactFormProps } from '../islands/props.server.ts';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';
import { foodEstablishment } from '../structured-data/index.ts';

/** Coming days with other hours that the page shows. */
const EXCEPTIONS_SHOWN = 6;

/** How to reach the business: details, hours, the contact form, a map for whoever asks for it. */
export const contactPage = definePage({
  path: '/contact',
  isListed: true,
  // Everything shown is in the frame's settings and hours, or in the catalogue.
  load: async () => ({}),
  head: (page) => {
    const { t } = page;
    const business = foodEstablishment(page, EXCEPTIONS_SHOWN);
    return {
      title: t('contact:headTitle'),
      description: t('contact:lead'),
      crumbs: [{ name: t('contact:title'), path: '/contact' }],
      ...(business && { structuredData: [business] }),
    };
  },
  View: ContactView,
});

function ContactView() {
  const page = usePage();
  const { t } = page;
  page.useSheets('form', 'hero', 'contact');
  return (
    <>
      <PageTop title={t('contact:title')} text={t('contact:lead')}>
        <OpenNow />
      </PageTop>
      <section className="section">
        <div className="wrap contact">
          <div className="stack">
            <h2>{t('contact:details')}</h2>
            <Details />
            <h2>{t('contact:hours')}</h2>
            <Hours exceptions={EXCEPTIONS_SHOWN} />
          </div>
          <div className="stack" id="form">
            <h2>{t('contact:write')}</h2>
            <p className="soft">{t('contact:writeText')}</p>
            <Island name="ContactForm" props={contactFormProps(page)} />
          </div>
        </div>
      </section>
      <PlaceSection title={t('contact:find')} text={t('contact:findText')} />
    </>
  );
}

/** Address, phone, email. */
function Details() {
  const page = usePage();
  const { t } = page;
  const { address, phone, email } = contactDetails(page);
  return (
    <address className="details">
      <p>
        <Icon name="pin" size={24} />
        <span>
          <b>{t('contact:address')}</b>
          {address}
        </span>
      </p>
      <p>
        <Icon name="phone" size={24} />
        <span>
          <b>{t('contact:phone')}</b>
          <a href={phoneHref(phone)} dir="ltr">
            {phone}
          </a>
        </span>
      </p>
      <p>
        <Icon name="mail" size={24} />
        <span>
          <b>{t('contact:email')}</b>
          <a href={`mailto:${email}`}>{email}</a>
        </span>
      </p>
    </address>
  );
}
