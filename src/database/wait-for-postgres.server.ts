import { setTimeout as wait } from 'node:timers/promises';
import { asUnavailable, connectionSettings, PostgresClient } from './postgres-client.server.ts';
import { DatabaseUnavailableError, NoDatabaseError } from './unavailable.server.ts';

/** How long to wait for a server that is away, milliseconds. */
const PATIENCE = 30_000;
/** Pause between two attempts, milliseconds. */
const PAUSE = 500;

/**
 * Resolves when PostgreSQL answers. One that is away is waited for, and `onWait` is called once
 * with the reason; rejects with `NoDatabaseError` when it stays away or refuses: a wrong password,
 * no such database.
 */
export async function waitForPostgres(
  url: string,
  onWait?: (reason: string) => void,
  patience = PATIENCE,
): Promise<void> {
  const end = Date.now() + patience;
  for (let isFirst = true; ; isFirst = false) {
    const failure = await probe(url);
    if (!failure) return;
    const isAway = failure instanceof DatabaseUnavailableError;
    if (!isAway || Date.now() + PAUSE > end) throw noDatabase(url, failure, isAway ? patience : 0);
    if (isFirst) onWait?.(failure.message);
    await wait(PAUSE);
  }
}

/** Why it does not answer; undefined when it does. */
async function probe(url: string): Promise<Error | undefined> {
  let client: PostgresClient | undefined;
  try {
    client = new PostgresClient(connectionSettings(url));
    await client.connect();
    await client.ask('select 1');
    return undefined;
  } catch (error) {
    return asUnavailable(error) as Error;
  } finally {
    await client?.close();
  }
}

/** Names the server and the database, without the password. */
function noDatabase(url: string, cause: Error, waited: number): NoDatabaseError {
  const place = URL.canParse(url) ? new URL(url).host + new URL(url).pathname : 'DATABASE_URL';
  const after = waited > 0 ? ` for ${Math.round(waited / 1_000)} s` : '';
  return new NoDatabaseError(
    `The PostgreSQL of DATABASE_URL (${place}) could not be used${after}: ${cause.message}`,
    { cause },
  );
}
