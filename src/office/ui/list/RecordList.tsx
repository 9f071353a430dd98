import { Box } from '@mui/material';
import { ListBase, type ListBaseProps } from 'ra-core';
import type { ReactNode } from 'react';
import { Title } from '../Title.tsx';
import { FilterScope } from './filters.tsx';
import { ListPages } from './ListPages.tsx';

interface RecordListOptions extends Pick<
  ListBaseProps,
  'resource' | 'filter' | 'sort' | 'perPage' | 'queryOptions' | 'empty'
> {
  readonly title: string;
  /** What narrows the list, or adds to it. */
  readonly above?: ReactNode;
  /** How many records a page may have; without them there is one page. */
  readonly pageSizes?: number[];
  readonly children: ReactNode;
}

/** The records of a resource as a screen; page, order and filters stand in the address. */
export function RecordList({ title, above, pageSizes, children, ...list }: RecordListOptions) {
  return (
    <>
      <Title title={title} />
      <ListBase {...list}>
        <FilterScope>
          <Box sx={{ py: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {above}
            <div>{children}</div>
            {pageSizes && <ListPages sizes={pageSizes} />}
          </Box>
        </FilterScope>
      </ListBase>
    </>
  );
}
