import { type Workshop } from '../../content/index.ts';
import { formatPrice } from '../../i18n/index.ts';
import { Island } from '../Island.server.tsx';
import { workshopDialogProps } from '../islands/props.server.ts';
import { workshopAddress } from '../islands/workshop.ts';
import { usePage } from '../page-context.server.ts';
import { outOfSeason } from '../workshop-season.server.ts';
import { Card } from './Card.server.tsx';

/** The path of a workshop's own page, without the language. */
export function workshopPath(workshop: Workshop): string {
  return `/${workshop.kind}/${workshop.slug}`;
}

/** So many cards of unequal width fill their rows; in columns one place would be left empty. */
const FILLING = 5;

/**
 * Cards of workshops. Each leads to the workshop's page; where scripts run it opens a dialog instead,
 * with the form, unless the workshop is out of season.
 */
export function WorkshopCards({ workshops }: { workshops: readonly Workshop[] }) {
  const page = usePage();
  const { t, text, href, language } = page;
  page.useSheets('form');
  if (workshops.length === 0) return <p>{t('workshops:empty')}</p>;
  return (
    <>
      <ul className={workshops.length === FILLING ? 'cards unequal' : 'cards'}>
        {workshops.map((workshop) => {
          const closed = outOfSeason(workshop, page);
          const opener = {
            'data-opens': 'WorkshopDialog',
            'data-workshop': workshop.slug,
            'data-ahead': workshopAddress(workshop.slug, language),
          };
          return (
            <Card
              key={workshop._id}
              title={text(workshop.title)}
              href={href(workshopPath(workshop))}
              {...(!closed && { linkData: opener })}
              picture={workshop.images[0]}
              text={text(workshop.summary)}
              meta={`${formatPrice(workshop.pricePerPerson, language)} ${t(workshop.kind === 'birthday' ? 'common:per.participant' : 'common:per.person')}`}
            >
              {closed && <p className="small">{closed}</p>}
            </Card>
          );
        })}
      </ul>
      <Island name="WorkshopDialog" props={workshopDialogProps(page, workshops[0]?.kind)} />
    </>
  );
}
