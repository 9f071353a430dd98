/** The shipped one. */
const SHIPPED = '/icon-192.png';

/** How long a notification waits for its icon, milliseconds. */
const PATIENCE = 2_000;

/** The icon of the business as its site's manifest has it: the owner's, or one in the colours of the look. */
export async function siteIcon(): Promise<string> {
  try {
    const answer = await fetch('/manifest.webmanifest', { signal: AbortSignal.timeout(PATIENCE) });
    const { icons } = (await answer.json()) as {
      readonly icons: readonly { readonly src: string }[];
    };
    return icons[0]?.src ?? SHIPPED;
  } catch {
    return SHIPPED;
  }
}
