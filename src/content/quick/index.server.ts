export { quickAction } from './action.ts';
export { quickly, subjectOf, type QuickOptions, type QuickResult } from './act.server.ts';
export { dishesWithoutAllergens, type DishWithoutAllergens } from './allergens.server.ts';
export { editedTypes } from './edited-types.server.ts';
export {
  endOfDay,
  shownToday,
  startOfDay,
  type ListedDish,
  type ListedMenu,
  type ShownToday,
} from './shown-today.server.ts';
