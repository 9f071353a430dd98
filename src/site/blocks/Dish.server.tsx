import type { ReactNode } from 'react';
import {
  dietsOf,
  isSoldOutOn,
  dietsWorthSaying,
  type MenuItem,
  type SubmenuItem,
  type EditedPlace,
  type Allergens,
  type Diet,
} from '../../content/index.ts';
import { businessDay } from '../../i18n/index.ts';
import { dishCode } from '../dish-code.ts';
import { usePage } from '../page-context.server.ts';
import { instantOf } from './opening-state.server.ts';
import { Pencil } from './Pencil.server.tsx';
import { Price } from './Price.server.tsx';
import { seasonState } from './season.server.ts';
import { allergenNames } from '../allergen-names.server.ts';

interface DishOptions {
  item: MenuItem | SubmenuItem;
  /** Level of the name's heading; 4 unless told otherwise. */
  level?: 3 | 4;
  /** Is what the price is for said beside it? */
  hasUnit?: boolean;
  /** Are the diets shown? */
  hasDiets?: boolean;
  children?: ReactNode;
  /** The menu that it stands in. */
  of: EditedPlace['of'];
}

/**
 * A line of the menu: name, price, description, whether there is any, allergens. Stands in a
 * `ul.dishes`, as an `li`. `data-dish` says what the filter of a diner must know.
 */
export function Dish({ item, level = 4, hasUnit, hasDiets, children, of }: DishOptions) {
  const { t, text, useSheets } = usePage();
  useSheets('dishes');
  const Name = `h${level}` as 'h3' | 'h4';
  return (
    <li className="dish" data-dish={dishCode(item, dietsOf(item))}>
      <Name className="serif">{text(item.names)}</Name>
      <p className="cost">
        <Price amount={item.price} />
        {hasUnit && <span className="soft small"> {t(`common:units.${item.unit}`)}</span>}
      </p>
      {item.descriptions && <p className="soft">{text(item.descriptions)}</p>}
      <Availability item={item} />
      {/* Nothing is said of a dish that declares none; one that was not filled in must say so. */}
      {item.allergens ? (
        <AllergenBadges allergens={item.allergens} />
      ) : (
        <p className="soft small">{t('menu:allergens.unknown')}</p>
      )}
      {hasDiets && <DietBadges diets={dietsWorthSaying(item)} />}
      {children}
      <Pencil of={of} field={placeOf(item, of)} name={text(item.names)} />
    </li>
  );
}

/** Where a menu has a dish, by the dish's key. */
function placeOf({ _key }: MenuItem | SubmenuItem, { _type }: EditedPlace['of']): string {
  const list = _type === 'submenu' ? 'submenuItems' : 'items';
  return _key === undefined ? list : `${list}.${_key}.names`;
}

/** Is it sold out, and when is it in season? Nothing of a dish that there always is. */
function Availability({ item }: Pick<DishOptions, 'item'>) {
  const page = usePage();
  const { t, now, freshUntil } = page;
  const { isSoldOut: isGone, soldOutUntil, season } = item;
  const isSoldOut = isSoldOutOn(item, businessDay(now));
  if (isSoldOut && !isGone && soldOutUntil) {
    freshUntil(instantOf(soldOutUntil, '24:00'));
  }
  const state = season && seasonState(season, page);
  if (state?.changesAt) freshUntil(state.changesAt);
  if (!isSoldOut && !state) return null;
  return (
    <p className="small">
      {isSoldOut && <b className="gone">{t('menu:dish.soldOut')}</b>}
      {isSoldOut && state && ' · '}
      {state?.isOn && t('menu:dish.inSeason', { season: state.text })}
      {state && !state.isOn && (
        <b className="gone">{t('menu:dish.outOfSeason', { season: state.text })}</b>
      )}
    </p>
  );
}

/** What a dish contains of the fourteen allergens, and of which it may hold traces. */
function AllergenBadges({ allergens }: { allergens: Allergens | undefined }) {
  const page = usePage();
  const { contains, traces } = allergenNames(allergens, page);
  if (contains.length === 0 && !traces) return null;
  return (
    <ul className="badges" aria-label={page.t('common:allergensLabel')}>
      {contains.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {traces && <li className="trace">{traces}</li>}
    </ul>
  );
}

/** Diets that a dish suits, those worth saying. */
function DietBadges({ diets }: { diets: readonly Diet[] }) {
  const { t } = usePage();
  if (diets.length === 0) return null;
  return (
    <ul className="badges diets" aria-label={t('common:dietsLabel')}>
      {diets.map((diet) => (
        <li key={diet}>{t(`common:diets.${diet}`)}</li>
      ))}
    </ul>
  );
}
