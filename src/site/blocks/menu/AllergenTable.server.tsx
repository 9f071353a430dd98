import { ALLERGENS, type MenuItem, type SubmenuItem } from '../../../content/index.ts';
import { usePage } from '../../page-context.server.ts';
import { listParts, type MenuList } from './menu-data.server.ts';
import { Section } from '../Section.server.tsx';

/** How a cell says what a dish has of an allergen; nothing stands for "no". */
const STATES = { yes: 'contains', traces: 'traces' } as const;

/**
 * Each dish against the fourteen allergens of Regulation (EU) 1169/2011: contains, may hold traces,
 * does not, or "ask us" where a dish does not declare them.
 */
export function AllergenTable({ lists, date }: { lists: readonly MenuList[]; date: string }) {
  const { t, text, useSheets } = usePage();
  useSheets('menu-all');
  return (
    <Section>
      <h2 id="table-title">{t('print:table.title')}</h2>
      <p className="soft">{t('print:table.text', { date })}</p>
      <Key />
      {/* Scrolls sideways on a phone, so it must be reachable by keyboard. */}
      <div className="scrolled" role="region" aria-labelledby="table-title" tabIndex={0}>
        <table className="allergens">
          <thead>
            <tr>
              <th scope="col">{t('print:table.dish')}</th>
              {ALLERGENS.map((name, index) => (
                <th key={name} scope="col">
                  <span>
                    {index + 1} {t(`common:allergens.${name}`)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {lists.map((list) => (
            <tbody key={list.id}>
              <tr>
                <th scope="rowgroup" colSpan={ALLERGENS.length + 1}>
                  {text(list.title)}
                </th>
              </tr>
              {listParts(list)
                .flatMap(({ items }) => items)
                .map((item, index) => (
                  <Row key={item.key ?? index} item={item} />
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </Section>
  );
}

/** What the signs of the table mean. */
function Key() {
  const { t } = usePage();
  return (
    <ul className="key">
      {Object.entries(STATES).map(([state, word]) => (
        <li key={state}>
          <span className={`sign ${state}`} /> {t(`print:table.${word}`)}
        </li>
      ))}
      <li>
        <span className="sign" /> {t('print:table.free')}
      </li>
    </ul>
  );
}

function Row({ item }: { item: MenuItem | SubmenuItem }) {
  const { t, text } = usePage();
  const { allergens } = item;
  return (
    <tr>
      <th scope="row">{text(item.names)}</th>
      {!allergens && <td colSpan={ALLERGENS.length}>{t('print:table.askUs')}</td>}
      {allergens &&
        ALLERGENS.map((name) => {
          const state = allergens[name];
          if (state === 'no') return <td key={name} />;
          return (
            <td key={name} className={`sign ${state}`}>
              <span className="hide">{t(`print:table.${STATES[state]}`)}</span>
            </td>
          );
        })}
    </tr>
  );
}
