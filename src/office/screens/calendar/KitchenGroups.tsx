import { useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import { usePlaces } from '../../app/places.ts';
import { useServices } from '../../app/services.ts';
import { menuLines, type KitchenNeeds } from '../../../requests/index.ts';
import type { KitchenDay } from './api.ts';

interface KitchenGroupsOptions {
  readonly groups: KitchenDay['groups'];
  /** By group; undefined until somebody has asked. */
  readonly needs: Readonly<Record<string, KitchenNeeds>> | undefined;
}

/** The groups of a day in order of their times, each with when, where, how many and of what. */
export function KitchenGroups({ groups, needs }: KitchenGroupsOptions) {
  const t = useTranslate();
  const { clocks } = useFormats();
  const { nameOrNone } = useServices();
  const { nameOf } = usePlaces();
  return groups.map((group) => {
    const { id, name, people, isOpenEnded, place, service, phone, menu, note, hasNeeds } = group;
    const lines = menuLines(menu);
    return (
      <article key={id} aria-labelledby={`group-${id}`}>
        <p className="time">
          {clocks(group.startsAt, group.endsAt)}
          <strong>
            {people}
            {isOpenEnded && '+'} <small>{t('calendar.sheet.people', { count: people })}</small>
          </strong>
        </p>
        <div>
          <h3 id={`group-${id}`}>{name || t('calendar.sheet.none')}</h3>
          <p>
            {[
              place && nameOf(place),
              nameOrNone(service),
              phone && t('calendar.sheet.phone', { phone }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {lines.length > 0 && (
            <ul className="made">
              {lines.map(({ count, label }, index) => (
                <li key={`${index} ${label}`}>
                  {count !== null && <strong>{count} ×</strong>} {label}
                </li>
              ))}
            </ul>
          )}
          {note && <p className="note">{note}</p>}
          {needs ? (
            <Needs needs={needs[id]} />
          ) : (
            hasNeeds && <p className="needs">{t('calendar.sheet.hidden')}</p>
          )}
        </div>
      </article>
    );
  });
}

function Needs({ needs }: { needs: KitchenNeeds | undefined }) {
  const t = useTranslate();
  if (!needs) return null;
  const { diets, allergens, note, words, named } = needs;
  const counted = [
    ...Object.entries(allergens).map(
      ([name, people]) => [`allergenNames.${name}`, people] as const,
    ),
    ...Object.entries(diets).map(([name, people]) => [`dietNames.${name}`, people] as const),
  ].filter(([, people]) => people > 0);
  if (counted.length === 0 && !note && !words) return null;
  return (
    <div className="needs">
      {counted.map(([key, people]) => (
        <p key={key}>
          <strong>{people} ×</strong> {t(`calendar.${key}`)}
        </p>
      ))}
      {words && <q>{words}</q>}
      {named.length > 0 && (
        <p>
          {t('calendar.sheet.named', {
            names: named.map((name) => t(`calendar.allergenNames.${name}`)).join(', '),
          })}
        </p>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
