import { AllergenBadges, DietBadges } from '../../../components/Badges.tsx';
import { Dish } from '../../../components/Dish.tsx';
import { FilterForm } from '../../../components/diner/FilterForm.tsx';
import { DayMenu } from '../../../components/home/DayMenu.tsx';
import { QrCode } from '../../../components/QrCode.tsx';
import { AllergenLegend } from '../../../components/menu/AllergenLegend.tsx';
import { AllergenTable } from '../../../components/menu/AllergenTable.tsx';
import { DailyMenus } from '../../../components/menu/DailyMenus.tsx';
import type { MenuList } from '../../../components/menu/menu-data.ts';
import { MenuDishes } from '../../../components/menu/MenuDishes.tsx';
import { WholeMenu } from '../../../components/menu/WholeMenu.tsx';
import { ScreenSlide } from '../../../components/menu/ScreenSlide.tsx';
import { slidesOf } from '../../../components/menu/slides.ts';
import { TentFace } from '../../../components/menu/TentFace.tsx';
import { Today } from '../../../components/menu/Today.tsx';
import { Submenus } from '../../../components/menu/Submenus.tsx';
import type { DailyMenu } from '../../../../../content/index.ts';
import type { PageContext } from '../../../page-context.ts';
import { MOMENTS } from '../example-content.ts';
import type { ExampleData, ExampleGroup } from '../example.ts';
import { OnPage } from '../OnPage.tsx';

export function menu({ t, languages }: PageContext, data: ExampleData): ExampleGroup {
  const { allergens, diets, dishes, shownMenu } = data;
  const [dish] = dishes;
  const title = t('debug:components.example.title');
  const text = t('debug:components.example.text');
  const empty = { lists: [], selected: undefined };
  return {
    name: 'menu',
    examples: [
      {
        component: 'Badges',
        state: 'all',
        node: (
          <div className="stack">
            <AllergenBadges allergens={allergens} />
            {diets.map((diet) => (
              <DietBadges key={diet} diets={[diet]} />
            ))}
          </div>
        ),
      },
      {
        component: 'Dish',
        state: 'full',
        node: <ul className="dishes">{dish && <Dish item={dish} level={3} hasUnit hasDiets />}</ul>,
      },
      {
        component: 'Dish',
        state: 'bare',
        node: (
          <ul className="dishes">
            <Dish
              item={{
                key: 'bare',
                names: { es: title },
                price: 2,
                diets: [],
                unit: 'unit',
                isSoldOut: false,
              }}
              level={3}
            />
          </ul>
        ),
      },
      {
        component: 'Dish',
        state: 'soldOut',
        node: (
          <ul className="dishes">
            {dish && (
              <Dish
                item={{ ...dish, isSoldOut: true, season: { from: '05-01', to: '10-31' } }}
                level={3}
              />
            )}
          </ul>
        ),
      },
      {
        component: 'MenuDishes',
        node: (
          <div className="tab-panels">
            <h3>{t('debug:components.example.section')}</h3>
            <MenuDishes items={dishes} />
          </div>
        ),
      },
      {
        component: 'DailyMenus',
        state: 'usual',
        contains: ['MenuTabs', 'Tabs'],
        isWide: true,
        node: <DailyMenus title={title} text={text} menus={shownMenu?.menus ?? empty} />,
      },
      {
        component: 'DailyMenus',
        state: 'empty',
        isWide: true,
        node: <DailyMenus title={title} text={text} menus={empty} />,
      },
      {
        component: 'Submenus',
        state: 'usual',
        isWide: true,
        node: <Submenus title={title} text={text} submenus={shownMenu?.submenus ?? empty} />,
      },
      {
        component: 'Submenus',
        state: 'empty',
        isWide: true,
        node: <Submenus title={title} text={text} submenus={empty} />,
      },
      { component: 'FilterForm', isWide: true, node: <FilterForm dishes={[]} /> },
      {
        component: 'Today',
        node: (
          <OnPage changes={{ hours: data.hours, now: MOMENTS.open }}>
            <Today menus={[withDayDishes(data.menu)]} />
          </OnPage>
        ),
      },
      {
        component: 'WholeMenu',
        isWide: true,
        node: <WholeMenu lists={[wholeList(data.menu)]} />,
      },
      {
        component: 'AllergenTable',
        isWide: true,
        node: <AllergenTable lists={[wholeList(data.menu)]} date="2026" />,
      },
      {
        component: 'ScreenSlide',
        isWide: true,
        node: (
          <div className="night">
            {slidesOf([wholeList(data.menu)], MOMENTS.open).map((slide) => (
              <ScreenSlide key={slide.key} slide={slide} isFirst weekday={1} />
            ))}
          </div>
        ),
      },
      {
        component: 'TentFace',
        isWide: true,
        node: (
          <div className="paper">
            <TentFace languages={languages} />
          </div>
        ),
      },
      { component: 'QrCode', node: <QrCode text="https://example.com/menu" label={title} /> },
      { component: 'AllergenLegend', isWide: true, node: <AllergenLegend /> },
      { component: 'DayMenu', isWide: true, node: <DayMenu menus={[data.menu]} lead={text} /> },
    ],
  };
}

/** A dish of each day, and one that is sold out. */
function withDayDishes(menu: DailyMenu): DailyMenu {
  const items = menu.items.flatMap((item) => [
    { ...item, weekdays: [1, 2, 3, 4, 5, 6, 7] },
    { ...item, isSoldOut: true },
  ]);
  return { ...menu, items };
}

function wholeList(document: DailyMenu): MenuList<DailyMenu> {
  return { id: 'debug-whole', title: document.title, document };
}
