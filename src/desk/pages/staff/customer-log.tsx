import { TextInput } from 'react-admin';
import { customerLogColumns } from '#contracts/desk/columns/operations/customer-log-columns.vi.ts';
import type { CustomerLogRow } from '#contracts/desk/operations/customer-log-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { customerLogWords as words } from '#desk/words/operations.vi.ts';

/** A row leads to its customer, where one is known. */
export const CustomerLogList = () => (
  <RecordList<CustomerLogRow>
    filters={[<TextInput key="q" source="q" label={words.search} alwaysOn />]}
    sort={{ field: 'at', order: 'DESC' }}
    rowClick={(_id, _resource, { customerId }) => (customerId === '' ? false : `/customers/${customerId}/show`)}
    primary={({ event }) => event}
    secondary={({ result, failure }) => [result, failure].filter(Boolean).join(' · ')}
    tertiary={({ at }) => formatMinute(at)}
    columns={customerLogColumns}
  />
);
