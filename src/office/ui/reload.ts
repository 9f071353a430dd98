import { OFFICE_PATH } from '../paths.ts';

/** Loads the page anew if the server answers; while it does not, what is on the screen is worth more. */
export async function reloadWhenReachable(): Promise<boolean> {
  const isReachable = await fetch(OFFICE_PATH, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isReachable) window.location.reload();
  return isReachable;
}
