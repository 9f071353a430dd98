import type { MenuItem, SubmenuItem } from '../../../content/index.ts';
import { Dish } from '../Dish.server.tsx';
import { Picture } from '../Picture.server.tsx';

/** Dishes of the menu, each with what its price is for, its allergens, its diets and its picture. */
export function MenuDishes({ items }: { items: readonly (MenuItem | SubmenuItem)[] }) {
  return (
    <ul className="dishes">
      {items.map((item, index) => (
        <Dish key={item.key ?? index} item={item} hasUnit hasDiets>
          {item.image && (
            <Picture picture={item.image} ratio="1:1" widths={[96, 192]} sizes="5.5rem" />
          )}
        </Dish>
      ))}
    </ul>
  );
}
