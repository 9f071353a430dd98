import type { OpenSite } from './open-site.ts';

/** Who writes to the business, as the forms ask. */
export const PERSON = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'visitor@example.com',
  phone: '+34 600 123 456',
};

/** Posts a form as its script does. */
export function post(site: OpenSite, path: string, body: object): Promise<Response> {
  return site.get(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
