/** Has this browser a share sheet, as phones do? It leads to whatever people write to each other with. */
export const canShare = () => typeof navigator.share === 'function';

/** Opens the phone's own share sheet; answers whether something was done with it, or null where it failed. */
export async function share(data: ShareData): Promise<boolean | null> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? false : null;
  }
}
