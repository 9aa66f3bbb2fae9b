import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
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
import { giftColumns } from '#contracts/desk/columns/gift-columns.vi.ts';
import type { GiftRecord } from '#contracts/desk/gift-record.ts';
import { formatIsoDay } from '#core/shared/calendar.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { DongInput } from '#desk/kit/dong.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { TextsInput } from '#desk/kit/texts-input.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { giftWords as words } from '#desk/words/vouchers.vi.ts';
import { CodeActions, CodeUses } from './code-parts.tsx';

const filters = [
  <TextInput key="q" source="q" label={words.code} alwaysOn />,
  <SelectInput key="state" source="state" label={words.state} choices={choicesOf(words.states)} alwaysOn />,
];

export const GiftList = () => (
  <RecordList<GiftRecord>
    filters={filters}
    sort={{ field: 'from', order: 'DESC' }}
    rowClick="edit"
    primary={({ code, title }) => `${code} · ${title}`}
    secondary={({ from, until, state }) => `${formatIsoDay(from)} – ${formatIsoDay(until)} · ${words.states[state]}`}
    tertiary={({ gifts }) => gifts.join(', ')}
    columns={giftColumns}
  />
);

const fields = (
  <>
    <TextInput source="title" label={words.title} validate={required()} />
    <TextInput source="description" label={words.description} />
    <TextsInput source="gifts" label={words.gifts} helperText={words.giftsHelp} />
    <TextInput source="line" label={words.line} helperText={words.lineHelp} validate={required()} />
    <NumberInput source="months" label={words.months} min={1} max={120} validate={required()} />
    <NumberInput source="percent" label={words.percent} min={1} max={100} defaultValue={100} validate={required()} />
    <DongInput source="maxAmount" label={words.maxAmount} />
    <DateInput source="from" label={words.from} validate={required()} />
    <DateInput source="until" label={words.until} validate={required()} />
    <NumberInput source="usageLimit" label={words.usageLimit} helperText={words.unlimited} min={1} />
    <BooleanInput source="isFirstOrderOnly" label={words.isFirstOrderOnly} />
  </>
);

export const GiftCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <TextInput source="code" label={words.code} validate={required()} />
      {fields}
    </SimpleForm>
  </Create>
);

export const GiftEdit = () => (
  <RecordEdit actions={<CodeActions />}>
    <Stack spacing={2}>
      <CodeUses />
      <Card>
        <SimpleForm>{fields}</SimpleForm>
      </Card>
    </Stack>
  </RecordEdit>
);
