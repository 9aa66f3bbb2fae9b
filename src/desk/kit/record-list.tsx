import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement, ReactNode } from 'react';
import {
  Datagrid,
  List,
  type ListProps,
  type RaRecord,
  type RowClickFunction,
  SimpleList,
  useListContext,
  useLocation,
} from 'react-admin';
import type { DeskColumn } from '#contracts/desk/columns/desk-column.ts';
import { contentWords as words } from '#desk/words/content.vi.ts';
import { columnField, textInColumn } from './column.tsx';
import { ListButtons } from './list-buttons.tsx';
import { Thumbnail, type ThumbnailOf } from './thumbnail.tsx';

type Props<Row extends RaRecord> = Pick<ListProps, 'filters' | 'filterDefaultValues' | 'sort'> & {
  /** A page of the record, or the path that a row leads to. */
  readonly rowClick: 'edit' | 'show' | false | RowClickFunction;
  /** A row on a phone: what it is, more about it, and what stands at its end. */
  readonly primary: (row: Row) => ReactNode;
  readonly secondary: (row: Row) => ReactNode;
  readonly tertiary?: (row: Row) => ReactNode;
  /** Of the table, by field. */
  readonly columns: Readonly<Record<string, DeskColumn<Row>>>;
  /** Of the button that makes a new record. */
  readonly createLabel?: string;
  /** Beside those of every list. */
  readonly buttons?: ReactNode;
  /** Before the rest of a row. */
  readonly picture?: ThumbnailOf<Row>;
  /** For the chosen rows; without them rows are not chosen. */
  readonly bulk?: ReactElement;
};

/** Columns in which no row of the page says anything are left out. */
const Table = <Row extends RaRecord>({
  columns,
  rowClick,
  picture,
  bulk,
}: Pick<Props<Row>, 'columns' | 'rowClick'> & {
  readonly picture: ThumbnailOf<Row> | undefined;
  readonly bulk: ReactElement | undefined;
}) => {
  const { data = [] } = useListContext<Row>();
  const shown = Object.entries(columns).filter(
    ([source, column]) => data.length === 0 || data.some((row) => textInColumn(source, column, row) !== ''),
  );
  return (
    <Datagrid rowClick={rowClick} bulkActionButtons={bulk ?? false}>
      {picture ? <Thumbnail<Row> label={words.picture} of={picture} /> : null}
      {shown.map(([source, column]) => columnField(source, column))}
    </Datagrid>
  );
};

/**
 * A list as a table, on phones as cards. Words of a search are kept out of addresses, because they may name a customer.
 */
export const RecordList = <Row extends RaRecord>({
  rowClick,
  primary,
  secondary,
  tertiary,
  columns,
  picture,
  bulk,
  buttons,
  createLabel,
  ...list
}: Props<Row>) => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  // Where a link leads to some of the records.
  const { state } = useLocation();
  return (
    <List
      {...list}
      {...(state?.filter ? { filterDefaultValues: state.filter, storeKey: false } : {})}
      perPage={25}
      exporter={false}
      actions={<ListButtons createLabel={createLabel}>{buttons}</ListButtons>}
      disableSyncWithLocation
      empty={false}
      sx={{
        '& .RaList-main, & .RaList-content': { minWidth: 0 },
        '& .MuiListItemText-root, & .MuiTableCell-root': { overflowWrap: 'anywhere' },
        // A short name stays in one piece; what is wider than the window scrolls in the table alone.
        '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { minWidth: 88 },
        '& .RaDatagrid-tableWrapper': { overflowX: 'auto' },
        '& .RaSimpleList-tertiary': { paddingLeft: 1 },
        // The last rows and the pages can be scrolled above the button that stands over the list.
        ...(isPhone ? { paddingBottom: 10 } : {}),
      }}
    >
      {isPhone ? (
        <SimpleList<Row>
          rowClick={rowClick}
          primaryText={primary}
          secondaryText={secondary}
          tertiaryText={tertiary ?? (() => null)}
          {...(picture ? { leftIcon: () => <Thumbnail<Row> label={words.picture} of={picture} /> } : {})}
        />
      ) : (
        <Table<Row> columns={columns} rowClick={rowClick} picture={picture} bulk={bulk} />
      )}
    </List>
  );
};
