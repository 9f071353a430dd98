import type { Page, Service } from '../../content/index.ts';

/** The service, or the own page, at an address's first part, whatever its case. */
export function serviceAt<Found extends Service | Page>(
  slug: string | undefined,
  services: readonly Found[],
): Found | undefined {
  return services.find((one) => one.slug.toLowerCase() === slug);
}
