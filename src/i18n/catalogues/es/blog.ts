export const blog = {
} as const;
