import type { ContentService, Service } from '../../content/index.ts';
import { choicesOf, canBeChosen } from '../estimate-choices.server.ts';
import { dishPricesFor } from '../dish-prices.server.ts';
import { loadBlocks, type LoadedBlock } from './Blocks.server.tsx';
import { serviceAt } from './service-at.server.ts';

/** What the page of a service shows, read as its blocks ask for it. */
export interface ServiceData {
  readonly service: Service;
  readonly loaded: readonly LoadedBlock[];
}

/** Null when no service that is offered has the address, or what the query asks for cannot be chosen. */
export async function loadService(
  content: ContentService,
  slug: string | undefined,
  query: Readonly<Record<string, string>>,
): Promise<ServiceData | null> {
  const service = serviceAt(slug, await content.services());
  if (!service) return null;
  const [loaded, terms, dishes] = await Promise.all([
    loadBlocks(service.blocks, { content, service, place: service.key, query }),
    content.bookingTerms(),
    dishPricesFor(content, service),
  ]);
  return canBeChosen(query, choicesOf(service, terms, dishes.length)) ? { service, loaded } : null;
}
