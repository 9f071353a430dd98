export const workshops = {} as const;
