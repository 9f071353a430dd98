/** The content module's entry point for browser and server: types, schemas, localised lookup. */
export * from './collections.ts';
export * from './collection-form.ts';
export * from './content-service.ts';
export * from './diets.ts';
export { FARTHEST_SCHEDULE } from './farthest-schedule.ts';
export type { HiddenReason } from './hidden-reason.ts';
export * from './holidays.ts';
export * from './localize.ts';
export * from './offered-languages.ts';
export type { QuickAction, QuickActionOf } from './quick-actions/action.ts';
export type * from './quick-actions/shown-today.ts';
export * from './pricing/estimate.ts';
export * from './pricing/groups.ts';
export * from './types/index.gen.ts';
export * from './sold-out.ts';
export * from './texts.ts';
export type * from './transfer/import-report.ts';
export * from './working-days.ts';
