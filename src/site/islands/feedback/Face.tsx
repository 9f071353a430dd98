/** The mouth of each score, from very bad to very good. */
const MOUTHS = [
  'M9 23q7-9 14 0',
  'M10 22q6-4 12 0',
  'M10 21h12',
  'M10 20q6 4 12 0',
  'M8 18h16q-2 8-8 8t-8-8z',
];

/** A drawn face, 1 (very bad) to 5 (very good): the same on every device. */
export function Face({ score }: { score: number }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="face">
      <circle cx="16" cy="16" r="14.5" />
      <path d={`M11 11v3M21 11v3${MOUTHS[score - 1] ?? ''}`} />
    </svg>
  );
}
