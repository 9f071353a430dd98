import type { ContentConfig, Mirror } from '../content-types.server.ts';
import { Follower, type FollowOptions } from './follow.server.ts';
import { createHook } from './hook.server.ts';
import { readingClient } from './sanity-client.server.ts';

/** Keeps the content of the database what it is in Sanity, once it is started. */
export function createMirror(
  config: ContentConfig,
  options: Omit<FollowOptions, 'client'>,
): Mirror {
  const follower = new Follower({ ...options, client: readingClient(config) });
  const secret = config.SANITY_WEBHOOK_SECRET;
  const announce = () => follower.announce();
  return {
    start: () => follower.start(),
    hook: secret === undefined ? undefined : createHook({ secret, announce }),
    stop: () => follower.stop(),
  };
}
