import FileLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link, TextInput, useRecordContext } from 'react-admin';
import { customerColumns } from '#contracts/desk/columns/customer-columns.vi.ts';
import type { CustomerRecord, CustomerRow, CustomerSecurity } from '#contracts/desk/customer-record.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { serviceStatusNames } from '#core/shared/service-status.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { OnDemand } from '#desk/kit/on-demand.tsx';
import { price } from '#desk/kit/price.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { customerWords as words } from '#desk/words/customers.vi.ts';
import { orderWords } from '#desk/words/records.vi.ts';
import { CustomerActions } from './customer-actions.tsx';
import { ConsultationsOf, SupportRequestsOf } from './requests-of.tsx';

const filters = [<TextInput key="q" source="q" label={words.search} alwaysOn resettable />];

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

const SecurityParts = ({ sessions, events }: CustomerSecurity) => (
  <Stack spacing={2}>
    <PartTable
      title={words.sessions}
      empty={orderWords.none}
      rows={sessions}
      columns={[
        { title: words.device, cell: ({ device }) => device || words.unknownDevice },
        { title: words.lastSeen, cell: ({ at }) => formatMinute(at) },
      ]}
    />
    <PartTable
      title={words.security}
      empty={orderWords.none}
      rows={events}
      columns={[
        { title: words.at, cell: ({ at }) => formatMinute(at) },
        { title: words.event, cell: ({ text }) => text },
      ]}
    />
  </Stack>
);

/** For administrators, and logged, because it tells a customer's ways. */
const Security = () => (
  <OnDemand<CustomerSecurity> part="security" label={words.showSecurity}>
    {(part) => <SecurityParts {...part} />}
  </OnDemand>
);

const CustomerParts = () => {
  const { may } = useSession();
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
          {
            label: words.isBlocked,
            value: customer.blockedAt === null ? '' : `${formatMinute(customer.blockedAt)} · ${customer.blockedReason}`,
          },
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
        title={words.payments}
        empty={orderWords.none}
        rows={customer.payments}
        columns={[
          { title: words.payment, cell: ({ orderId, name }) => <Link to={`/orders/${orderId}/show`}>{name}</Link> },
          { title: words.at, cell: ({ at }) => formatMinute(at) },
          { title: words.total, cell: ({ total }) => price(total), isNumber: true },
        ]}
      />
      <PartTable
        title={words.invoices}
        empty={orderWords.none}
        rows={customer.invoices}
        columns={[
          {
            title: orderWords.invoiceNumber,
            cell: ({ id, name }) => <FileLink href={`/invoices/${id}/pdf`}>{name}</FileLink>,
          },
          { title: words.state, cell: ({ state }) => lookUp(orderWords.invoiceStates, state) ?? orderWords.inForce },
          { title: words.at, cell: ({ at }) => formatDate(at) },
          { title: words.total, cell: ({ total }) => price(total), isNumber: true },
        ]}
      />
      <SupportRequestsOf filter={{ customer: customer.id }} />
      <ConsultationsOf customer={customer.id} />
      <PartTable
        title={words.consents}
        empty={orderWords.none}
        rows={customer.consents}
        columns={[
          { title: words.consent, cell: ({ name }) => name },
          { title: words.state, cell: ({ state }) => lookUp(words.consentStates, state) ?? state },
          { title: words.at, cell: ({ at }) => formatDate(at) },
        ]}
      />
      <PartTable
        title={words.notes}
        empty={orderWords.none}
        rows={customer.notes}
        columns={[
          { title: words.at, cell: ({ at }) => formatMinute(at) },
          { title: words.note, cell: ({ text }) => text },
          { title: words.by, cell: ({ by }) => by },
        ]}
      />
      {customer.hasAccount && may.customers?.actions.includes('security') ? <Security /> : null}
    </Stack>
  );
};

export const CustomerShow = () => (
  <RecordShow actions={<CustomerActions />}>
    <CustomerParts />
  </RecordShow>
);
