import type { ContentService, Workshop } from '../content/index.ts';

/** The workshops of a service; none while the service is off. */
export async function shownWorkshops(
  content: ContentService,
  kind: Workshop['kind'],
): Promise<Workshop[]> {
  const [services, workshops] = await Promise.all([content.services(), content.workshops(kind)]);
  return services.some(({ key }) => key === kind) ? workshops : [];
}
