import { optionsOf, type Asked, type Service } from '../../content/index.ts';
import { formatPrice } from '../../i18n/index.ts';
import { usualChoice, type Choices } from '../estimate-choices.server.ts';
import type { ServiceEstimate } from '../service-estimate.server.ts';
import { usePage } from '../page-context.server.ts';
import { estimatePlaces } from './place-words.server.ts';
import { SectionHeading } from './SectionHeading.server.tsx';
import { EstimateResult } from './EstimateResult.server.tsx';
import { Section } from './Section.server.tsx';

interface EstimatorOptions {
  estimate: ServiceEstimate;
  title: string;
  /** Where what it shows is asked for. */
  request: string | null;
}

/**
 * What a service would cost: a form that leads to this page with the sum in it, so that it works
 * without scripts and can be shared.
 */
export function Estimator({ estimate, title, request }: EstimatorOptions) {
  const { t, useSheets } = usePage();
  useSheets('form', 'estimate');
  const { source, choices, asked, result } = estimate;
  return (
    <Section id="estimate" labelledBy="estimate-title">
      <SectionHeading
        id="estimate-title"
        title={title || t('estimate:title')}
        text={t('estimate:text')}
      />
      <div className="halves estimate">
        <EstimateForm service={source.service} choices={choices} asked={asked} />
        {result && <EstimateResult estimate={result} service={source.service} request={request} />}
      </div>
    </Section>
  );
}

interface FormOptions {
  service: Service;
  choices: Choices;
  asked: Asked | null;
}

function EstimateForm({ service, choices, asked }: FormOptions) {
  const page = usePage();
  const { t, text, href, path, language } = page;
  const chosen = asked ?? usualChoice(choices);
  const extras = optionsOf(service);
  const hasMenus = choices.menus.length > 0;
  // One or the other is chosen.
  const kinds = [
    ...service.menus.map(
      ({ key, title, price }) => [key, `${text(title)} · ${formatPrice(price, language)}`] as const,
    ),
    ...choices.dishes.map(
      (count) =>
        [String(count), hasMenus ? t('estimate:dishesText', { count }) : String(count)] as const,
    ),
  ];
  return (
    <form className="form" method="get" action={`${href(path)}#estimate`}>
      <p className="field">
        <label htmlFor="estimate-people">{t('estimate:people')}</label>
        <input
          type="number"
          id="estimate-people"
          name="people"
          required
          min={choices.people[0]}
          max={choices.people.at(-1)}
          defaultValue={chosen.people}
        />
      </p>
      {choices.places.length > 0 && (
        <Select
          name="place"
          label={t('estimate:place')}
          value={chosen.place}
          options={estimatePlaces(service, page)}
        />
      )}
      {kinds.length > 0 && (
        <Select
          name="kind"
          label={t(hasMenus ? 'estimate:menu' : 'estimate:dishes')}
          value={chosen.kind}
          options={kinds}
        />
      )}
      {extras.map(({ key, label, from }) => (
        <p key={key} className="field tick">
          <input
            type="checkbox"
            id={`estimate-extra-${key}`}
            name="extra"
            value={key}
            defaultChecked={chosen.extras.includes(key)}
          />
          <label htmlFor={`estimate-extra-${key}`}>
            {t('estimate:extra', {
              name: text(label),
              price: formatPrice(from, language),
            })}
          </label>
        </p>
      ))}
      <p>
        <button type="submit" className="button">
          {t('estimate:calculate')}
        </button>
      </p>
      {choices.hasLarger && (
        <p className="soft small">{t('estimate:more', { count: choices.people.at(-1) ?? 0 })}</p>
      )}
    </form>
  );
}

interface SelectOptions {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
}

function Select({ name, label, value, options }: SelectOptions) {
  const id = `estimate-${name}`;
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
}
