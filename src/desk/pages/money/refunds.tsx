import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { Link, required, SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { refundColumns } from '#contracts/desk/columns/refund-columns.vi.ts';
import type { RefundAccount, RefundRecord, RefundRow } from '#contracts/desk/refund-record.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { OnDemand } from '#desk/kit/on-demand.tsx';
import { price } from '#desk/kit/price.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { refundWords as words } from '#desk/words/money.vi.ts';

const choices = choicesOf(words.states);

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="state" source="state" label={words.state} choices={choices} alwaysOn />,
];

export const RefundList = () => (
  <RecordList<RefundRow>
    filters={filters}
    sort={{ field: 'askedAt', order: 'DESC' }}
    rowClick="show"
    primary={({ service, customer }) => `${service} · ${customer}`}
    secondary={({ state, askedAt }) => `${words.states[state]} · ${formatMinute(askedAt)}`}
    tertiary={({ gross }) => price(gross)}
    columns={refundColumns}
  />
);

const RefundActions = () => {
  const refund = useRecordContext<RefundRecord>();
  if (refund === undefined) return <TopToolbar />;
  return (
    <TopToolbar>
      {refund.awaitsDecision ? (
        <>
          <ActionButton
            action="confirm"
            label={refund.keepsService ? words.confirmPart : words.confirm}
            title={words.confirmTitle}
            text={refund.keepsService ? words.confirmPartText : words.confirmText}
            done={words.confirmed}
          />
          <FormAction
            action="refuse"
            label={words.refuse}
            title={words.refuse}
            text={words.refuseText}
            done={words.refused}
          >
            <TextInput source="reason" label={words.refuseReason} validate={required()} multiline />
          </FormAction>
        </>
      ) : null}
      {refund.awaitsMoney ? (
        <ActionButton
          action="paid"
          label={words.pay}
          title={words.payTitle}
          text={words.payText}
          done={words.payDone}
        />
      ) : null}
    </TopToolbar>
  );
};

const Account = ({ account }: RefundAccount) =>
  account === null ? (
    words.noAccount
  ) : (
    <Facts
      facts={[
        { label: words.bank, value: account.bank },
        { label: words.accountNumber, value: account.number },
        { label: words.holder, value: account.holder },
      ]}
    />
  );

const RefundFacts = () => {
  const refund = useRecordContext<RefundRecord>();
  if (refund === undefined) return null;
  const { decidedAt, decidedBy, paidAt, deliveredAt } = refund;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.gross, value: price(refund.gross) },
          { label: words.net, value: price(refund.net) },
          { label: words.exempt, value: refund.exempt > 0 ? price(refund.exempt) : '' },
          { label: words.vat, value: price(refund.vat) },
          { label: words.state, value: words.states[refund.state] },
          { label: words.service, value: <Link to={`/services/${refund.serviceId}/show`}>{refund.service}</Link> },
          { label: words.plan, value: refund.plan },
          { label: words.order, value: <Link to={`/orders/${refund.orderId}/show`}>{refund.orderNumber}</Link> },
          { label: words.customer, value: `${refund.customer} · ${refund.email}` },
          { label: words.deliveredAt, value: deliveredAt === null ? '' : formatDate(deliveredAt) },
          { label: words.endsAt, value: formatDate(refund.endsAt) },
          { label: words.askedAt, value: formatMinute(refund.askedAt) },
          { label: words.askedReason, value: refund.askedReason },
          { label: words.decided, value: decidedAt === null ? '' : `${formatMinute(decidedAt)} · ${decidedBy}` },
          { label: words.paidAt, value: paidAt === null ? '' : formatMinute(paidAt) },
          { label: words.reason, value: refund.reason },
        ]}
      />
      <Card>
        <CardContent>
          <OnDemand<RefundAccount> part="account" label={words.showAccount}>
            {(part) => <Account {...part} />}
          </OnDemand>
        </CardContent>
      </Card>
    </Stack>
  );
};

export const RefundShow = () => (
  <RecordShow actions={<RefundActions />}>
    <RefundFacts />
  </RecordShow>
);
