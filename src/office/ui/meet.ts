/**
 * Brings together what two people have made of the same: mine where I have changed it, theirs elsewhere. `both` is
 * what both have changed, each to something else. Without `base`, what they began from, whatever differs counts as
 * changed by both. A field that a version lacks is a count of 0.
 */
export function meet<Of extends object>(
  base: Of | null,
  mine: Of,
  theirs: Of,
): { readonly met: Of; readonly both: readonly (keyof Of & string)[] } {
  const names = Object.keys({ ...base, ...theirs, ...mine }) as (keyof Of & string)[];
  const valueOf = (version: Of, name: keyof Of) => (name in version ? version[name] : 0);
  const differ = (one: Of, other: Of) =>
    names.filter(
      (name) => JSON.stringify(valueOf(one, name)) !== JSON.stringify(valueOf(other, name)),
    );
  const changed = differ(base ?? theirs, mine);
  const met = {
    ...theirs,
    ...Object.fromEntries(changed.map((name) => [name, valueOf(mine, name)])),
  };
  const byThem = new Set(differ(base ?? mine, theirs));
  const unlike = new Set(differ(mine, theirs));
  return { met, both: changed.filter((name) => byThem.has(name) && unlike.has(name)) };
}
