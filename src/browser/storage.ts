/** Reads from a storage of the browser; null where there is nothing, or no storage at all. */
export function stored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Writes to a storage, or removes with null; false of a browser that keeps nothing. */
export function store(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  value: string | null,
): boolean {
  try {
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, value);
    return true;
  } catch {
    // Full, or forbidden.
    return false;
  }
}

/** Removes from localStorage whatever has a name that begins with `prefix`. */
export function dropAll(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Forbidden: nothing was kept.
  }
}
