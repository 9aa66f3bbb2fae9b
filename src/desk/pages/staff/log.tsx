import { DateInput, type RowClickFunction, SelectInput, TextInput, useResourceDefinitions } from 'react-admin';
import { logColumns } from '#contracts/desk/columns/log/log-columns.vi.ts';
import { recordOfEntry } from '#contracts/desk/columns/log/log-deeds.vi.ts';
import type { LogRecord } from '#contracts/desk/log-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { logWords as words } from '#desk/words/records.vi.ts';

const kinds = choicesOf(words.kinds);
const abouts = choicesOf(words.abouts);
const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="about" source="about" label={words.about} choices={abouts} alwaysOn />,
  <DateInput key="day" source="day" label={words.day} alwaysOn />,
  <SelectInput key="kind" source="kind" label={words.kind} choices={kinds} alwaysOn />,
];

/** A row leads to the page of what was changed, where the member may see it. */
const useOpenChanged = (): RowClickFunction => {
  const definitions = useResourceDefinitions();
  return (_id, _resource, entry) => {
    const changed = recordOfEntry(String(entry.path));
    const page = changed && lookUp(definitions, changed.resource);
    if (!(changed && page)) return false;
    if (page.hasShow) return `/${changed.resource}/${changed.id}/show`;
    return page.hasEdit ? `/${changed.resource}/${changed.id}` : false;
  };
};

export const LogList = () => (
  <RecordList<LogRecord>
    filters={filters}
    sort={{ field: 'at', order: 'DESC' }}
    rowClick={useOpenChanged()}
    primary={(entry) => `${entry.name} · ${logColumns.path.text(entry)}`}
    secondary={logColumns.after.text}
    tertiary={({ at }) => formatMinute(at)}
    columns={logColumns}
  />
);
