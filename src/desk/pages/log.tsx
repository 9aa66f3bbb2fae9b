import { FunctionField, SelectInput, TextField, TextInput } from 'react-admin';
import type { LogRecord } from '#contracts/desk/log-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { TimeField } from '#desk/kit/time.tsx';
import { logWords as words } from '#desk/words/records.vi.ts';

const kinds = Object.entries(words.kinds).map(([id, name]) => ({ id, name }));
const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="kind" source="kind" label={words.kind} choices={kinds} alwaysOn />,
];

/** `percent: 10 → 12`, one part per fact that changed. */
const changeOf = ({ before, after }: LogRecord): string =>
  Object.entries(after)
    .filter(([name, value]) => lookUp(before, name) !== value)
    .map(([name, value]) => {
      const old = lookUp(before, name);
      return `${name}: ${old === undefined ? '' : `${old} → `}${value}`;
    })
    .join(' · ');

export const LogList = () => (
  <RecordList<LogRecord>
    filters={filters}
    sort={{ field: 'at', order: 'DESC' }}
    rowClick={false}
    primary={({ name, action }) => `${name} · ${action}`}
    secondary={changeOf}
    tertiary={({ at }) => formatMinute(at)}
  >
    <TimeField source="at" label={words.at} />
    <TextField source="name" label={words.name} sortable={false} />
    <TextField source="path" label={words.action} sortable={false} />
    <FunctionField<LogRecord> source="after" label={words.change} sortable={false} render={changeOf} />
    <FunctionField<LogRecord>
      source="result"
      label={words.result}
      sortable={false}
      render={({ result }) => lookUp(words.results, result) ?? result}
    />
  </RecordList>
);
