/** The menu for a television. */
export const SCREEN_PATH = '/screen';

/** Where a television hears of changes, by server-sent events; `language` is asked for in the query. */
export const SCREEN_CHANGES = '/api/screen/changes';
