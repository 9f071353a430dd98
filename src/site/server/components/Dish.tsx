import type { ReactNode } from 'react';
import { tellingDiets, type MenuItem, type SubmenuItem } from '../../../content/index.ts';
import { usePage } from '../page-context.ts';
import { AllergenBadges, DietBadges } from './Badges.tsx';
import { Price } from './Price.tsx';

interface DishOptions {
  item: MenuItem | SubmenuItem;
  /** Level of the name's heading; 4 unless told otherwise. */
  level?: 3 | 4;
  /** Is what the price is for said beside it? */
  hasUnit?: boolean;
  /** Are the diets shown? */
  hasDiets?: boolean;
  children?: ReactNode;
}

/** A line of the menu: name, price, description, allergens. Stands in a `ul.dishes`, as an `li`. */
export function Dish({ item, level = 4, hasUnit, hasDiets, children }: DishOptions) {
  const { t, text, useSheets } = usePage();
  useSheets('dishes');
  const Name = `h${level}` as 'h3' | 'h4';
  return (
    <li className="dish">
      <Name className="serif">{text(item.names)}</Name>
      <p className="cost">
        <Price euros={item.price} />
        {hasUnit && <span className="soft small"> {t(`common:units.${item.unit}`)}</span>}
      </p>
      {item.descriptions && <p className="soft">{text(item.descriptions)}</p>}
      <AllergenBadges allergens={item.allergens} />
      {hasDiets && <DietBadges diets={tellingDiets(item)} />}
      {children}
    </li>
  );
}
