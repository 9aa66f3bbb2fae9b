import Card from '@mui/material/Card';
import {
  ArrayInput,
  Create,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { extensionColumns } from '#contracts/desk/columns/option-columns.vi.ts';
import type { ExtensionRow } from '#contracts/desk/option-record.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { DongInput } from '#desk/kit/dong.tsx';
import { price } from '#desk/kit/price.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { extensionWords as words } from '#desk/words/options.vi.ts';
import { TagsInput } from './catalogue/tags-input.tsx';

const states = choicesOf(words.states);
const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="state" source="state" label={words.state} choices={states} alwaysOn />,
];

export const ExtensionList = () => (
  <RecordList<ExtensionRow>
    filters={filters}
    sort={{ field: 'extension', order: 'ASC' }}
    rowClick="edit"
    primary={({ extension }) => extension}
    secondary={({ state }) => words.states[state]}
    tertiary={({ serviceFirstYear }) => price(serviceFirstYear)}
    columns={extensionColumns}
  />
);

const fees = (
  <>
    <DongInput source="registrationFee" label={words.registrationFee} defaultValue={0} validate={required()} />
    <DongInput source="maintenanceFee" label={words.maintenanceFee} defaultValue={0} validate={required()} />
    <DongInput source="renewalMaintenanceFee" label={words.renewalMaintenanceFee} />
    <DongInput source="serviceFirstYear" label={words.serviceFirstYear} validate={required()} />
    <DongInput source="serviceRenewal" label={words.serviceRenewal} validate={required()} />
    <DongInput source="serviceTransfer" label={words.serviceTransfer} />
    <ArrayInput source="years" label={words.years} defaultValue={[1, 2, 3, 5]} validate={required()}>
      <SimpleFormIterator inline disableReordering>
        <NumberInput
          source=""
          label={false}
          helperText={false}
          slotProps={{ htmlInput: { 'aria-label': words.years, min: 1, max: 10 } }}
        />
      </SimpleFormIterator>
    </ArrayInput>
    <SelectInput source="state" label={words.state} choices={states} defaultValue="on-sale" validate={required()} />
    <TagsInput />
  </>
);

export const ExtensionCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <TextInput source="extension" label={words.extension} validate={required()} />
      {fees}
    </SimpleForm>
  </Create>
);

export const ExtensionEdit = () => (
  <RecordEdit>
    <Card>
      <SimpleForm>{fees}</SimpleForm>
    </Card>
  </RecordEdit>
);
