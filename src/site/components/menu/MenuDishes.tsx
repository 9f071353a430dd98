import type { MenuItem, SubmenuItem } from '../../../content/index.ts';
import { usePage } from '../../page-context.ts';
import { Dish } from '../Dish.tsx';

/** Dishes of the menu, each with what its price is for, its allergens and its diets. */
export function MenuDishes({ items }: { items: readonly (MenuItem | SubmenuItem)[] }) {
  const { t } = usePage();
  return (
    <ul className="dishes">
      {items.map((item, index) => (
        <Dish key={item.key ?? index} item={item} hasUnit hasDiets>
          {/* Nothing is said of a dish that declares none; one that was not filled in must say so. */}
          {!item.allergens && <p className="soft small">{t('menu:allergens.unknown')}</p>}
        </Dish>
      ))}
    </ul>
  );
}
