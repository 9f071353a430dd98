import { usePage } from '../../page-context.server.ts';
import { defineBlock, serviceOf } from '../block.server.ts';
import { Price } from '../Price.server.tsx';
import { Section } from '../Section.server.tsx';

/** The menus of a service, as examples of what a price per person buys. */
export const menusBlock = defineBlock({
  kind: 'menus',
  load: serviceOf,
  View({ block, data: service }) {
    const page = usePage();
    const { t, text, list } = page;
    if (!service || service.menus.length === 0) return null;
    page.useSheets('estimate');
    return (
      <Section
        id="menus"
        title={text(block.title) || t('estimate:menus')}
        text={t('estimate:menusText')}
      >
        <ul className="sample-menus">
          {service.menus.map(({ key, title, price, courses }) => (
            <li key={key} className="panel">
              <h3>{text(title)}</h3>
              <p>
                <Price amount={price} />{' '}
                <span className="soft small">{t('common:per.person')}</span>
              </p>
              <ul>
                {list(courses).map((course) => (
                  <li key={course}>{course}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
});
