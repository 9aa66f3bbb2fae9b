import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  BooleanInput,
  Link,
  required,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { serviceColumns } from '#contracts/desk/columns/service-columns.vi.ts';
import type { ServiceRecord, ServiceRow } from '#contracts/desk/service-record.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { serviceStatusNames } from '#core/shared/service-status.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { DongInput } from '#desk/kit/dong.tsx';
import { Events } from '#desk/kit/events.tsx';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { price } from '#desk/kit/price.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { refundWords } from '#desk/words/money.vi.ts';
import { serviceWords as words } from '#desk/words/records.vi.ts';

const dues = choicesOf(words.dues);

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="due" source="due" label={words.due} choices={dues} alwaysOn />,
];

/** What can be done with the chosen services at once. */
const BulkButtons = () => {
  const { selectedIds } = useListContext<ServiceRow>();
  const { may } = useSession();
  const chosen = { record: { services: selectedIds } };
  return (
    <>
      {may['service-mails'] ? (
        <Button size="small" component={Link} to="/service-mails/create" state={chosen}>
          {words.writeMail}
        </Button>
      ) : null}
      {may['service-extensions'] ? (
        <Button size="small" component={Link} to="/service-extensions/create" state={chosen}>
          {words.giveDays}
        </Button>
      ) : null}
    </>
  );
};

export const ServiceList = () => {
  const { may } = useSession();
  return (
    <RecordList<ServiceRow>
      filters={filters}
      sort={{ field: 'endsAt', order: 'ASC' }}
      rowClick="show"
      primary={({ name }) => name}
      secondary={({ customer, status }) => `${customer} · ${serviceStatusNames[status]}`}
      tertiary={({ endsAt }) => formatDate(endsAt)}
      columns={serviceColumns}
      {...(may['service-mails'] || may['service-extensions'] ? { bulk: <BulkButtons /> } : {})}
    />
  );
};

const ServiceFacts = () => {
  const { may } = useSession();
  const service = useRecordContext<ServiceRecord>();
  if (service === undefined) return null;
  return (
    <Facts
      facts={[
        {
          label: words.name,
          value: may.machines ? <Link to={`/machines/${service.id}/show`}>{service.name}</Link> : service.name,
        },
        { label: words.plan, value: service.plan },
        { label: words.status, value: serviceStatusNames[service.status] },
        { label: words.address, value: service.address },
        { label: words.location, value: service.location },
        ...service.options.map(({ name: label, value }) => ({ label, value })),
        { label: words.endsAt, value: formatDate(service.endsAt) },
        {
          label: words.customer,
          value:
            service.customerId === null ? (
              service.customer
            ) : (
              <Link to={`/customers/${service.customerId}/show`}>{service.customer}</Link>
            ),
        },
        { label: words.phone, value: formatPhone(service.phone) },
        { label: words.email, value: service.email },
        { label: words.order, value: <Link to={`/orders/${service.orderId}/show`}>{service.orderNumber}</Link> },
        {
          label: words.refund,
          value: 'gross' in service.refund ? price(service.refund.gross) : words.refusals[service.refund.because],
        },
        { label: words.paid, value: service.paid > 0 ? price(service.paid) : '' },
        {
          label: words.request,
          value: service.refundId === null ? '' : <Link to={`/refunds/${service.refundId}/show`}>{words.open}</Link>,
        },
      ]}
    />
  );
};

const PartRefunds = () => {
  const service = useRecordContext<ServiceRecord>();
  if (service === undefined || service.partRefunds.length === 0) return null;
  return (
    <PartTable
      title={words.partRefunds}
      empty=""
      rows={service.partRefunds}
      columns={[
        { title: words.askedAt, cell: ({ id, at }) => <Link to={`/refunds/${id}/show`}>{formatMinute(at)}</Link> },
        { title: words.status, cell: ({ state }) => refundWords.states[state] },
        { title: words.partAmount, cell: ({ gross }) => price(gross), isNumber: true },
      ]}
    />
  );
};

const ServiceLog = () => {
  const service = useRecordContext<ServiceRecord>();
  return service === undefined ? null : <Events title={words.log} events={service.events} />;
};

/** Where the money goes. */
const accountInputs = (
  <>
    <TextInput source="bank" label={words.bank} validate={required()} />
    <TextInput source="number" label={words.accountNumber} validate={required()} />
    <TextInput source="holder" label={words.holder} validate={required()} />
  </>
);

const ServiceActions = () => {
  const service = useRecordContext<ServiceRecord>();
  const { may } = useSession();
  const mayRefund = may.services?.actions.includes('refund') && service?.refundId === null && 'gross' in service.refund;
  const mayChoose = may.services?.actions.includes('refund-part') && service?.refundId === null && service.paid > 0;
  return (
    <TopToolbar>
      {may['service-extensions'] && service ? (
        <Button
          size="small"
          component={Link}
          to="/service-extensions/create"
          state={{ record: { services: [service.id] } }}
        >
          {words.giveDays}
        </Button>
      ) : null}
      {mayRefund ? (
        <FormAction
          action="refund"
          label={words.askRefund}
          title={words.askRefund}
          text={words.askRefundText}
          done={words.refundAsked}
        >
          <DongInput source="amount" label={words.amount} validate={required()} />
          {accountInputs}
        </FormAction>
      ) : null}
      {service && mayChoose ? (
        <FormAction
          action="refund-part"
          label={words.askPart}
          title={words.askPart}
          text={words.askPartText(price(service.paid))}
          done={words.refundAsked}
          initial={{ keepsService: true }}
        >
          <DongInput source="amount" label={words.partAmount} max={service.paid} validate={required()} />
          <BooleanInput source="keepsService" label={words.keepsService} helperText={words.keepsServiceHelp} />
          <TextInput source="reason" label={words.partReason} validate={required()} />
          {accountInputs}
        </FormAction>
      ) : null}
    </TopToolbar>
  );
};

export const ServiceShow = () => (
  <RecordShow actions={<ServiceActions />}>
    <Stack spacing={2}>
      <ServiceFacts />
      <PartRefunds />
      <ServiceLog />
    </Stack>
  </RecordShow>
);
