import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, gridNumberComparator } from '@mui/x-data-grid';
import { viVN } from '@mui/x-data-grid/locales';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Title,
  useDataProvider,
  useGetList,
  useGetMany,
  useLocation,
  useNotify,
  useWarnWhenUnsavedChanges,
} from 'react-admin';
import { type FieldValues, useForm } from 'react-hook-form';
import type { LineRow } from '#contracts/desk/line-record.ts';
import type { ProductRecord, ProductRow } from '#contracts/desk/product-record.ts';
import { cspNonce } from '#desk/csp-nonce.ts';
import { reasonOf } from '#desk/http.ts';
import { useSession } from '#desk/session-context.ts';
import { amountWords } from '#desk/words/desk.vi.ts';
import { productWords as words } from '#desk/words/products.vi.ts';
import {
  cellText,
  fieldOfTerm,
  isReadable,
  isSameRow,
  type PriceRow,
  readCell,
  termsOf,
  toPriceRow,
  withPriceRow,
} from './price-rows.ts';

/** Rows that the grid shows at once. */
const MOST = 100;
const byPlace = { field: 'position', order: 'ASC' } as const;

/** Edited rows by code; leaving them is warned of. */
const useEdits = () => {
  const [edits, setEdits] = useState<ReadonlyMap<string, PriceRow>>(new Map());
  // react-admin warns for forms: this one has the number of edited rows.
  const { control, setValue } = useForm<FieldValues>({ defaultValues: { edited: 0 } });
  useWarnWhenUnsavedChanges(true, undefined, control);
  const change = (next: ReadonlyMap<string, PriceRow>): void => {
    setEdits(next);
    setValue('edited', next.size, { shouldDirty: true });
  };
  return { edits, change };
};

/** A phone has the prices beside the name; the state comes after them. */
const columnsOf = (terms: readonly number[], isPhone: boolean): readonly GridColDef<PriceRow>[] => {
  const state: GridColDef<PriceRow> = {
    field: 'state',
    headerName: words.state,
    type: 'singleSelect',
    width: 140,
    editable: true,
    valueOptions: Object.entries(words.states).map(([value, label]) => ({ value, label })),
  };
  const prices = terms.map(
    (term): GridColDef<PriceRow> => ({
      field: fieldOfTerm(term),
      headerName: words.ofTerm(term),
      width: isPhone ? 106 : 130,
      align: 'right',
      headerAlign: 'right',
      editable: true,
      sortComparator: gridNumberComparator,
      valueFormatter: cellText,
      valueSetter: (typed: unknown, row) => ({ ...row, [fieldOfTerm(term)]: readCell(typed) }),
      cellClassName: ({ value }) => (typeof value === 'string' ? 'unread' : ''),
    }),
  );
  const title: GridColDef<PriceRow> = {
    field: 'title',
    headerName: words.title,
    flex: 1,
    minWidth: isPhone ? 124 : 180,
  };
  return isPhone
    ? [title, ...prices, state]
    : [{ field: 'id', headerName: words.sku, width: 110 }, title, state, ...prices];
};

/** Plans of a line, all with their data; empty while they load. */
const useProducts = (line: string) => {
  const filter = line === '' ? {} : { line };
  const pagination = { page: 1, perPage: MOST };
  const { data: rows = [], total = 0 } = useGetList<ProductRow>('products', { filter, pagination, sort: byPlace });
  const { data = [], refetch } = useGetMany<ProductRecord>('products', { ids: rows.map(({ id }) => id) });
  // Until a record has come react-admin has the row of the list in its place.
  return { products: data.filter((each) => each?.prices !== undefined), total, refetch };
};

/** Prices and states of many plans, edited as in a sheet and saved together; each refused plan says why and stays. */
export const PriceGrid = () => {
  const { state } = useLocation();
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const [line, setLine] = useState<string>(state?.line ?? '');
  const { may } = useSession();
  const everyLine = { pagination: { page: 1, perPage: MOST }, sort: { field: 'title', order: 'ASC' } } as const;
  const { data: lines = [] } = useGetList<LineRow>('lines', everyLine, { enabled: may.lines !== undefined });
  const { products, total, refetch } = useProducts(line);
  const { edits, change } = useEdits();
  const provider = useDataProvider();
  const notify = useNotify();
  const terms = termsOf(products);
  const areReadable = [...edits.values()].every((row) => isReadable(row, terms));
  const rows = products.map((product) => edits.get(product.id) ?? toPriceRow(product, terms));

  const edit = (row: PriceRow): PriceRow => {
    const product = products.find(({ id }) => id === row.id);
    const next = new Map(edits);
    if (product === undefined || isSameRow(row, toPriceRow(product, terms), terms)) next.delete(row.id);
    else next.set(row.id, row);
    change(next);
    return row;
  };

  /** One after the other: a plan is refused for itself. Answers with what was refused, and why. */
  const save = async (): Promise<ReadonlyMap<string, string>> => {
    const refused = new Map<string, string>();
    for (const product of products) {
      const row = edits.get(product.id);
      if (row === undefined) continue;
      const data = withPriceRow(product, row, terms);
      await provider
        .update('products', { id: product.id, data, previousData: product })
        .catch((failure: Error) => refused.set(product.id, reasonOf(failure)));
    }
    return refused;
  };
  const {
    mutate,
    isPending,
    data: refused,
  } = useMutation({
    mutationFn: save,
    onSuccess: async (why) => {
      const saved = edits.size - why.size;
      await refetch();
      change(new Map([...edits].filter(([id]) => why.has(id))));
      if (saved > 0) notify(words.saved(saved), { type: 'success' });
    },
  });

  return (
    <Stack spacing={2}>
      <Title title={words.grid} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 1 }}>
        <TextField
          select
          size="small"
          fullWidth={false}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          label={words.line}
          value={line}
          disabled={edits.size > 0}
          helperText={edits.size > 0 ? words.saveFirst : undefined}
          onChange={({ target }) => setLine(target.value)}
          sx={{ minWidth: 220 }}
        >
          <MenuItem value="">{words.everyLine}</MenuItem>
          {lines.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" disabled={edits.size === 0 || isPending || !areReadable} onClick={() => mutate()}>
          {words.save(edits.size)}
        </Button>
        <Button disabled={edits.size === 0 || isPending} onClick={() => change(new Map())}>
          {words.discard}
        </Button>
      </Stack>
      <Alert severity="info">
        {words.gridHelp}
        {total > MOST ? ` ${words.gridMost(MOST)}` : ''}
      </Alert>
      {areReadable ? null : <Alert severity="error">{amountWords.unread}</Alert>}
      {refused && refused.size > 0 ? (
        <Alert severity="error">
          {[...refused].map(([id, why]) => (
            <div key={id}>{`${id}: ${why}`}</div>
          ))}
        </Alert>
      ) : null}
      <DataGrid
        rows={rows}
        columns={columnsOf(terms, isPhone)}
        processRowUpdate={edit}
        nonce={cspNonce}
        loading={products.length === 0 && total > 0}
        density="compact"
        hideFooter
        disableColumnFilter
        disableRowSelectionOnClick
        getRowClassName={({ id }) => (edits.has(String(id)) ? 'edited' : '')}
        localeText={viVN.components.MuiDataGrid.defaultProps.localeText}
        sx={{ bgcolor: 'background.paper', '& .edited': { fontWeight: 700 }, '& .unread': { color: 'error.main' } }}
      />
    </Stack>
  );
};
