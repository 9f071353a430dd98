import { useEffect, useState } from 'react';
import { useWords } from '../words.ts';
import type { Phase } from './useSubmission.ts';

/** After this long a submission is said to take its time, milliseconds. */
const SLOW = 6_000;

export type Readiness = 'unknown' | 'incomplete' | 'complete';

interface SubmitLineProps {
  label: string;
  phase: Phase;
  /** Of a button that waits until the whole form is right; not known before the form is touched. */
  readiness?: Readiness | undefined;
  /** What the person must read when nothing is under way; it stays. */
  status?: string | undefined;
}

/** The button that sends, and beneath it how far the sending has come. */
export function SubmitLine({ label, phase, readiness, status }: SubmitLineProps) {
  const { lost } = useWords('forms');
  const isBusy = phase !== 'editing';
  const isUnknown = readiness === 'unknown';
  const isWaiting = readiness && !isUnknown ? readiness === 'incomplete' : undefined;
  return (
    <div className="submit">
      {/* Never `disabled`: it keeps the focus, and a press says what is missing, or does nothing while busy. */}
      <button
        type="submit"
        className="button"
        data-gated={isUnknown ? '' : undefined}
        aria-disabled={isBusy || isWaiting}
      >
        {label}
      </button>
      <p role="status" data-lost={lost} className={isBusy ? 'busy' : undefined}>
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
  const underWay = isSlow ? words.stillSending : words.sending;
  return <span>{phase === 'checking' ? words.checking : underWay}</span>;
}
