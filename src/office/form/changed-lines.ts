const CUT = '…';

/**
 * Two texts without the paragraphs that both begin or end with: in a long text, what is different is
 * what has to be found.
 */
export function changedLines(before: string, after: string): readonly [string, string] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first++;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === now.at(-1 - last)) last++;
  const part = (lines: readonly string[]) =>
    [
      ...(first > 0 ? [CUT] : []),
      ...lines.slice(first, lines.length - last),
      ...(last > 0 ? [CUT] : []),
    ].join('\n');
  return [part(old), part(now)];
}
