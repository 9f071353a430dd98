/** Where a diner says what they do not eat. */
export const DINER_FORM_PATH = '/menu/filter';
