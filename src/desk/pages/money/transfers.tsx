import Stack from '@mui/material/Stack';
import { Link, required, SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { transferColumns } from '#contracts/desk/columns/transfer-columns.vi.ts';
import type { TransferRecord, TransferRow } from '#contracts/desk/transfer-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { DongInput } from '#desk/kit/dong.tsx';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { price } from '#desk/kit/price.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { transferWords as words } from '#desk/words/money.vi.ts';

const choices = choicesOf(words.filters);

/** What a member has to decide about. */
const waiting = { state: 'waiting' };

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <SelectInput key="state" source="state" label={words.show} choices={choices} alwaysOn />,
];

export const TransferList = () => (
  <RecordList<TransferRow>
    filters={filters}
    filterDefaultValues={waiting}
    sort={{ field: 'paidAt', order: 'DESC' }}
    rowClick="show"
    primary={({ reference, content }) => [reference, content].filter(Boolean).join(' · ')}
    secondary={({ state, paidAt }) => `${words.states[state]} · ${formatMinute(paidAt)}`}
    tertiary={({ amount }) => price(amount)}
    columns={transferColumns}
  />
);

const TransferActions = () => {
  const transfer = useRecordContext<TransferRecord>();
  if (transfer === undefined) return <TopToolbar />;
  return (
    <TopToolbar>
      {transfer.mayMatch ? (
        <FormAction
          action="match"
          label={words.match}
          title={words.match}
          text={words.matchText}
          done={words.matched}
          initial={{ order: transfer.guess }}
        >
          <TextInput source="order" label={words.number} validate={required()} />
          <DongInput source="amount" label={words.typedAmount} validate={required()} />
        </FormAction>
      ) : null}
      {transfer.mayMatch && transfer.waiverLimit > 0 ? (
        <FormAction
          action="accept"
          label={words.accept}
          title={words.accept}
          text={words.acceptText(price(transfer.waiverLimit))}
          done={words.matched}
          initial={{ order: transfer.guess }}
        >
          <TextInput source="order" label={words.number} validate={required()} />
          <DongInput source="amount" label={words.typedAmount} validate={required()} />
          <TextInput source="reason" label={words.waiverReason} validate={required()} multiline />
        </FormAction>
      ) : null}
      {transfer.mayRefund ? (
        <FormAction
          action="refund"
          label={words.giveBack}
          title={words.giveBack}
          text={words.giveBackText}
          done={words.givenBack}
        >
          <TextInput source="note" label={words.note} validate={required()} multiline />
        </FormAction>
      ) : null}
      {transfer.mayCredit ? (
        <ActionButton
          action="credit"
          label={words.credit}
          title={words.credit}
          text={words.creditText}
          done={words.credited}
        />
      ) : null}
    </TopToolbar>
  );
};

const TransferFacts = () => {
  const transfer = useRecordContext<TransferRecord>();
  if (transfer === undefined) return null;
  const { order, decidedAt, decidedBy, refundAmount } = transfer;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.amount, value: price(transfer.amount) },
          { label: words.state, value: words.states[transfer.state] },
          { label: words.content, value: transfer.content },
          { label: words.reference, value: `${transfer.reference} · ${transfer.method}` },
          { label: words.paidAt, value: formatMinute(transfer.paidAt) },
          { label: words.problem, value: words.problems[transfer.problem] },
          {
            label: words.order,
            value: order === null ? '' : <Link to={`/orders/${order.id}/show`}>{order.number}</Link>,
          },
          { label: words.refundAmount, value: refundAmount > 0 ? price(refundAmount) : '' },
          { label: words.refundNote, value: transfer.refundNote },
          { label: words.decided, value: decidedAt === null ? '' : `${decidedBy} · ${formatMinute(decidedAt)}` },
        ]}
      />
      {transfer.mayMatch ? (
        <PartTable
          title={words.candidates}
          empty={words.none}
          rows={transfer.candidates}
          columns={[
            { title: words.order, cell: ({ id, number }) => <Link to={`/orders/${id}/show`}>{number}</Link> },
            { title: words.why, cell: ({ why }) => words.whys[why] },
            { title: words.due, cell: ({ due }) => price(due), isNumber: true },
          ]}
        />
      ) : null}
    </Stack>
  );
};

export const TransferShow = () => (
  <RecordShow actions={<TransferActions />}>
    <TransferFacts />
  </RecordShow>
);
