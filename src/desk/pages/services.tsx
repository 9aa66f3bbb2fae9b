import { Link, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { serviceColumns } from '#contracts/desk/columns/service-columns.vi.ts';
import type { ServiceRecord } from '#contracts/desk/service-record.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { serviceStatusNames } from '#core/shared/service-status.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { serviceWords as words } from '#desk/words/records.vi.ts';

const dues = Object.entries(words.dues).map(([id, name]) => ({ id, name }));

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="due" source="due" label={words.due} choices={dues} alwaysOn />,
];

export const ServiceList = () => (
  <RecordList<ServiceRecord>
    filters={filters}
    sort={{ field: 'endsAt', order: 'ASC' }}
    rowClick="show"
    primary={({ name }) => name}
    secondary={({ customer, status }) => `${customer} · ${serviceStatusNames[status]}`}
    tertiary={({ endsAt }) => formatDate(endsAt)}
    columns={serviceColumns}
  />
);

const ServiceFacts = () => {
  const service = useRecordContext<ServiceRecord>();
  if (service === undefined) return null;
  return (
    <Facts
      facts={[
        { label: words.name, value: <a href={`/services/${service.id}`}>{service.name}</a> },
        { label: words.plan, value: service.plan },
        { label: words.status, value: serviceStatusNames[service.status] },
        { label: words.address, value: service.address },
        { label: words.endsAt, value: formatDate(service.endsAt) },
        { label: words.customer, value: service.customer },
        { label: words.order, value: <Link to={`/orders/${service.orderId}/show`}>{service.orderNumber}</Link> },
      ]}
    />
  );
};

export const ServiceShow = () => (
  <RecordShow>
    <ServiceFacts />
  </RecordShow>
);
