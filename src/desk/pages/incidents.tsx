import Card from '@mui/material/Card';
import { CheckboxGroupInput, Create, required, SimpleForm, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { incidentColumns } from '#contracts/desk/columns/incident-columns.vi.ts';
import type { IncidentListRow, IncidentRecord } from '#contracts/desk/incident-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { FormAction } from '#desk/kit/form-action.tsx';
import { MinuteInput } from '#desk/kit/minute-input.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { incidentWords as words } from '#desk/words/incidents.vi.ts';

export const IncidentList = () => (
  <RecordList<IncidentListRow>
    filters={[<TextInput key="q" source="q" label={words.search} alwaysOn />]}
    sort={{ field: 'startedAt', order: 'DESC' }}
    rowClick="edit"
    primary={({ title }) => title}
    secondary={({ startedAt }) => formatMinute(startedAt)}
    tertiary={({ state }) => words.state[state]}
    columns={incidentColumns}
  />
);

const fields = (
  <>
    <TextInput source="title" label={words.title} validate={required()} />
    <TextInput source="text" label={words.text} validate={required()} multiline minRows={4} />
    <CheckboxGroupInput source="parts" label={words.parts} choices={choicesOf(words.partNames)} />
    <MinuteInput source="startedAt" label={words.startedAt} />
    <MinuteInput source="endedAt" label={words.endedAt} helperText={words.endedHint} />
  </>
);

export const IncidentCreate = () => (
  <Create redirect="edit">
    <SimpleForm>{fields}</SimpleForm>
  </Create>
);

const IncidentActions = () => (
  <TopToolbar>
    <FormAction
      action="report"
      label={words.report}
      title={words.reportTitle}
      text={words.reportText}
      done={words.reported}
    >
      <TextInput source="text" label={words.text} validate={required()} multiline minRows={4} />
    </FormAction>
  </TopToolbar>
);

const Updates = () => {
  const incident = useRecordContext<IncidentRecord>();
  return (
    <PartTable
      title={words.updates}
      empty={words.none}
      rows={(incident?.updates ?? []).map((update) => ({ ...update, id: String(update.at) }))}
      columns={[
        { title: words.at, cell: ({ at }) => formatMinute(at) },
        { title: words.text, cell: ({ text }) => text },
      ]}
    />
  );
};

export const IncidentEdit = () => (
  <RecordEdit actions={<IncidentActions />}>
    <Card>
      <SimpleForm>{fields}</SimpleForm>
    </Card>
    <Updates />
  </RecordEdit>
);
