import { ALLERGENS } from '../../../../content/index.ts';
import { usePage } from '../../page-context.ts';

/** The fourteen allergens that are declared, and how they are written on this page. */
export function AllergenLegend() {
  const { t } = usePage();
  return (
    <section className="section" id="allergens" aria-labelledby="allergens-title">
      <div className="wrap halves">
        <div className="stack">
          <h2 id="allergens-title">{t('menu:allergens.title')}</h2>
          <p className="soft">{t('menu:allergens.text')}</p>
          <p className="soft">{t('menu:allergens.halal')}</p>
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
