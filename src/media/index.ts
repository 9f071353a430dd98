/** The media module's entry point for browser and server: picture names, sizes and addresses, upload rules. */
export * from './picture-address.ts';
export type { PicturePlaceholder } from './picture-recipe.ts';
export * from './picture-reference.ts';
export * from './picture-sizes.ts';
export * from './upload-rules.ts';
