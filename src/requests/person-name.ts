/** What a person is called in what they sent: feedback has one name, the other forms a first and a last one. */
export function nameIn(fields: Readonly<Record<string, unknown>>): string {
  return [fields['name'], fields['firstName'], fields['lastName']].filter(Boolean).join(' ');
}
