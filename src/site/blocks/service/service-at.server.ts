import type { Service } from '../../../content/index.ts';

/** The service at an address's first part, whatever its case. */
export function serviceAt(
  slug: string | undefined,
  services: readonly Service[],
): Service | undefined {
  return services.find((one) => one.slug.toLowerCase() === slug);
}
