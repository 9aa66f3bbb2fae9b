import FileLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { orderColumns } from '#contracts/desk/columns/order-columns.vi.ts';
import type { OrderRecord, OrderRow } from '#contracts/desk/order-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { serviceStatusNames } from '#core/shared/service-status.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { Events } from '#desk/kit/events.tsx';
import { Facts } from '#desk/kit/facts.tsx';
import { price } from '#desk/kit/price.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { orderWords as words } from '#desk/words/records.vi.ts';
import { OrderActions } from './order-actions.tsx';
import { ConsultationsOf, SupportRequestsOf } from './requests-of.tsx';

const statuses = Object.entries(words.statuses)
  .filter(([id]) => id !== 'draft')
  .map(([id, name]) => ({ id, name }));

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="status" source="status" label={words.status} choices={statuses} alwaysOn />,
];

export const OrderList = () => (
  <RecordList<OrderRow>
    filters={filters}
    sort={{ field: 'placedAt', order: 'DESC' }}
    rowClick="show"
    primary={({ number, name }) => `${number} · ${name}`}
    secondary={({ status, placedAt }) => `${words.statuses[status]} · ${formatMinute(placedAt)}`}
    tertiary={({ total }) => price(total)}
    columns={orderColumns}
  />
);

const paidText = ({ isPaid, isOpen, total, due }: OrderRecord): string => {
  if (isPaid) return words.isPaid;
  return isOpen && due < total ? words.isPart(price(total - due)) : words.isUnpaid;
};

const OrderParts = () => {
  const order = useRecordContext<OrderRecord>();
  if (order === undefined) return null;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.status, value: words.statuses[order.status] },
          { label: words.paid, value: paidText(order) },
          ...order.discounts.map(({ code, gross }) => ({ label: words.discount(code), value: price(-gross) })),
          { label: words.total, value: price(order.total) },
          { label: words.due, value: order.due > 0 ? price(order.due) : '' },
          {
            label: words.customer,
            value:
              order.customerId === null ? (
                order.name
              ) : (
                <Link to={`/customers/${order.customerId}/show`}>{order.name}</Link>
              ),
          },
          { label: words.phone, value: formatPhone(order.phone) },
          { label: words.email, value: order.email },
          { label: words.placedAt, value: formatMinute(order.placedAt) },
          { label: words.paidAt, value: order.paidAt === null ? '' : formatMinute(order.paidAt) },
          { label: words.company, value: [order.company, order.taxCode].filter(Boolean).join(' · ') },
          { label: words.companyAddress, value: order.companyAddress },
          { label: words.companyEmail, value: order.companyEmail },
          { label: words.note, value: order.note },
          { label: words.cancelReason, value: order.cancelReason },
        ]}
      />
      <PartTable
        title={words.lines}
        empty={words.none}
        rows={order.lines}
        columns={[
          { title: words.product, cell: ({ title, about }) => [title, about].filter(Boolean).join(' · ') },
          { title: words.term, cell: ({ term }) => term },
          { title: words.quantity, cell: ({ quantity }) => quantity, isNumber: true },
          { title: words.total, cell: ({ gross }) => price(gross), isNumber: true },
        ]}
      />
      <PartTable
        title={words.payments}
        empty={words.none}
        rows={order.payments}
        columns={[
          { title: words.at, cell: ({ at }) => formatMinute(at) },
          { title: words.method, cell: ({ method }) => lookUp(words.methods, method) ?? method },
          { title: words.reference, cell: ({ reference }) => reference },
          { title: words.result, cell: ({ state }) => lookUp(words.paymentStates, state) ?? state },
          { title: words.amount, cell: ({ amount }) => price(amount), isNumber: true },
        ]}
      />
      <PartTable
        title={words.invoices}
        empty={words.none}
        rows={order.invoices}
        columns={[
          {
            title: words.invoiceNumber,
            cell: ({ id, name }) => <FileLink href={`/invoices/${id}/pdf`}>{name}</FileLink>,
          },
          { title: words.status, cell: ({ isReplaced }) => (isReplaced ? words.replaced : words.inForce) },
          { title: words.at, cell: ({ at }) => formatMinute(at) },
          { title: words.total, cell: ({ gross }) => price(gross), isNumber: true },
        ]}
      />
      <PartTable
        title={words.services}
        empty={words.none}
        rows={order.services}
        columns={[
          { title: words.service, cell: ({ id, name }) => <Link to={`/services/${id}/show`}>{name}</Link> },
          { title: words.plan, cell: ({ plan }) => plan },
          { title: words.status, cell: ({ status }) => lookUp(serviceStatusNames, status) ?? status },
        ]}
      />
      <SupportRequestsOf filter={{ about: [order.id, ...order.services.map(({ id }) => id)].join(' ') }} />
      {order.customerId === null ? null : <ConsultationsOf customer={order.customerId} />}
      <Events title={words.events} events={order.events} />
    </Stack>
  );
};

export const OrderShow = () => (
  <RecordShow actions={<OrderActions />}>
    <OrderParts />
  </RecordShow>
);
