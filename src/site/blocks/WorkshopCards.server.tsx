import { isPerPerson } from '../../content/index.ts';
import { formatPrice } from '../../i18n/index.ts';
import { Island } from '../Island.server.tsx';
import { workshopDialogProps } from '../islands/props.server.ts';
import { workshopAddress } from '../islands/workshop.ts';
import { usePage } from '../page-context.server.ts';
import { workshopPath, type ShownWorkshop } from '../shown-workshops.server.ts';
import { outOfSeason } from '../workshop-season.server.ts';
import { Card } from './Card.server.tsx';

/** So many cards of unequal width fill their rows; in columns one place would be left empty. */
const FILLING = 5;

/** Whom the price is for, as the prices of its service say it. */
function payerOf({ service }: ShownWorkshop) {
  const own = service.prices.find(isPerPerson);
  return own?.per === 'participant' ? 'common:per.participant' : 'common:per.person';
}

/**
 * Cards of workshops. Each leads to the workshop's page; where scripts run it opens a dialog instead,
 * with the form, which names no workshop out of season.
 */
export function WorkshopCards({ workshops }: { workshops: readonly ShownWorkshop[] }) {
  const page = usePage();
  const { t, text, href, language } = page;
  page.useSheets('form');
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
              of={workshop}
              title={text(workshop.title)}
              href={href(workshopPath(workshop))}
              linkData={opener}
              picture={workshop.images[0]}
              text={text(workshop.summary)}
              meta={`${formatPrice(workshop.pricePerPerson, language)} ${t(payerOf(workshop))}`}
            >
              {closed && <p className="small">{closed}</p>}
            </Card>
          );
        })}
      </ul>
      <Island name="WorkshopDialog" props={workshopDialogProps(page)} />
    </>
  );
}
