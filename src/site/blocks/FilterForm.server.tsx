import { ALLERGENS, DIETS } from '../../content/index.ts';
import { DINER_PARAMETER } from '../diner-setting.ts';
import { usePage } from '../page-context.server.ts';

interface FilterFormOptions {
  /** What the filter must know of each dish of the menu (`dishCode`); empty when that is not known. */
  dishes: readonly string[];
}

/**
 * What a diner does not eat. The browser's script keeps it in the browser; without it the form leads
 * to the menu's address with the choice in it.
 */
export function FilterForm({ dishes }: FilterFormOptions) {
  const { t, href, link, useSheets } = usePage();
  useSheets('filter');
  return (
    <form
      className="filter"
      action={link('/menu') ?? href('/')}
      data-diner={dishes.join(' ')}
      aria-label={t('diner:title')}
    >
      <Boxes
        legend={t('diner:allergens.legend')}
        hint={t('diner:allergens.hint')}
        boxes={ALLERGENS.map((value) => ({ value, text: t(`common:allergens.${value}`) }))}
      />
      <Boxes
        legend={t('diner:diets.legend')}
        boxes={DIETS.map((value) => ({ value, text: t(`common:diets.${value}`) }))}
      />
      <Boxes
        legend={t('diner:options.legend')}
        boxes={[
          { value: 'strict', text: t('diner:options.strict') },
          { value: 'only', text: t('diner:options.only') },
        ]}
      />
      <p className="note">{t('diner:care')}</p>
      <p role="status" data-diner-count="" />
      <p className="actions">
        <button className="button">{t('diner:submit')}</button>
      </p>
      <p className="soft small">{t('diner:privacy')}</p>
    </form>
  );
}

interface BoxesOptions {
  legend: string;
  hint?: string;
  boxes: readonly { readonly value: string; readonly text: string }[];
}

function Boxes({ legend, hint, boxes }: BoxesOptions) {
  return (
    <fieldset>
      <legend className="serif">{legend}</legend>
      {hint && <p className="soft small">{hint}</p>}
      <ul className="boxes">
        {boxes.map(({ value, text }) => (
          <li key={value}>
            <label>
              <input type="checkbox" name={DINER_PARAMETER} value={value} />
              {text}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
