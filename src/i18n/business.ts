/** The time zone of the business, wherever the server or the visitor is. */
export function timeZone(): string {
  return 'Europe/Madrid';
}
