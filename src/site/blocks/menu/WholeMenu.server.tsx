import { Fragment } from 'react';
import { dietsWorthSaying, type MenuItem, type SubmenuItem } from '../../../content/index.ts';
import { usePage } from '../../page-context.server.ts';
import { Price } from '../Price.server.tsx';
import { absenceOf, allergensText, weekdaysText } from './dish-words.server.ts';
import { listParts, type MenuList } from './menu-data.server.ts';

/** Every list with all its dishes, one after the other: to be read on paper, or searched in. */
export function WholeMenu({ lists }: { lists: readonly MenuList[] }) {
  const { text, useSheets } = usePage();
  useSheets('menu-all');
  return (
    <div className="whole">
      {lists.map((list) => (
        <section key={list.id} id={list.id} aria-labelledby={`${list.id}-title`}>
          <h2 id={`${list.id}-title`}>{text(list.title)}</h2>
          <ListText list={list} />
          <div className="columns">
            {listParts(list).map(({ section, items }) => (
              <Fragment key={section?.key ?? ''}>
                {section && <h3>{text(section.names)}</h3>}
                {section?.descriptions && <p className="soft">{text(section.descriptions)}</p>}
                <ul className="printed">
                  {items.map((item, index) => (
                    <PrintedDish key={item.key ?? index} item={item} />
                  ))}
                </ul>
              </Fragment>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** What a submenu says of itself. */
function ListText({ list: { document } }: { list: MenuList }) {
  const { text } = usePage();
  if (document._type !== 'submenu') return null;
  const words = [text(document.subtitles), text(document.descriptions)].filter(Boolean);
  return words.length > 0 ? <p className="soft">{words.join('. ')}</p> : null;
}

function PrintedDish({ item }: { item: MenuItem | SubmenuItem }) {
  const page = usePage();
  const { t, text, now } = page;
  const allergens = allergensText(item, page, true);
  const absence = absenceOf(item, now);
  const days = weekdaysText(item, page);
  const diets = dietsWorthSaying(item).map((diet) => t(`common:diets.${diet}`));
  return (
    <li>
      <p className="line">
        <b className="serif">{text(item.names)}</b>
        {days && <span className="small"> {days}</span>}
        {absence && <em className={absence}> {t(`today:${absence}`)}</em>}
      </p>
      <p className="cost">
        <Price amount={item.price} />{' '}
        <span className="soft small">{t(`common:units.${item.unit}`)}</span>
      </p>
      {item.descriptions && <p className="soft">{text(item.descriptions)}</p>}
      <p className="small">
        <span className="hide">{t('common:allergensLabel')}: </span>
        {allergens ?? t('print:askUs')}
        {allergens === '' && t('print:none')}
        {diets.length > 0 && <span className="suits"> · {diets.join(', ')}</span>}
      </p>
    </li>
  );
}
