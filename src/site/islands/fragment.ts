/** The fragment of the page's address; as it stands where nobody can decode it. */
export function fragmentNow(): string {
  const fragment = location.hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
