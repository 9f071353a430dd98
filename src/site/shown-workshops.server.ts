import type { ContentService, Service, Workshop } from '../content/index.ts';

/** A workshop with the service that it is one of, whose page its own lies under. */
export interface ShownWorkshop extends Workshop {
  readonly service: Service;
}

/** The workshops of the services that are offered, in their order; of one alone if it is given. */
export async function shownWorkshops(
  content: ContentService,
  only?: Service,
): Promise<ShownWorkshop[]> {
  const services = only ? [only] : await content.services();
  const found = await Promise.all(
    services.map(async (service) =>
      (await content.workshops(service.key)).map((workshop) => ({ ...workshop, service })),
    ),
  );
  return found.flat();
}

/** The path of a workshop's own page, without the language. */
export function workshopPath({ service, slug }: ShownWorkshop): string {
  return `/${service.slug}/${slug}`;
}
