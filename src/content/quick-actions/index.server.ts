export { quickAction } from './action.ts';
export { quickly, subjectOf, type QuickResult } from './act.server.ts';
export { dishesWithoutAllergens } from './allergens.server.ts';
export { publishedMenus, type EditedMenu } from './dish-list.server.ts';
export { editedTypes } from './edited-types.server.ts';
export { endOfDay, shownToday, startOfDay } from './shown-today.server.ts';
export type { QuickOptions } from './quick-change.server.ts';
