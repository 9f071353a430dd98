/** The server entry point of the site module. */
export {
  makeAnew,
  type Absence,
  type Resolution,
  type Resource,
  type ResourceResolution,
  type StandIn,
} from './server/resource.ts';
export type { FormSettings } from './server/page-context.ts';
export { bookingLimits, unhurriedServices } from './server/booking-limits.ts';
export { createModulesOf, type BuildManifest, type ModulesOf } from './server/island-modules.ts';
export { createSite, type Site } from './server/site.ts';
export { DINER_PARAMETER, parseSetting, settingText, type DinerSetting } from './diner/setting.ts';
export { PUT_PARAMETER, withSetting } from './server/diner-page.ts';
export { listedAddresses, listedPaths } from './server/routes.ts';
export { readOpenDates, seatLabel } from './server/workshop-dates.ts';
export { SCREEN_CHANGES, SCREEN_PATH } from './server/screen-paths.ts';
