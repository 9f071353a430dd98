import { Icon } from '../blocks/Icon.server.tsx';
import { PageTop } from '../blocks/PageTop.server.tsx';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';
import { Section } from '../blocks/Section.server.tsx';

/** Internal and unfinished: the fields of a workshop. It sends nothing. */
export const workshopCreationPage = definePage({
  path: '/workshop-creation',
  isDebug: true,
  head: ({ t }) => ({
    title: t('debug:workshop.title'),
    description: t('debug:workshop.text'),
  }),
  View: WorkshopCreationView,
});

/** The fields beside the description, with the keyboard each wants on a phone. */
const FIELDS = [
  { name: 'title', inputMode: 'text' },
  { name: 'duration', inputMode: 'text' },
  { name: 'age', inputMode: 'numeric' },
  { name: 'price', inputMode: 'decimal' },
] as const;

function WorkshopCreationView() {
  const { t, useSheets } = usePage();
  useSheets('form', 'debug');
  return (
    <>
      <PageTop title={t('debug:workshop.title')} text={t('debug:workshop.text')} />
      <Section layout="halves">
        <div className="placeholder" role="img" aria-label={t('debug:workshop.image')}>
          <Icon name="whisk" size={64} />
        </div>
        <div className="form">
          <div className="fields">
            {FIELDS.map(({ name, inputMode }) => (
              <div key={name} className="field">
                <label htmlFor={name}>{t(`debug:workshop.fields.${name}`)}</label>
                <input id={name} name={name} inputMode={inputMode} autoComplete="off" />
              </div>
            ))}
            <div className="field">
              <label htmlFor="description">{t('debug:workshop.fields.description')}</label>
              <textarea id="description" name="description" rows={5} />
            </div>
          </div>
        </div>
      </Section>
      <Section ground="linen" layout="stack">
        <h2>{t('debug:workshop.request')}</h2>
        <p>{t('debug:workshop.filler')}</p>
      </Section>
    </>
  );
}
