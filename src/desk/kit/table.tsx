import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Column<Row> = {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Of a long text, which would be squeezed. */
  readonly isLong?: boolean;
};

type Props<Row> = {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Said without rows. */
  readonly empty: string;
};

/** One line, so that what is there is found among parts without rows. */
const emptyCard = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  '&:last-child': { pb: 2 },
} as const;

const longText = { '&.MuiTableCell-root': { minWidth: 320 } } as const;

/** What belongs to a record, as a table on a card; keys scroll it where it is wider than a phone. */
export const PartTable = <Row extends { readonly id: string }>({ title, columns, rows, empty }: Props<Row>) => {
  const head = (
    <Typography component="h2" variant="h6">
      {title}
    </Typography>
  );
  if (rows.length === 0)
    return (
      <Card>
        <CardContent sx={emptyCard}>
          {head} <Typography color="textSecondary">{empty}</Typography>
        </CardContent>
      </Card>
    );
  return (
    <Card>
      <CardContent>
        {head}
        <TableContainer tabIndex={0} sx={{ '& .MuiTableCell-root': { minWidth: 88 } }}>
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column.title} align={column.isNumber ? 'right' : 'left'}>
                    {column.title}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.id}>
                  {columns.map((column) => (
                    <TableCell
                      key={column.title}
                      align={column.isNumber ? 'right' : 'left'}
                      {...(column.isLong ? { sx: longText } : {})}
                    >
                      {column.cell(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </CardContent>
    </Card>
  );
};
