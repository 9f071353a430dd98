import type { MenuItem, SubmenuItem } from '../../../../content/index.ts';
import { usePage } from '../../page-context.ts';
import { Dish } from '../Dish.tsx';
import { Picture } from '../Picture.tsx';

/** Dishes of the menu, each with what its price is for, its allergens, its diets and its picture. */
export function MenuDishes({ items }: { items: readonly (MenuItem | SubmenuItem)[] }) {
  const { t } = usePage();
  return (
    <ul className="dishes">
      {items.map((item, index) => (
        <Dish key={item.key ?? index} item={item} hasUnit hasDiets>
          {/* Nothing is said of a dish that declares none; one that was not filled in must say so. */}
          {!item.allergens && <p className="soft small">{t('menu:allergens.unknown')}</p>}
          {item.image && (
            <Picture picture={item.image} ratio="1:1" widths={[96, 192]} sizes="5.5rem" />
          )}
        </Dish>
      ))}
    </ul>
  );
}
