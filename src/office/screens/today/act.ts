import type { QuickAction } from '../../../content/index.ts';

/** Does an action: the document's revision as it was shown, and what to say once it is done. */
export type Act = (action: QuickAction, revision: string | null, done: string) => Promise<boolean>;
