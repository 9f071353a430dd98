import type { ReactNode } from 'react';
import { Blocks } from '../blocks/Blocks.server.tsx';
import { contactDetails, phoneHref } from '../blocks/contact-details.server.ts';
import { areHoursKnown, Hours } from '../blocks/Hours.server.tsx';
import { Icon } from '../blocks/Icon.server.tsx';
import { OpenNow } from '../blocks/OpenNow.server.tsx';
import { PageTop } from '../blocks/PageTop.server.tsx';
import { WhatsApp } from '../blocks/WhatsApp.server.tsx';
import { Island } from '../Island.server.tsx';
import { contactFormProps } from '../islands/props.server.ts';
import { definePage } from '../page.server.ts';
import { copyText } from '../load-copy.server.ts';
import { copyHead, loadPage, pageHead, type LoadedPage } from '../page-copy.server.ts';
import { usePage } from '../page-context.server.ts';
import { foodEstablishment } from '../seo/structured-data.server.ts';

/** Coming days with other hours that the page shows. */
const EXCEPTIONS_SHOWN = 6;

/** How to reach the business: details, hours, the contact form, a map for whoever asks for it. */
export const contactPage = definePage<LoadedPage>({
  path: '/contact',
  name: 'common:nav.contact',
  partOf: 'contact',
  isListed: true,
  // Details and hours are in the frame.
  load: ({ content }) => loadPage(content, 'contact'),
  head: (page, own) => {
    const { t } = page;
    const business = foodEstablishment(page, EXCEPTIONS_SHOWN);
    return pageHead(page, own, {
      ...copyHead(page, own.copy, t('contact:title')),
      crumbs: [{ name: t('contact:title'), path: '/contact' }],
      structuredData: business ? [business] : [],
    });
  },
  View: ContactView,
});

function ContactView({ data: { copy, loaded } }: { data: LoadedPage }) {
  const page = usePage();
  const { t, text } = page;
  page.useSheets('form', 'hero', 'contact');
  return (
    <>
      <PageTop
        title={t('contact:title')}
        text={text(copy?.lead)}
        wordsOf={{ of: copy, field: 'lead' }}
      >
        <OpenNow />
      </PageTop>
      <Blocks loaded={loaded} of={copy} body={<DetailsAndForm copy={copy} />} />
    </>
  );
}

/** How to reach the business and when, beside the form. */
function DetailsAndForm({ copy }: Pick<LoadedPage, 'copy'>) {
  const page = usePage();
  const { t, text } = page;
  return (
    <section className="section">
      <div className="wrap contact">
        <div className="stack">
          {Object.values(contactDetails(page)).some(Boolean) && (
            <>
              <h2>{t('contact:details')}</h2>
              <Details />
            </>
          )}
          {areHoursKnown(page) && (
            <>
              <h2>{t('contact:hours')}</h2>
              <Hours exceptions={EXCEPTIONS_SHOWN} />
            </>
          )}
        </div>
        <div className="stack" id="form">
          <h2>{t('contact:write')}</h2>
          <p className="soft">{text(copyText(copy, 'write'))}</p>
          <Island name="ContactForm" props={contactFormProps(page)} />
        </div>
      </div>
    </section>
  );
}

/** Address, phone, email, as far as they are known. */
function Details() {
  const page = usePage();
  const { t } = page;
  const { address, phone, email } = contactDetails(page);
  return (
    <address className="details">
      {address && (
        <Detail icon="pin" name={t('contact:address')}>
          {address}
        </Detail>
      )}
      {phone && (
        <Detail icon="phone" name={t('contact:phone')}>
          <a href={phoneHref(phone)} dir="ltr">
            {phone}
          </a>
        </Detail>
      )}
      <WhatsApp variant="detail" />
      {email && (
        <Detail icon="mail" name={t('contact:email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Detail>
      )}
    </address>
  );
}

interface DetailOptions {
  icon: 'pin' | 'phone' | 'mail';
  name: string;
  children: ReactNode;
}

function Detail({ icon, name, children }: DetailOptions) {
  return (
    <p>
      <Icon name={icon} size={24} />
      <span>
        <b>{name}</b>
        {children}
      </span>
    </p>
  );
}
