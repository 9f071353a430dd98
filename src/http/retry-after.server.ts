/** Longest header that is looked at; a date has 29 characters. */
const LONGEST = 40;

/**
 * The milliseconds that a `Retry-After` header asks to wait, in seconds or as a date (RFC 9110);
 * undefined when it says nothing of the kind.
 */
export function readRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null || value.length > LONGEST) return undefined;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1_000;
  if (!/^[A-Z]/.test(value)) return undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** How long to wait after a 503 where nothing else says it, milliseconds. */
const SOON = 5_000;

/** The header that asks somebody to wait so long: whole seconds, at least one. */
export function retryAfter(milliseconds: number = SOON): Record<string, string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1_000))) };
}
