/** The content room's door for tests: a stand-in for Sanity. Not part of the built site. */
export { type LakeDocument } from './sanity/testing/lake.server.ts';
export * from './sanity/testing/stand-in.server.ts';
