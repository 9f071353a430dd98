/** The look's entry point for browser and server: what can be chosen, and what derives from it. */
export * from './check.ts';
export * from './code.ts';
export * from './color.ts';
export * from './look.ts';
export * from './palette.ts';
export * from './icon.ts';
export * from './tile.ts';
export * from './fonts.ts';
export * from './from-picture.ts';
