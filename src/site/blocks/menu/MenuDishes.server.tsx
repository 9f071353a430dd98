import type { DailyMenu, MenuItem, Submenu, SubmenuItem } from '../../../content/index.ts';
import { Dish } from '../Dish.server.tsx';
import { Picture } from '../Picture.server.tsx';

interface MenuDishesOptions {
  items: readonly (MenuItem | SubmenuItem)[];
  /** The menu that they stand in. */
  of: DailyMenu | Submenu;
}

/** Dishes of the menu, each with what its price is for, its allergens, its diets and its picture. */
export function MenuDishes({ items, of }: MenuDishesOptions) {
  return (
    <ul className="dishes">
      {items.map((item, index) => (
        <Dish key={item.key ?? index} of={of} item={item} hasUnit hasDiets>
          {item.image && (
            <Picture picture={item.image} ratio="1:1" widths={[96, 192]} sizes="5.5rem" />
          )}
        </Dish>
      ))}
    </ul>
  );
}
