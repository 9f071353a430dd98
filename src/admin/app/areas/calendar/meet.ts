/** One version of a record; of a count, nothing is as good as 0. */
type Version = Readonly<Record<string, string | number>>;

/**
 * Brings together what two people have made of the same: mine where I have changed it, theirs elsewhere. `both` is
 * what both have changed, each to something else.
 */
export function meet<Of extends Version>(
  base: Of,
  mine: Of,
  theirs: Of,
): { readonly met: Of; readonly both: readonly (keyof Of & string)[] } {
  const names: (keyof Of & string)[] = Object.keys({ ...base, ...theirs, ...mine });
  const differ = (one: Of, other: Of) =>
    names.filter((name) => (one[name] ?? 0) !== (other[name] ?? 0));
  const changed = differ(base, mine);
  const met = { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name] ?? 0])) };
  const byThem = new Set(differ(base, theirs));
  const unlike = new Set(differ(mine, theirs));
  return { met, both: changed.filter((name) => byThem.has(name) && unlike.has(name)) };
}
