import { formatDate, formatShortMonth, formatWeekday } from '../../../../i18n/index.ts';
import { usePage } from '../../page-context.ts';
import {
  dateFilePath,
  datePath,
  endOf,
  isOpenForRequests,
  seatPrice,
  startOf,
  type OpenDate,
} from '../../workshop-dates.ts';
import { clockText } from '../opening-words.ts';
import { Price } from '../Price.tsx';

interface WorkshopDatesOptions {
  dates: readonly OpenDate[];
  /** Is it said which workshop each date is of? Not on a workshop's own page. */
  isNamed?: boolean | undefined;
}

/** Open dates of workshops, each with its price and the way to a seat, or that it is full. */
export function WorkshopDates({ dates, isNamed = true }: WorkshopDatesOptions) {
  usePage().useSheets('dates');
  return (
    <ul className="dates">
      {dates.map((one) => (
        <DateItem key={one.date._id} one={one} isNamed={isNamed} />
      ))}
    </ul>
  );
}

function DateItem({ one, isNamed }: { one: OpenDate; isNamed: boolean }) {
  const { t, text, href, language, now } = usePage();
  const { date, workshop } = one;
  const day = formatDate(date.date, language);
  const weekday = formatWeekday(date.date, language);
  const title = text(workshop.title);
  const from = clockText(date.startsAt);
  const to = clockText(endOf(one).slice(-5));
  // Links that read the same lead to different dates: the rest of their names is for screen readers.
  const whose = <span className="hide">: {isNamed ? `${title}, ${day}` : day}</span>;
  const facts = [
    isNamed ? `${weekday}, ${day}` : weekday,
    t('dates:time', { from, to }),
    t('dates:seats', { count: date.seats }),
    text(date.note),
  ];
  return (
    <li>
      <p className="day serif" aria-hidden="true">
        <b>{Number(date.date.slice(-2))}</b> {formatShortMonth(date.date, language)}
      </p>
      <div>
        <h3>
          <time dateTime={startOf(one)}>{isNamed ? title : day}</time>
        </h3>
        <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
        <p>
          <Price euros={seatPrice(one)} /> <span className="small">{t('dates:perSeat')}</span>
        </p>
        <p className="actions">
          {isOpenForRequests(one, now) ? (
            <>
              <a className="more" href={`${href(datePath(one))}#form`}>
                {t('dates:ask')}
                {whose}
              </a>
              <a className="more" href={href(dateFilePath(one))} type="text/calendar">
                {t('dates:calendar')}
                {whose}
              </a>
            </>
          ) : (
            <b>{t(date.isFull ? 'dates:full' : 'dates:begun')}</b>
          )}
        </p>
      </div>
    </li>
  );
}
