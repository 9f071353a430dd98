import { ALLERGENS } from '../../../content/index.ts';
import { DINER_FORM_PATH } from '../form-path.server.ts';
import { usePage } from '../../page-context.server.ts';
import { Section } from '../Section.server.tsx';

interface LegendOptions {
  /** Is a dish marked as halal? */
  hasHalal: boolean;
}

/** The fourteen allergens that are declared, and how they are written on this page. */
export function AllergenLegend({ hasHalal }: LegendOptions) {
  const { t, link, absolute, useSheets } = usePage();
  useSheets('dishes', 'menu');
  const filter = link(DINER_FORM_PATH);
  return (
    <Section layout="halves" id="allergens" labelledBy="allergens-title">
      <div className="stack">
        <h2 id="allergens-title">{t('menu:allergens.title')}</h2>
        <p className="soft">{t('menu:allergens.text')}</p>
        {hasHalal && <p className="soft">{t('menu:allergens.halal')}</p>}
        <p className="printed">{t('menu:printed', { address: absolute('/menu/all') })}</p>
        {filter && (
          <a className="button quiet" href={filter}>
            {t('diner:link')}
          </a>
        )}
      </div>
      <ul className="badges">
        {ALLERGENS.map((name) => (
          <li key={name}>{t(`common:allergens.${name}`)}</li>
        ))}
      </ul>
    </Section>
  );
}
