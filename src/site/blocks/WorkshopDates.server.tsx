import { seatPrice } from '../../content/index.ts';
import {
  capitalized,
  formatClock,
  formatDate,
  formatShortMonth,
  formatWeekday,
} from '../../i18n/index.ts';
import { usePage } from '../page-context.server.ts';
import {
  dateFilePath,
  datePath,
  endOf,
  isOpenForRequests,
  startOf,
  type OpenDate,
} from '../workshop-dates.server.ts';
import { Price } from './Price.server.tsx';

interface WorkshopDatesOptions {
  dates: readonly OpenDate[];
  /** On a workshop's own page they go without its name, and each has a calendar file of its own. */
  areOwn?: boolean | undefined;
}

/** Open dates of workshops, each with its price and the way to a seat, or that it is full. */
export function WorkshopDates({ dates, areOwn = false }: WorkshopDatesOptions) {
  usePage().useSheets('dates');
  return (
    <ul className="dates">
      {dates.map((one) => (
        <DateItem key={one.date._id} one={one} isOwn={areOwn} />
      ))}
    </ul>
  );
}

function DateItem({ one, isOwn }: { one: OpenDate; isOwn: boolean }) {
  const { t, text, href, language, now } = usePage();
  const { date, workshop } = one;
  const day = formatDate(date.date, language);
  const weekday = formatWeekday(date.date, language);
  const from = formatClock(date.startsAt, language);
  const to = formatClock(endOf(one).slice(-5), language);
  // Links that read the same lead to different dates: the rest of their names is for screen readers.
  const whose = <span className="hide">: {day}</span>;
  const facts = [
    `${capitalized(weekday, language)}, ${t('dates:time', { from, to })}`,
    t('dates:seats', { count: date.seats }),
    text(date.note),
  ];
  return (
    <li>
      <time className="day serif" dateTime={startOf(one)}>
        <b>{Number(date.date.slice(-2))}</b> {formatShortMonth(date.date, language)}
      </time>
      <div>
        <h3>{isOwn ? day : text(workshop.title)}</h3>
        <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
        <p>
          <Price amount={seatPrice(one)} /> {t('dates:perSeat')}
        </p>
        {isOpenForRequests(one, now) ? (
          <p className="actions">
            <a className="more" href={`${href(datePath(one))}#form`}>
              {t('dates:ask')}
              {whose}
            </a>
            {isOwn && (
              <a className="more" href={href(dateFilePath(one))} type="text/calendar">
                {t('dates:calendar')}
                {whose}
              </a>
            )}
          </p>
        ) : (
          <b>{t(date.isFull ? 'dates:full' : 'dates:begun')}</b>
        )}
      </div>
    </li>
  );
}
