import { useState } from 'react';

interface RetryProps {
  label: string;
  loading: string;
}

/** The "Try Again" of an error state: says that it is loading, and loads the page again. */
export function Retry({ label, loading }: RetryProps) {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      {/* Without JavaScript the empty address loads the same page again. */}
      <a
        className="button"
        href=""
        onClick={(event) => {
          event.preventDefault();
          setLoading(true);
          location.reload();
        }}
      >
        {label}
      </a>
      <p role="status">{isLoading && loading}</p>
    </>
  );
}
