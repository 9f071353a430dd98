/** A UUID that nobody else makes: for `Idempotency-Key`, and for what is added once however often it is sent. */
export function newKey(): string {
  // Missing where the page is served over plain HTTP to another host.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
