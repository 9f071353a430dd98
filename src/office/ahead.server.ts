import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import { OFFICE_API } from './paths.ts';

/** How long the page, or whoever signs in, waits for what comes along with it, milliseconds. */
const PATIENCE = 500;

/** What the API answers to GETs, by their paths below it. */
export type Ahead = Readonly<Record<string, unknown>>;

/** The session, and what is on the first screen. */
export const FIRST_CALLS = ['session', 'today'] as const;

/**
 * Answers what the application would ask for next, so that a slow phone waits for one round trip less. The API
 * itself is asked, with the cookies of who is signed in: it decides as ever who may know what. What is
 * refused, or takes its time, is left out, and asked for by the application.
 */
export const createAhead =
  (api: () => Promise<Hono>) =>
  async (calls: readonly string[], cookie: string, origin: string): Promise<Ahead> => {
    const ask = async (path: string) => {
      const answer = await (
        await api()
      ).fetch(new Request(new URL(`${OFFICE_API}/${path}`, origin), { headers: { cookie } }));
      return answer.ok ? [[path, (await answer.json()) as unknown] as const] : [];
    };
    const asked = Promise.all(calls.map(ask)).catch(() => []);
    const answers = await Promise.race([asked, pause(PATIENCE, [], { ref: false })]);
    return Object.fromEntries(answers.flat());
  };
