import { solveChallenge, type SolvableChallenge } from '../../src/captcha/solve-challenge.ts';
import { addDays, businessDay } from '../../src/i18n/index.ts';

/** A request with valid fields. */
export const REQUEST = {
  firstName: 'Lucía',
  lastName: 'Ortega',
  email: 'lucia@example.com',
  phone: '+34 600 123 456',
  // Within the range of dates that the form accepts, whatever the day.
  requestedDate: addDays(businessDay(new Date()), 30),
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
  /** Whether a refusal says when to come back. */
  readonly isHonest: boolean;
}

/** Posts a request, or another form; a broken connection counts as status 0, as nothing was acknowledged. */
export async function submit(
  url: string,
  fields: Readonly<Record<string, unknown>> = REQUEST,
  headers: Readonly<Record<string, string>> = {},
  form: 'requests' | 'contact' = 'requests',
): Promise<SubmitAnswer> {
  try {
    const response = await fetch(`${url}/api/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    const { status } = response;
    const id = status === 201 ? (JSON.parse(text) as { id: string }).id : undefined;
    const isRefusal = status === 503 || status === 429;
    return { status, id, isHonest: !isRefusal || response.headers.has('retry-after') };
  } catch {
    return { status: 0, id: undefined, isHonest: true };
  }
}

/** Asks a site for a captcha challenge and solves it, as a visitor's browser does. */
export async function proofFor(url: string): Promise<string> {
  const response = await fetch(`${url}/api/captcha`);
  if (!response.ok) throw new Error(`No challenge: ${response.status}`);
  return solveChallenge((await response.json()) as SolvableChallenge);
}
