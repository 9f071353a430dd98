/** The media module's entry point for browser and server: names, sizes and addresses of pictures, rules of uploads. */
export * from './picture-address.ts';
export * from './picture-reference.ts';
export * from './picture-sizes.ts';
export * from './upload-rules.ts';
