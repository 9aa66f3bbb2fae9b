import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { Link, required, SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { domainTransferColumns } from '#contracts/desk/columns/operations/domain-transfer-columns.vi.ts';
import type { AuthCode, DomainTransferRow } from '#contracts/desk/operations/domain-transfer-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { OnDemand } from '#desk/kit/on-demand.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { domainTransferWords as words } from '#desk/words/operations.vi.ts';

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="state" source="state" label={words.state} choices={choicesOf(words.states)} alwaysOn />,
];

/** What a member has to decide about. */
const moving = { state: 'moving' };

export const DomainTransferList = () => (
  <RecordList<DomainTransferRow>
    filters={filters}
    filterDefaultValues={moving}
    sort={{ field: 'paidAt', order: 'ASC' }}
    rowClick="show"
    primary={({ domain }) => domain}
    secondary={({ orderNumber, paidAt }) => `${orderNumber} · ${formatMinute(paidAt)}`}
    tertiary={({ state }) => words.states[state]}
    columns={domainTransferColumns}
  />
);

const TransferActions = () => {
  const transfer = useRecordContext<DomainTransferRow>();
  const { may } = useSession();
  if (transfer?.state !== 'moving' || !may['domain-transfers']?.actions.includes('finish')) return <TopToolbar />;
  return (
    <TopToolbar>
      <FormAction
        action="refuse"
        label={words.refuse}
        title={words.refuse}
        text={words.refuseText}
        done={words.refused}
      >
        <TextInput source="reason" label={words.refuseReason} validate={required()} multiline minRows={3} />
      </FormAction>
      <ActionButton
        action="finish"
        label={words.finish}
        title={words.finishTitle}
        text={words.finishText}
        done={words.finished}
      />
    </TopToolbar>
  );
};

const TransferParts = () => {
  const transfer = useRecordContext<DomainTransferRow>();
  const { may } = useSession();
  if (transfer === undefined) return null;
  const { orderId, orderNumber } = transfer;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.domain, value: transfer.domain },
          { label: words.state, value: words.states[transfer.state] },
          {
            label: words.order,
            value: may.orders ? <Link to={`/orders/${orderId}/show`}>{orderNumber}</Link> : orderNumber,
          },
          { label: words.customer, value: transfer.customer },
          { label: words.paidAt, value: formatMinute(transfer.paidAt) },
        ]}
      />
      {transfer.state === 'moving' ? (
        <Card>
          <CardContent>
            <OnDemand<AuthCode> part="code" label={words.showCode}>
              {({ code }) => <Facts facts={[{ label: words.code, value: <code>{code ?? words.noCode}</code> }]} />}
            </OnDemand>
          </CardContent>
        </Card>
      ) : null}
    </Stack>
  );
};

export const DomainTransferShow = () => (
  <RecordShow actions={<TransferActions />}>
    <TransferParts />
  </RecordShow>
);
