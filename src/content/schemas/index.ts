export * from './blog.ts';
export * from './business.ts';
export * from './common.ts';
export * from './menu.ts';
export * from './rich-text.ts';
