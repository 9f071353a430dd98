import type { QuickState } from '../../../../content/index.ts';
import type { Act } from '../useToday.ts';

/** What each of the quick changes is given. */
export interface QuickOptions {
  readonly shown: QuickState;
  readonly isBusy: boolean;
  readonly act: Act;
  readonly onClose: () => void;
}
