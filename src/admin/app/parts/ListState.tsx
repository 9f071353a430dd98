import type { ReactNode } from 'react';
import { Pagination, useListContext, useLocale, useTranslate } from 'react-admin';
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

/** The pages of a list, once it is known how many there are, or that there are more than were counted. */
export function ListPages(options: ListPagesOptions) {
  const t = useTranslate();
  const locale = useLocale();
  const { error, data, meta } = useListContext();
  if (error && !data) return null;
  const { isMore = false } = (meta ?? {}) as { isMore?: boolean };
  const labelOfMany = ({ from, to, count }: { from: number; to: number; count: number }) =>
    t('office.rowsOfMany', { from, to, count: count.toLocaleString(locale) });
  return <Pagination {...options} {...(isMore && { labelDisplayedRows: labelOfMany })} />;
}
