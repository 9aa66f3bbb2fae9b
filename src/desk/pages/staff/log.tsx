import { SelectInput, TextInput } from 'react-admin';
import { logColumns } from '#contracts/desk/columns/log-columns.vi.ts';
import type { LogRecord } from '#contracts/desk/log-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { logWords as words } from '#desk/words/records.vi.ts';

const kinds = choicesOf(words.kinds);
const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="kind" source="kind" label={words.kind} choices={kinds} alwaysOn />,
];

export const LogList = () => (
  <RecordList<LogRecord>
    filters={filters}
    sort={{ field: 'at', order: 'DESC' }}
    rowClick={false}
    primary={({ name, action }) => `${name} · ${action}`}
    secondary={logColumns.after.text}
    tertiary={({ at }) => formatMinute(at)}
    columns={logColumns}
  />
);
