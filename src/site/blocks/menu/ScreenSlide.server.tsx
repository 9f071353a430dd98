import { isSoldOutOn, type MenuItem } from '../../../content/index.ts';
import { businessDay } from '../../../i18n/index.ts';
import { usePage } from '../../page-context.server.ts';
import { Price } from '../Price.server.tsx';
import { allergensText } from './dish-words.server.ts';
import type { Slide } from './slides.server.ts';

interface ScreenSlideOptions {
  slide: Slide;
  /** Is it the first to be shown? */
  isFirst?: boolean;
  /** The ISO weekday whose dishes of the day are shown. */
  weekday: number;
}

/** A part of the menu in large letters, one of those that a television shows in turn. */
export function ScreenSlide({ slide, isFirst, weekday }: ScreenSlideOptions) {
  const { text, useSheets } = usePage();
  useSheets('screen');
  const { key, list, section, items } = slide;
  const title = text(list.title);
  const name = section ? text(section.names) : '';
  return (
    <section className={isFirst ? 'slide on' : 'slide'} data-slide={key}>
      <h2>
        {title}
        {name && name !== title && <span> · {name}</span>}
      </h2>
      <ul className="lines">
        {items.map((item) => (
          <ScreenDish key={item.key} item={item} isHidden={isForOtherDays(item, weekday)} />
        ))}
      </ul>
    </section>
  );
}

function isForOtherDays({ weekdays = [] }: MenuItem, weekday: number): boolean {
  return weekdays.length > 0 && !weekdays.includes(weekday);
}

function ScreenDish({ item, isHidden }: { item: MenuItem; isHidden: boolean }) {
  const page = usePage();
  const { t, text, now } = page;
  const isSoldOut = isSoldOutOn(item, businessDay(now));
  const allergens = allergensText(item, page);
  return (
    <li
      className={isSoldOut ? 'gone' : undefined}
      data-days={item.weekdays?.join(' ')}
      hidden={isHidden}
    >
      <h3>{text(item.names)}</h3>
      <p className="cost">
        {isSoldOut ? <strong>{t('today:soldOut')}</strong> : <Price amount={item.price} />}
      </p>
      <p className="with">{allergens === null ? t('screen:askUs') : allergens}</p>
    </li>
  );
}
