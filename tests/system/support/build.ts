import { buildIfStale } from '../../../scripts/build.ts';

/** Builds the site before the system tests, several of which run it. */
export default buildIfStale;
