import type { Office } from './office.ts';

/** Sends a form of the site as its script does. */
export async function send(office: Office, path: string, fields: object): Promise<string> {
  const answer = await fetch(`${office.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  return ((await answer.json()) as { id: string }).id;
}
