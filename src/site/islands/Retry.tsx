import { useState } from 'react';

/** The "Try Again" of an error state: says that it is loading, and loads the page again. */
export function Retry({ label, loading }: { label: string; loading: string }) {
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
