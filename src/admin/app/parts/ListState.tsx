import type { ReactNode } from 'react';
import { Pagination, useListContext } from 'react-admin';
import { Failed } from './Failed.tsx';

/**
 * A list, or why it could not be read: one that is away is not empty. What was read before stays in
 * sight.
 */
export function ListState({ children }: { readonly children: ReactNode }) {
  const { error, data, refetch } = useListContext();
  if (!error) return children;
  return (
    <>
      <Failed error={error} onRetry={refetch} />
      {data && data.length > 0 && children}
    </>
  );
}

interface ListPagesOptions {
  readonly rowsPerPageOptions?: number[];
}

/** The pages of a list, once it is known how many there are. */
export function ListPages(options: ListPagesOptions) {
  const { error, data } = useListContext();
  return error && !data ? null : <Pagination {...options} />;
}
