import { setTimeout as wait } from 'node:timers/promises';
import { INTERVAL } from '../../../src/content/store/watch-sqlite.server.ts';

/** Waits until a running server has heard of what another process has written to its SQLite file. */
export const heard = () => wait(INTERVAL + 100);
