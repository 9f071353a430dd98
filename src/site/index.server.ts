/** The server entry point of the site module. */
export {
  makeAnew,
  type Absence,
  type Resolution,
  type Resource,
  type ResourceResolution,
  type ErrorAnswer,
} from './resource.server.ts';
export { bookingLimits, shortTitle, servicesWithoutNotice } from './booking-limits.server.ts';
export { shownWorkshops } from './shown-workshops.server.ts';
export { createModulesOf, type BuildManifest, type ModulesOf } from './island-modules.server.ts';
export { createSite, type Site } from './site.server.ts';
export { DINER_PARAMETER, parseSetting, settingText, type DinerSetting } from './diner-setting.ts';
export { PUT_PARAMETER, withSetting } from './diner-page.server.ts';
export { listedAddresses, listedPaths } from './routes.server.ts';
export { openDaysOf, readOpenDates, seatHours } from './workshop-dates.server.ts';
export { SCREEN_PATH } from './pages/Screen.server.tsx';
