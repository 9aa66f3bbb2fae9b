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
import { optionColumns } from '#contracts/desk/columns/option-columns.vi.ts';
import type { OptionRow } from '#contracts/desk/option-record.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { DongInput } from '#desk/kit/dong.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { optionWords as words } from '#desk/words/options.vi.ts';
import { LineInput, LinesInput } from './line-inputs.tsx';

const filters = [<TextInput key="q" source="q" label={words.search} alwaysOn />];
const types = choicesOf(words.types);

export const OptionList = () => (
  <RecordList<OptionRow>
    filters={filters}
    sort={{ field: 'name', order: 'ASC' }}
    rowClick="edit"
    primary={({ name }) => name}
    secondary={({ type, lines }) => `${words.types[type]} · ${lines}`}
    columns={optionColumns}
  />
);

const fields = (
  <>
    <TextInput source="name" label={words.name} validate={required()} />
    <SelectInput source="type" label={words.type} choices={types} defaultValue="one" validate={required()} />
    <LinesInput source="lines" label={words.lines} helperText={words.linesHelp} />
    <LinesInput source="requiredFor" label={words.requiredFor} />
    <ArrayInput source="values" label={words.values} defaultValue={[]}>
      <SimpleFormIterator inline fullWidth className="wrapping">
        <TextInput source="value" label={words.value} validate={required()} helperText={false} />
        <DongInput source="price" label={words.price} helperText={false} />
        <DongInput source="priceAbove4Cpu" label={words.priceAbove4Cpu} helperText={false} />
        <NumberInput source="percent" label={words.percent} min={1} max={1_000} helperText={false} />
        <LineInput source="onlyLine" label={words.onlyLine} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  </>
);

export const OptionCreate = () => (
  <Create redirect="edit">
    <SimpleForm>
      <TextInput source="option" label={words.option} helperText={words.optionHelp} validate={required()} />
      {fields}
    </SimpleForm>
  </Create>
);

export const OptionEdit = () => (
  <RecordEdit>
    <Card>
      <SimpleForm>{fields}</SimpleForm>
    </Card>
  </RecordEdit>
);
