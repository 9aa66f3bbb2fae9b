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

const longText = { '@media (min-width: 600px)': { '&.MuiTableCell-root': { minWidth: 320 } } } as const;

/** On a phone each row is a list of its cells, named by their columns; on other screens keys scroll what is too wide. */
const rowsOnPhones = {
  '@media (min-width: 600px)': { '& .MuiTableCell-root': { minWidth: 88 } },
  '@media (max-width: 599px)': {
    '& table, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { display: 'block', py: 1 },
    '& tr + tr': { borderTop: 1, borderColor: 'divider' },
    '& td': {
      display: 'grid',
      gridTemplateColumns: '2fr 3fr',
      gap: 2,
      px: 0,
      py: 0.5,
      border: 0,
      overflowWrap: 'anywhere',
      textAlign: 'left',
    },
    '& td::before': { content: 'attr(data-column)', color: 'text.secondary' },
  },
} as const;

/** What belongs to a record, as a table on a card. */
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
        <TableContainer tabIndex={0} sx={rowsOnPhones}>
          <Table size="small" role="table" aria-label={title}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column.title} align={column.isNumber ? 'right' : 'left'}>
                    {column.title}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody role="rowgroup">
              {rows.map((row) => (
                <TableRow key={row.id} role="row">
                  {columns.map((column) => (
                    <TableCell
                      key={column.title}
                      role="cell"
                      data-column={column.title}
                      align={column.isNumber ? 'right' : 'left'}
                      {...(column.isLong ? { sx: longText } : {})}
                    >
                      <div>{column.cell(row)}</div>
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
