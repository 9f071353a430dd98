import { bothSettings, DINER_KEY, DINER_PARAMETER, settingText } from '../diner-setting.ts';
import { store, stored } from '../../browser/index.ts';

/** The setting that the address names, in its query or, as links to share do, in its fragment. */
export function settingInAddress(): string | null {
  const { search, hash } = location;
  return (
    new URLSearchParams(search).get(DINER_PARAMETER) ??
    new URLSearchParams(hash.slice(1)).get(DINER_PARAMETER)
  );
}

/**
 * Adds what the address names to what the browser keeps, and takes it out of the address, so that it
 * is not sent again. It is added, never put in the place of what was there: a link from somebody else
 * must not make a dish look safe. True when the page is being left for its address without it; where
 * nothing can be kept the address stays.
 */
export function adoptAddress(): boolean {
  const named = settingInAddress();
  if (named === null) return false;
  const both = bothSettings(stored('localStorage', DINER_KEY), named);
  if (both) {
    const text = settingText(both);
    store('localStorage', DINER_KEY, text);
    if (stored('localStorage', DINER_KEY) !== text) return false;
  }
  const plain = new URL(location.href);
  plain.searchParams.delete(DINER_PARAMETER);
  if (plain.hash.startsWith(`#${DINER_PARAMETER}=`)) plain.hash = '';
  if (plain.search === location.search) {
    history.replaceState(history.state, '', plain);
    return false;
  }
  location.replace(plain);
  return true;
}
