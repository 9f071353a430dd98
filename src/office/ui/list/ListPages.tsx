import { Pagination, TablePagination } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { formatNumber } from '../../../i18n/index.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { useIsNarrow } from '../layout/phone.ts';

/** The pages of a list, once it is known how many there are, or that there are more than were counted. */
export function ListPages({ sizes = [] }: { readonly sizes?: number[] }) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const isNarrow = useIsNarrow();
  const { data, meta, page, perPage, total = 0, setPage, setPerPage } = useListContext();
  if (!data || total === 0 || page > Math.ceil(total / perPage)) return null;
  const { isMore = false } = (meta ?? {}) as { isMore?: boolean };
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={isNarrow ? [] : sizes}
      labelDisplayedRows={({ from, to, count }) =>
        t(isMore ? 'office.rowsOfMany' : 'office.rows', {
          ...{ from, to, count: formatNumber(count, language) },
        })
      }
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      {...(!isNarrow && { ActionsComponent: PageNumbers })}
    />
  );
}

/** Every page by its number, where there is room. */
function PageNumbers() {
  const { page, perPage, total = 0, setPage } = useListContext();
  const pages = Math.ceil(total / perPage);
  if (pages < 2) return null;
  return (
    <Pagination
      size="small"
      count={pages}
      page={page}
      // In one line: what shares it is shorter.
      sx={{ flexShrink: 0 }}
      onChange={(_, next) => setPage(next)}
    />
  );
}
