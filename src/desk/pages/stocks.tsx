import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { required, SelectInput, SimpleForm, TextInput, useRecordContext } from 'react-admin';
import { stockColumns } from '#contracts/desk/columns/stock-columns.vi.ts';
import type { StockRecord, StockRow } from '#contracts/desk/stock-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { stockWords as words } from '#desk/words/stocks.vi.ts';

const stocks = choicesOf(words.stocks);
const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="stock" source="stock" label={words.stock} choices={stocks} alwaysOn />,
];

export const StockList = () => (
  <RecordList<StockRow>
    filters={filters}
    sort={{ field: 'product', order: 'ASC' }}
    rowClick="edit"
    primary={({ product }) => product}
    secondary={({ place, stock }) => `${place} · ${words.stocks[stock]}`}
    columns={stockColumns}
  />
);

const StockParts = () => {
  const found = useRecordContext<StockRecord>();
  if (found === undefined) return null;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: stockColumns.product.title, value: `${found.product} (${found.sku})` },
          { label: stockColumns.place.title, value: found.place },
        ]}
      />
      <Card>
        <SimpleForm>
          <SelectInput
            source="stock"
            label={words.stock}
            helperText={words.help}
            choices={stocks}
            validate={required()}
          />
          <TextInput source="reason" label={words.reason} validate={required()} />
        </SimpleForm>
      </Card>
      <PartTable
        title={words.changes}
        empty={words.none}
        rows={found.changes}
        columns={[
          { title: words.at, cell: ({ at }) => formatMinute(at) },
          { title: words.change, cell: ({ before, after }) => `${words.stocks[before]} → ${words.stocks[after]}` },
          { title: words.reason, cell: ({ reason }) => reason },
          { title: words.by, cell: ({ by }) => by },
        ]}
      />
    </Stack>
  );
};

export const StockEdit = () => (
  <RecordEdit>
    <StockParts />
  </RecordEdit>
);
