export const letters = {
} as const;
