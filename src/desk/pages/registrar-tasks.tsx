import { DateInput, Link, required, SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { registrarTaskColumns } from '#contracts/desk/columns/registrar-task-columns.vi.ts';
import type { RegistrarTaskRecord, RegistrarTaskRow } from '#contracts/desk/registrar-task-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { registrarWords as words } from '#desk/words/registrar.vi.ts';

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="kind" source="kind" label={words.kind} choices={choicesOf(words.kinds)} alwaysOn />,
];

export const RegistrarTaskList = () => (
  <RecordList<RegistrarTaskRow>
    filters={filters}
    sort={{ field: 'askedAt', order: 'ASC' }}
    rowClick="show"
    primary={({ domain }) => domain}
    secondary={({ kind, askedAt }) => `${words.kinds[kind]} · ${formatMinute(askedAt)}`}
    columns={registrarTaskColumns}
  />
);

const Done = () => {
  const task = useRecordContext<RegistrarTaskRecord>();
  return (
    <TopToolbar>
      {task === undefined ? null : (
        <FormAction
          action="done"
          label={words.done}
          title={words.doneTitle}
          text={task.asksCode ? words.codeText : words.doneText}
          done={words.finished}
        >
          {task.asksCode ? (
            <TextInput source="code" label={words.code} validate={required()} autoComplete="off" />
          ) : null}
          {task.asksExpiry ? <DateInput source="expiresOn" label={words.expiresOn} /> : null}
        </FormAction>
      )}
    </TopToolbar>
  );
};

const ToDo = () => {
  const task = useRecordContext<RegistrarTaskRecord>();
  if (task === undefined) return null;
  const { nameServers, contacts } = task;
  return (
    <Facts
      facts={[
        { label: words.domain, value: task.domain },
        { label: words.kind, value: words.kinds[task.kind] },
        { label: words.term, value: task.years > 0 ? words.years(task.years) : '' },
        { label: words.askedAt, value: formatMinute(task.askedAt) },
        { label: words.order, value: <Link to={`/orders/${task.orderId}/show`}>{task.orderNumber}</Link> },
        { label: words.open, value: <Link to={`/services/${task.serviceId}/show`}>{task.domain}</Link> },
        {
          label: words.nameServers,
          value:
            nameServers?.map(({ host, addresses }) => [host, ...addresses].join(' ')).join(', ') ?? words.unchanged,
        },
        { label: words.lock, value: task.isLocked ? words.locked : words.unlocked },
        ...contacts.map(({ role, text }) => ({ label: role, value: text })),
      ]}
    />
  );
};

export const RegistrarTaskShow = () => (
  <RecordShow actions={<Done />}>
    <ToDo />
  </RecordShow>
);
