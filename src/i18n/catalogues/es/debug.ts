export const debug = {} as const;
