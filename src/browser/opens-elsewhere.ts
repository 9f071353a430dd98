/** Is a link clicked to be opened in another tab or window? That is the browser's. */
export function opensElsewhere({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return ctrlKey || metaKey || shiftKey;
}
