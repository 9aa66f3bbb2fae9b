import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import {
  BooleanInput,
  Create,
  DateInput,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { voucherColumns } from '#contracts/desk/columns/voucher-columns.vi.ts';
import type { VoucherRecord } from '#contracts/desk/voucher-record.ts';
import { formatIsoDay } from '#core/shared/calendar.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { DongInput } from '#desk/kit/dong.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { voucherWords as words } from '#desk/words/vouchers.vi.ts';
import { CodeActions, CodeUses } from './code-parts.tsx';
import { LinesInput } from './line-inputs.tsx';

const states = choicesOf(words.states);

const filters = [
  <TextInput key="q" source="q" label={words.code} alwaysOn />,
  <SelectInput key="state" source="state" label={words.state} choices={states} alwaysOn />,
];

export const VoucherList = () => (
  <RecordList<VoucherRecord>
    filters={filters}
    sort={{ field: 'from', order: 'DESC' }}
    rowClick="edit"
    primary={({ code, title }) => `${code} · ${title}`}
    secondary={({ from, until, state }) => `${formatIsoDay(from)} – ${formatIsoDay(until)} · ${words.states[state]}`}
    tertiary={voucherColumns.percent.text}
    columns={voucherColumns}
  />
);

/** Two columns where there is room. */
const Half = ({ children }: { readonly children: ReactNode }) => <Grid size={{ xs: 12, md: 6 }}>{children}</Grid>;

const fields = (
  <Grid container spacing={2} sx={{ width: '100%' }}>
    <Half>
      <TextInput source="title" label={words.title} validate={required()} />
    </Half>
    <Half>
      <TextInput source="description" label={words.description} />
    </Half>
    <Half>
      <NumberInput source="percent" label={words.percent} min={1} max={100} />
    </Half>
    <Half>
      <DongInput source="amount" label={words.amount} />
    </Half>
    <Half>
      <DongInput source="maxAmount" label={words.maxAmount} />
    </Half>
    <Half>
      <DongInput source="minSpend" label={words.minSpend} defaultValue={0} />
    </Half>
    <Half>
      <DateInput source="from" label={words.from} validate={required()} />
    </Half>
    <Half>
      <DateInput source="until" label={words.until} validate={required()} />
    </Half>
    <Half>
      <NumberInput source="usageLimit" label={words.usageLimit} helperText={words.unlimited} min={1} />
    </Half>
    <Half>
      <BooleanInput source="isFirstOrderOnly" label={words.isFirstOrderOnly} />
    </Half>
    <Half>
      <LinesInput source="categories" label={words.categories} helperText={words.everyLine} />
    </Half>
  </Grid>
);

export const VoucherCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <TextInput source="code" label={words.code} validate={required()} />
      {fields}
    </SimpleForm>
  </Create>
);

export const VoucherEdit = () => (
  <RecordEdit actions={<CodeActions />}>
    <Stack spacing={2}>
      <CodeUses />
      <Card>
        <SimpleForm>{fields}</SimpleForm>
      </Card>
    </Stack>
  </RecordEdit>
);
