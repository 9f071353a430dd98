/** A path or address without the slashes at its end. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** What comes before the path where a program sends the whole address, as to a proxy. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** The address of a request from its path on, however it was sent. */
export function withoutOrigin(address: string): string {
  return address.startsWith('/') ? address : address.replace(ORIGIN, '');
}
