import { ALLERGENS, type Allergens, type AllergenState } from '../content/index.ts';
import type { PageContext } from './page-context.server.ts';

/**
 * What a dish says of the fourteen allergens, in the words of the page and the regulation's order; `hasNumbers` puts
 * before each its number there.
 */
export function allergenNames(
  allergens: Allergens | undefined,
  { t }: Pick<PageContext, 't'>,
  hasNumbers = false,
) {
  const named = (state: AllergenState) =>
    ALLERGENS.flatMap((name, index) =>
      allergens?.[name] === state
        ? [`${hasNumbers ? `${index + 1} ` : ''}${t(`common:allergens.${name}`)}`]
        : [],
    );
  const traces = named('traces').join(', ');
  return {
    contains: named('yes'),
    /** `traces of nuts, sesame`; empty where there are none. */
    traces: traces && t('common:traces', { allergens: traces }),
  };
}
