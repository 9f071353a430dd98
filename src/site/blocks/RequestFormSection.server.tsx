import { Island } from '../Island.server.tsx';
import { requestFormProps } from '../islands/props.server.ts';
import { usePage } from '../page-context.server.ts';
import { WhatsApp } from './WhatsApp.server.tsx';
import { Section } from './Section.server.tsx';

/** What the form is opened for, and what one posted without JavaScript shows again. */
type RequestFormSectionOptions = NonNullable<Parameters<typeof requestFormProps>[1]> & {
  /** What the page is about, by its title: a question on WhatsApp names it. */
  readonly about?: string | undefined;
};

/** The part of a page that the anchor `form` leads to: title, intro, important notes, the form. */
export function RequestFormSection({ about, ...options }: RequestFormSectionOptions) {
  const page = usePage();
  const { t, text, list, terms } = page;
  page.useSheets('form');
  const intro = text(terms?.requestIntro);
  const notes = list(terms?.requestNotes);
  return (
    <Section ground="linen" layout="halves request" id="form" labelledBy="form-title">
      <div className="stack">
        <h2 id="form-title">{t('common:requestForm.title')}</h2>
        {intro && <p className="lead">{intro}</p>}
        {notes.length > 0 && (
          <aside className="note" aria-labelledby="form-notes">
            <h3 id="form-notes">{t('common:requestForm.notes')}</h3>
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </aside>
        )}
        <WhatsApp about={about ?? options.workshop} variant="button" />
      </div>
      <Island name="RequestForm" props={requestFormProps(page, options)} />
    </Section>
  );
}
