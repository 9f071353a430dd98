/** The door of the content room that a browser may pass: types, schemas, localised lookup. */
export * from './booking-figures.ts';
export * from './collections.ts';
export * from './collection-form.ts';
export * from './content-service.ts';
export * from './localize.ts';
export * from './schemas/index.ts';
