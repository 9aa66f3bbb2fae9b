import Card from '@mui/material/Card';
import { Create, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { lineColumns } from '#contracts/desk/columns/line-columns.vi.ts';
import type { LineRow } from '#contracts/desk/line-record.ts';
import { lineIcons } from '#core/shared/goods/own-line.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { TextsInput } from '#desk/kit/texts-input.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { lineWords as words } from '#desk/words/lines.vi.ts';

const filters = [<TextInput key="q" source="q" label={words.search} alwaysOn />];
const kinds = choicesOf(words.kinds);
const handovers = choicesOf(words.handovers);
const icons = [{ id: '', name: words.noIcon }, ...lineIcons.map((id) => ({ id, name: id }))];

export const LineList = () => (
  <RecordList<LineRow>
    filters={filters}
    sort={{ field: 'title', order: 'ASC' }}
    rowClick="edit"
    primary={({ title }) => title}
    secondary={({ group, handover }) => `${group} · ${words.handovers[handover]}`}
    columns={lineColumns}
  />
);

const fields = (
  <>
    <TextInput source="title" label={words.title} validate={required()} />
    <TextInput source="group" label={words.group} helperText={words.groupHelp} validate={required()} />
    <TextInput source="description" label={words.description} multiline validate={required()} />
    <SelectInput source="kind" label={words.kind} helperText={words.kindHelp} choices={kinds} defaultValue="" />
    <SelectInput
      source="handover"
      label={words.handover}
      helperText={words.handoverHelp}
      choices={handovers}
      defaultValue=""
    />
    <SelectInput source="icon" label={words.icon} helperText={words.iconHelp} choices={icons} defaultValue="" />
    <TextsInput source="columns" label={words.columns} helperText={words.columnsHelp} />
  </>
);

export const LineCreate = () => (
  <Create redirect="edit">
    <SimpleForm>
      <TextInput source="line" label={words.line} helperText={words.lineHelp} validate={required()} />
      {fields}
    </SimpleForm>
  </Create>
);

export const LineEdit = () => (
  <RecordEdit>
    <Card>
      <SimpleForm>{fields}</SimpleForm>
    </Card>
  </RecordEdit>
);
