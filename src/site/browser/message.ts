/**
 * A message over the page does not outlive a reload, but its entry in the browser's history does
 * (`islands/dialog/useLayer.ts`): it is left, so that Back leads on at once.
 */
export function leaveMessage(): void {
  const { layers } = (history.state ?? {}) as { layers?: readonly string[] };
  if (layers?.at(-1) === 'message') history.back();
}
