import { useEffect, useState } from 'react';
import { useWords } from '../words.ts';
import type { Phase } from './useSubmission.ts';

/** After this long a submission is said to take its time, milliseconds. */
const SLOW = 6_000;

interface SubmitLineProps {
  label: string;
  phase: Phase;
  isDisabled?: boolean | undefined;
  /** What the person must read when nothing is under way; it stays. */
  status?: string | undefined;
}

/** The button that sends, and beneath it how far the sending has come. */
export function SubmitLine({ label, phase, isDisabled = false, status }: SubmitLineProps) {
  const isBusy = phase !== 'editing';
  return (
    <div className="submit">
      {/* While it is under way it stays in reach of the keyboard; a second press does nothing. */}
      <button
        type="submit"
        className="button"
        disabled={isDisabled && !isBusy}
        aria-disabled={isBusy || undefined}
      >
        {label}
      </button>
      <p role="status" className={isBusy ? 'busy' : undefined}>
        {isBusy ? <Progress key={phase} phase={phase} /> : status}
      </p>
    </div>
  );
}

function Progress({ phase }: { phase: Phase }) {
  const words = useWords('forms');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  if (phase === 'checking') return words.checking;
  return isSlow ? words.stillSending : words.sending;
}
