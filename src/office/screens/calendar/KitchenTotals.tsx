import { useTranslate } from 'ra-core';
import { totalMade, type KitchenNeeds, type NeedTotal } from '../../../requests/index.ts';
import type { KitchenDay, KitchenNeedsAnswer } from './api.ts';

interface KitchenTotalsOptions {
  /** Those that come. */
  readonly groups: KitchenDay['groups'];
  /** What they cannot eat; null until somebody has asked. */
  readonly needs: KitchenNeedsAnswer | null;
}

/** What is made on the day in all, and for how many people what must not be in it. */
export function KitchenTotals({ groups, needs }: KitchenTotalsOptions) {
  const t = useTranslate();
  const made = totalMade(groups);
  const { diets, allergens } = needs?.totals ?? { diets: [], allergens: [] };
  return (
    <div className="totals">
      {made.length > 0 && (
        <section>
          <h2>{t('calendar.sheet.made')}</h2>
          <ul>
            {made.map(({ label, count, people }) => (
              <li key={label}>
                {count > 0 && <strong>{count} ×</strong>} {label}
                {people > 0 && ` (${t('calendar.sheet.forPeople', { people })})`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {needs && (
        <section className="avoid">
          <h2>{t('calendar.needs')}</h2>
          {allergens.length + diets.length === 0 && <p>{t('calendar.sheet.noTotals')}</p>}
          <ul>
            {allergens.map((total) => (
              <Total key={total.name} kind="allergens" {...{ total, groups, needs }} />
            ))}
            {diets.map((total) => (
              <Total key={total.name} kind="diets" {...{ total, groups, needs }} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface TotalOptions {
  readonly kind: 'allergens' | 'diets';
  readonly total: NeedTotal;
  readonly groups: KitchenDay['groups'];
  readonly needs: KitchenNeedsAnswer;
}

/** How many people, of what, and in which groups they are. */
function Total({ kind, total: { name, people, isAtLeast }, groups, needs }: TotalOptions) {
  const t = useTranslate();
  const isOf = (one: KitchenNeeds | undefined) =>
    (one?.[kind][name] ?? 0) > 0 || (kind === 'allergens' && one?.named.includes(name));
  const whose = groups.filter(({ id }) => isOf(needs.needs[id])).map((group) => group.name);
  return (
    <li>
      <strong>{isAtLeast ? t('calendar.sheet.atLeast', { people }) : people} ×</strong>{' '}
      {t(`calendar.${kind === 'diets' ? 'dietNames' : 'allergenNames'}.${name}`)}
      {whose.some(Boolean) && <small> {whose.filter(Boolean).join(', ')}</small>}
    </li>
  );
}
