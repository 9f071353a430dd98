import { stored } from '../../browser/index.ts';

/**
 * The allergy and diet filter: its code is loaded only for who has one, in this browser or in the
 * address, and for the page where it is set.
 */
export function watchDiner(): void {
  const look = () => {
    // The key and the parameter of `diner-setting.ts`.
    const isWanted =
      stored('localStorage', 'diner') ||
      /[?&#]for=/.test(location.href) ||
      document.querySelector('[data-diner]');
    if (isWanted)
      import('./diner-filter.ts').then(({ startFilter }) => startFilter()).catch(() => {});
  };
  look();
  // Nothing of it may have come while there was no connection.
  addEventListener('online', look);
  // A page that comes back as it was left may have missed the setting.
  addEventListener('pageshow', ({ persisted }) => persisted && look());
}
