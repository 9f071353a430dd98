import { useTranslate } from 'ra-core';
import { useServices } from '../../app/services.ts';
import { timesText, type KitchenNeeds } from '../../../requests/index.ts';
import type { KitchenDay } from './api.ts';

interface KitchenGroupsOptions {
  readonly groups: KitchenDay['groups'];
  /** By group; undefined until somebody has asked. */
  readonly needs: Readonly<Record<string, KitchenNeeds>> | undefined;
}

/** The groups of a day in order of their times. */
export function KitchenGroups({ groups, needs }: KitchenGroupsOptions) {
  const t = useTranslate();
  const { nameOrNone } = useServices();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('calendar.sheet.time')}</th>
          <th scope="col">{t('calendar.sheet.people')}</th>
          <th scope="col">{t('calendar.sheet.group')}</th>
          <th scope="col">{t('calendar.sheet.menu')}</th>
          <th scope="col">{t('calendar.sheet.needs')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.id}>
            <td className="time">{timesText(group.startsAt, group.endsAt)}</td>
            <td className="people">
              {group.people}
              {group.isOpenEnded && '+'}
            </td>
            <th scope="row">
              {group.name || t('calendar.sheet.none')}
              <small>
                {nameOrNone(group.service)}
                {group.place && ` · ${t(`quotes.places.${group.place}`)}`}
              </small>
            </th>
            <td className={group.menu || group.note ? 'menu' : 'menu none'}>
              {group.menu || (!group.note && t('calendar.sheet.none'))}
              {group.note && <small>{group.note}</small>}
            </td>
            <td className={needs || group.hasNeeds ? 'needs' : 'needs none'}>
              {needs ? (
                <Needs needs={needs[group.id]} />
              ) : group.hasNeeds ? (
                t('calendar.sheet.hidden')
              ) : (
                t('calendar.sheet.none')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Needs({ needs }: { needs: KitchenNeeds | undefined }) {
  const t = useTranslate();
  if (!needs) return t('calendar.sheet.none');
  const { diets, allergens, note, words, named } = needs;
  const counted = [
    ...Object.entries(diets).map(([name, people]) => [`dietNames.${name}`, people] as const),
    ...Object.entries(allergens).map(
      ([name, people]) => [`allergenNames.${name}`, people] as const,
    ),
  ].filter(([, people]) => people > 0);
  if (counted.length === 0 && !note && !words) return t('calendar.sheet.none');
  return (
    <>
      {counted.map(([key, people]) => (
        <div key={key}>
          <strong>{people}</strong> × {t(`calendar.${key}`)}
        </div>
      ))}
      {words && <q>{words}</q>}
      {named.length > 0 && (
        <small>
          {t('calendar.sheet.named', {
            names: named.map((name) => t(`calendar.allergenNames.${name}`)).join(', '),
          })}
        </small>
      )}
      {note && <small>{note}</small>}
    </>
  );
}
