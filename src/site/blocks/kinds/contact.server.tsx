import type { ReactNode } from 'react';
import { Island } from '../../Island.server.tsx';
import { formProps } from '../../islands/props.server.ts';
import { usePage } from '../../page-context.server.ts';
import { foodEstablishment } from '../../seo/business.server.ts';
import { defineBlock } from '../block.server.ts';
import { callLink } from '../../../requests/index.ts';
import { contactDetails } from '../contact-details.server.ts';
import { areHoursKnown, Hours } from '../Hours.server.tsx';
import { Icon } from '../Icon.server.tsx';
import { Pencil } from '../Pencil.server.tsx';
import { Section } from '../Section.server.tsx';
import { WhatsApp } from '../WhatsApp.server.tsx';

/** Coming days with other hours that the page shows. */
const EXCEPTIONS_SHOWN = 6;

/** How to reach the business and when, beside the form; or the form alone. */
export const contactBlock = defineBlock({
  kind: 'contact',
  load: (_, { isFormAlone = false }) => isFormAlone,
  head: (page, isFormAlone) => ({
    structuredData: isFormAlone ? [] : foodEstablishment(page, EXCEPTIONS_SHOWN),
  }),
  View({ block, data: isFormAlone, others }) {
    const page = usePage();
    const { t, text } = page;
    page.useSheets('form', 'contact');
    const form = (
      // Links to a form lead to the one for requests, where the page has that as well.
      <div className="stack" id={others.some(({ _type }) => _type === 'form') ? undefined : 'form'}>
        <h2>{text(block.title) || t('contact:write')}</h2>
        {text(block.text) && <p className="soft">{text(block.text)}</p>}
        <Island name="ContactForm" props={formProps(page)} />
      </div>
    );
    const isReached = Object.values(contactDetails(page)).some(Boolean);
    if (isFormAlone || !(isReached || areHoursKnown(page))) return <Section>{form}</Section>;
    return (
      <Section layout="contact">
        <div className="stack">
          {isReached && (
            <>
              <h2>{t('contact:details')}</h2>
              <Details />
              <Pencil of={page.settings} field="contactInfo" />
            </>
          )}
          {areHoursKnown(page) && (
            <>
              <h2>{t('contact:hours')}</h2>
              <Hours exceptions={EXCEPTIONS_SHOWN} />
            </>
          )}
        </div>
        {form}
      </Section>
    );
  },
});

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
          <a href={callLink(phone) ?? undefined} dir="ltr">
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
