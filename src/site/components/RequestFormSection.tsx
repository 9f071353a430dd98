import { formatPercent } from '../../i18n/index.ts';
import { BOOKING_TERMS } from '../../submissions/index.ts';
import { Island } from '../Island.tsx';
import { requestFormProps } from '../islands/props.server.ts';
import { usePage } from '../page-context.ts';

/** The workshop asked for, and what a form posted without JavaScript shows again. */
type RequestFormSectionOptions = NonNullable<Parameters<typeof requestFormProps>[1]>;

/** The part of a page that the anchor `form` leads to: title, intro, important notes, the form. */
export function RequestFormSection(options: RequestFormSectionOptions) {
  const page = usePage();
  const { t, language } = page;
  page.useSheets('form');
  const deposits = {
    event: formatPercent(BOOKING_TERMS.eventDeposit, language),
    workshop: formatPercent(BOOKING_TERMS.workshopDeposit, language),
  };
  return (
    <section className="section linen" id="form" aria-labelledby="form-title">
      <div className="wrap halves request">
        <div className="stack">
          <h2 id="form-title">{t('common:requestForm.title')}</h2>
          <p className="lead">{t('common:requestForm.intro')}</p>
          <aside className="note" aria-labelledby="form-notes">
            <h3 id="form-notes">{t('common:requestForm.notes.title')}</h3>
            <ul>
              <li>{t('common:requestForm.notes.costs')}</li>
              <li>{t('common:requestForm.notes.deposit', deposits)}</li>
              <li>{t('common:requestForm.notes.notice', { days: BOOKING_TERMS.leadDays })}</li>
            </ul>
          </aside>
        </div>
        <Island name="RequestForm" props={requestFormProps(page, options)} />
      </div>
    </section>
  );
}
