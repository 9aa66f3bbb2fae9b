import Stack from '@mui/material/Stack';
import { Link, TextInput, useRecordContext } from 'react-admin';
import { customerColumns } from '#contracts/desk/columns/customer-columns.vi.ts';
import type { CustomerRecord, CustomerRow } from '#contracts/desk/customer-record.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { serviceStatusNames } from '#core/shared/service-status.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { orderWords, customerWords as words } from '#desk/words/records.vi.ts';

const filters = [<TextInput key="q" source="q" label={words.search} alwaysOn resettable />];
const price = (amount: number): string => formatDong(dong(amount));

export const CustomerList = () => (
  <RecordList<CustomerRow>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    rowClick="show"
    primary={({ name }) => name}
    secondary={({ email, phone }) => [email, formatPhone(phone)].filter(Boolean).join(' · ')}
    columns={customerColumns}
  />
);

const CustomerParts = () => {
  const customer = useRecordContext<CustomerRecord>();
  if (customer === undefined) return null;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.name, value: customer.name },
          { label: words.email, value: customer.email },
          { label: words.phone, value: formatPhone(customer.phone) },
          { label: words.account, value: customer.hasAccount ? words.hasAccount : words.isGuest },
          { label: words.createdAt, value: formatDate(customer.createdAt) },
        ]}
      />
      <PartTable
        title={words.services}
        empty={orderWords.none}
        rows={customer.services}
        columns={[
          { title: words.name, cell: ({ id, name }) => <Link to={`/services/${id}/show`}>{name}</Link> },
          { title: words.address, cell: ({ address }) => address },
          { title: words.state, cell: ({ state }) => lookUp(serviceStatusNames, state) ?? state },
          { title: words.until, cell: ({ at }) => formatDate(at) },
        ]}
      />
      <PartTable
        title={words.orders}
        empty={orderWords.none}
        rows={customer.orders}
        columns={[
          { title: words.number, cell: ({ id, name }) => <Link to={`/orders/${id}/show`}>{name}</Link> },
          { title: words.state, cell: ({ state }) => lookUp(orderWords.statuses, state) ?? state },
          { title: words.at, cell: ({ at }) => formatMinute(at) },
          { title: words.total, cell: ({ total }) => price(total), isNumber: true },
        ]}
      />
      <PartTable
        title={words.invoices}
        empty={orderWords.none}
        rows={customer.invoices}
        columns={[
          { title: words.number, cell: ({ name }) => name },
          { title: words.at, cell: ({ at }) => formatDate(at) },
          { title: words.total, cell: ({ total }) => price(total), isNumber: true },
        ]}
      />
    </Stack>
  );
};

export const CustomerShow = () => (
  <RecordShow>
    <CustomerParts />
  </RecordShow>
);
