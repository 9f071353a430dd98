/** The browser module's entry point: what site and office both need of a browser. */
export { tolerateTranslation, undoTranslation } from './tolerate-translation.ts';
export { isLineDear, type NavigatorNetworkInformation } from './dear-line.ts';
export { opensElsewhere } from './opens-elsewhere.ts';
export { dropAll, store, stored } from './storage.ts';
export type { ExtendableEvent, WorkerEvents, WorkerScope } from './worker-scope.ts';
export { watchTranslation } from './watch-translation.ts';
