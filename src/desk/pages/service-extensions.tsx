import Stack from '@mui/material/Stack';
import { Create, Link, NumberInput, required, SimpleForm, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { serviceExtensionColumns } from '#contracts/desk/columns/service-extension-columns.vi.ts';
import type { ServiceExtensionRecord, ServiceExtensionRow } from '#contracts/desk/service-extension-record.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { ChosenServices } from '#desk/kit/chosen-services.tsx';
import { Facts } from '#desk/kit/facts.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { serviceExtensionWords as words } from '#desk/words/service-extensions.vi.ts';

export const ServiceExtensionList = () => (
  <RecordList<ServiceExtensionRow>
    sort={{ field: 'madeAt', order: 'DESC' }}
    rowClick="show"
    primary={({ reason }) => reason}
    secondary={({ madeBy, madeAt }) => `${madeBy} · ${formatMinute(madeAt)}`}
    tertiary={({ doneAt }) => (doneAt === null ? words.notDone : formatMinute(doneAt))}
    columns={serviceExtensionColumns}
  />
);

export const ServiceExtensionCreate = () => (
  <Create redirect="show" title={words.title}>
    <SimpleForm>
      <ChosenServices none={words.none} chosen={words.chosen} />
      <NumberInput source="days" label={words.days} helperText={words.daysHelp} validate={required()} />
      <TextInput source="reason" label={words.reason} validate={required()} />
    </SimpleForm>
  </Create>
);

const ExtensionActions = () => {
  const extension = useRecordContext<ServiceExtensionRecord>();
  return (
    <TopToolbar>
      {extension?.doneAt === null && extension.extended > 0 ? (
        <ActionButton
          action="extend"
          data={{ plan: extension.plan }}
          label={words.extend}
          title={words.extendTitle}
          text={words.extendText}
          done={words.done}
        />
      ) : null}
    </TopToolbar>
  );
};

const dayOf = (time: number | null): string => (time === null ? '' : formatDate(time));

const ExtensionParts = () => {
  const extension = useRecordContext<ServiceExtensionRecord>();
  if (extension === undefined) return null;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.reason, value: extension.reason },
          { label: words.days, value: extension.days },
          { label: words.made, value: `${formatMinute(extension.madeAt)} · ${extension.madeBy}` },
          { label: words.doneAt, value: extension.doneAt === null ? words.notDone : formatMinute(extension.doneAt) },
          { label: words.extended, value: extension.extended },
        ]}
      />
      <PartTable
        title={words.rows}
        empty=""
        rows={extension.rows}
        columns={[
          { title: words.service, cell: ({ id, name }) => <Link to={`/services/${id}/show`}>{name}</Link> },
          { title: words.customer, cell: ({ customer }) => customer },
          { title: words.before, cell: ({ endsBefore }) => dayOf(endsBefore) },
          { title: words.after, cell: ({ endsAfter }) => dayOf(endsAfter) },
          { title: words.effect, cell: ({ effect }) => words.effects[effect] },
        ]}
      />
    </Stack>
  );
};

export const ServiceExtensionShow = () => (
  <RecordShow actions={<ExtensionActions />}>
    <ExtensionParts />
  </RecordShow>
);
