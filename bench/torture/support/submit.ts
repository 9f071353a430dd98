/** A request with valid fields. */
export const REQUEST = {
  firstName: 'Lucía',
  lastName: 'Ortega',
  email: 'lucia@example.com',
  phone: '+34 600 123 456',
  requestedDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  requestedTime: 'evening',
  participants: '6-10',
  company: 'Club de Vela',
  message: 'Somos doce. ¿Podemos cocinar con queso de cabra?',
  locale: 'es',
} as const;

/** The response: its status (0 for none) and, if the submission was accepted, its id. */
export interface SubmitAnswer {
  readonly status: number;
  readonly id: string | undefined;
}

/** Posts a request; a broken connection counts as status 0, as nothing was acknowledged. */
export async function submit(
  url: string,
  fields: Readonly<Record<string, unknown>> = REQUEST,
  headers: Readonly<Record<string, string>> = {},
): Promise<SubmitAnswer> {
  try {
    const response = await fetch(`${url}/api/requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    const id = response.status === 201 ? (JSON.parse(text) as { id: string }).id : undefined;
    return { status: response.status, id };
  } catch {
    return { status: 0, id: undefined };
  }
}
