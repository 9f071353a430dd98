import {
  estimate,
  type Asked,
  type Estimate,
  type EstimateSource,
  type Service,
} from '../content/index.ts';
import type { PageContext } from './page-context.server.ts';
import { askedIn, choicesOf, type Choices } from './estimate-choices.server.ts';

/** What the page of a service needs to show its estimator. */
export interface ServiceEstimate {
  readonly source: EstimateSource;
  readonly choices: Choices;
  readonly asked: Asked | null;
  /** Of what was asked for. */
  readonly result: Estimate | null;
}

/** The estimator of a service, with what the address asks for; null where nothing is priced per person. */
export function serviceEstimate(
  service: Service,
  { terms }: PageContext,
  query: Readonly<Record<string, string>>,
  dishPrices?: readonly number[],
): ServiceEstimate | null {
  const source = { service, terms, dishPrices };
  const choices = choicesOf(service, terms, dishPrices?.length ?? 0);
  if (!choices) return null;
  const asked = askedIn(query, choices);
  return { source, choices, asked, result: asked && estimate(source, asked) };
}
