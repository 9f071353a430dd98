import {
  Box,
  type CSSObject,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { useCreatePath, useListContext, useResourceContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BulkBar } from './BulkBar.tsx';
import { NothingFound } from './ListState.tsx';
import { LoadingBar } from '../Loading.tsx';

export interface Column<Row extends RaRecord> {
  /** The field that it shows, and that it is sorted by. */
  readonly source: string;
  readonly label: ReactNode;
  readonly isSorted?: boolean;
  readonly render: (row: Row) => ReactNode;
  readonly sx?: CSSObject;
}

interface RecordTableOptions<Row extends RaRecord> {
  readonly columns: readonly Column<Row>[];
  /** Does a click on a row lead to its record? A link in the row does the same for who uses keys. */
  readonly isLinked?: boolean;
  readonly rowSx?: (row: Row) => CSSObject;
  readonly empty?: ReactNode;
  /** What can be done with the rows that are selected: it covers the head, but for the first column. */
  readonly bulk?: ReactNode;
}

/** By this ra-core knows that a screen begins at its top. */
const TO_TOP = { _scrollToTop: true };

/** The records of a list as a table. */
export function RecordTable<Row extends RaRecord>(options: RecordTableOptions<Row>) {
  const { columns, isLinked = false, rowSx, empty = <NothingFound />, bulk } = options;
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const { data = [], isPending, sort, setSort, selectedIds } = useListContext<Row>();
  if (isPending) return <LoadingBar />;
  if (data.length === 0) return empty;
  const isCovered = bulk !== undefined && selectedIds.length > 0;
  const open = ({ id }: Row) =>
    void navigate(createPath({ resource, id, type: 'edit' }), { state: TO_TOP });
  const turn = (field: string) =>
    setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' });
  return (
    <Box>
      {isCovered && (
        <Box sx={{ position: 'sticky', top: 48, zIndex: 3, height: 0 }}>
          <Box sx={{ position: 'absolute', left: 46, right: 1, top: 1 }}>
            <BulkBar>{bulk}</BulkBar>
          </Box>
        </Box>
      )}
      <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow sx={{ height: 48 }}>
              {columns.map(({ source, label, isSorted = false, sx }, at) => (
                <TableCell
                  key={source}
                  sortDirection={
                    isSorted && sort.field === source && (sort.order === 'ASC' ? 'asc' : 'desc')
                  }
                  sx={{ visibility: isCovered && at > 0 ? 'hidden' : 'visible', ...sx }}
                >
                  {isSorted ? (
                    <TableSortLabel
                      active={sort.field === source}
                      direction={sort.order === 'ASC' ? 'asc' : 'desc'}
                      onClick={() => turn(source)}
                    >
                      {label}
                    </TableSortLabel>
                  ) : (
                    label
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((row) => (
              <TableRow
                key={row.id}
                hover={isLinked}
                {...(isLinked && { onClick: () => open(row) })}
                sx={{ ...(isLinked && { cursor: 'pointer' }), ...rowSx?.(row) }}
              >
                {columns.map(({ source, render, sx }) => (
                  <TableCell key={source} {...(sx && { sx })}>
                    {render(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Paper>
    </Box>
  );
}
