import { ALLERGENS } from '../../../content/index.ts';
import { DINER_FORM_PATH } from '../diner/form-path.server.ts';
import { usePage } from '../../page-context.server.ts';

/** The fourteen allergens that are declared, and how they are written on this page. */
export function AllergenLegend() {
  const { t, href, absolute, useSheets } = usePage();
  useSheets('dishes', 'menu');
  return (
    <section className="section" id="allergens" aria-labelledby="allergens-title">
      <div className="wrap halves">
        <div className="stack">
          <h2 id="allergens-title">{t('menu:allergens.title')}</h2>
          <p className="soft">{t('menu:allergens.text')}</p>
          <p className="soft">{t('menu:allergens.halal')}</p>
          <p className="printed">{t('menu:printed', { address: absolute('/menu/all') })}</p>
          <a className="button quiet" href={href(DINER_FORM_PATH)}>
            {t('diner:link')}
          </a>
        </div>
        <ul className="badges">
          {ALLERGENS.map((name) => (
            <li key={name}>{t(`common:allergens.${name}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
