import type { Act, ShownToday } from '../today.ts';

/** What each of the quick changes is given. */
export interface QuickOptions {
  readonly shown: ShownToday;
  readonly isBusy: boolean;
  readonly act: Act;
  readonly onClose: () => void;
}
