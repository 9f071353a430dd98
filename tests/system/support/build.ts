import { buildIfStale } from '../../../scripts/build.ts';

/** Before the system tests: several of them run the built site. */
export default buildIfStale;
