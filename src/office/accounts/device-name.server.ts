const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Characters of a user agent that are looked at. */
const LOOKED_AT = 400;

/** What somebody would call the browser that a user agent stands for: `Firefox, Android`. */
export function deviceName(userAgent: string | null): string | null {
  const text = (userAgent ?? '').slice(0, LOOKED_AT);
  const named = [BROWSERS, SYSTEMS].flatMap((kinds) => {
    const found = kinds.find(([pattern]) => pattern.test(text));
    return found ? [found[1]] : [];
  });
  return named.length > 0 ? named.join(', ') : null;
}
