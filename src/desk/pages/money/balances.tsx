import Stack from '@mui/material/Stack';
import { Link, required, SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import type { BalanceEntryRow, DeskBalanceRecord, DeskBalanceRow } from '#contracts/desk/balance-record.ts';
import { actorOfEntry, balanceColumns, balanceEntryColumns } from '#contracts/desk/columns/balance-columns.vi.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { DongInput } from '#desk/kit/dong.tsx';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { price } from '#desk/kit/price.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { balanceWords as words } from '#desk/words/money.vi.ts';

const search = <TextInput key="q" source="q" label={words.search} alwaysOn />;

export const BalanceList = () => (
  <RecordList<DeskBalanceRow>
    filters={[search]}
    sort={{ field: 'movedAt', order: 'DESC' }}
    rowClick="show"
    primary={({ customer }) => customer}
    secondary={({ email, movedAt }) => `${email} · ${movedAt === null ? '' : formatMinute(movedAt)}`}
    tertiary={({ balance }) => price(balance)}
    columns={balanceColumns}
  />
);

const BalanceActions = () => {
  const balance = useRecordContext<DeskBalanceRecord>();
  const { may } = useSession();
  return (
    <TopToolbar>
      {balance !== undefined && may.balances?.actions.includes('correct') ? (
        <FormAction
          action="correct"
          label={words.correct}
          title={words.correct}
          text={words.correctText}
          done={words.corrected}
        >
          <DongInput source="change" label={words.typedChange} validate={required()} isSigned />
          <TextInput source="reason" label={words.typedReason} validate={required()} multiline />
        </FormAction>
      ) : null}
    </TopToolbar>
  );
};

const BalanceParts = () => {
  const balance = useRecordContext<DeskBalanceRecord>();
  if (balance === undefined) return null;
  const { id, customer, email, entries } = balance;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: words.balance, value: price(balance.balance) },
          { label: words.customer, value: <Link to={`/customers/${id}/show`}>{customer}</Link> },
          { label: words.email, value: email },
        ]}
      />
      <PartTable
        title={words.entries}
        empty={words.none}
        rows={entries}
        columns={[
          { title: words.at, cell: ({ at }) => formatMinute(at) },
          { title: words.kind, cell: ({ kind }) => words.kinds[kind] },
          { title: words.about, cell: ({ about, reason }) => about || reason },
          { title: words.by, cell: actorOfEntry },
          { title: words.change, cell: ({ change }) => price(change), isNumber: true },
        ]}
      />
    </Stack>
  );
};

export const BalanceShow = () => (
  <RecordShow actions={<BalanceActions />}>
    <BalanceParts />
  </RecordShow>
);

const kinds = <SelectInput key="kind" source="kind" label={words.kind} choices={choicesOf(words.kinds)} alwaysOn />;

export const BalanceEntryList = () => (
  <RecordList<BalanceEntryRow>
    filters={[search, kinds]}
    sort={{ field: 'at', order: 'DESC' }}
    rowClick={(_, __, { customerId }) => `/balances/${customerId}/show`}
    primary={({ customer }) => customer}
    secondary={({ kind, at }) => `${words.kinds[kind]} · ${formatMinute(at)}`}
    tertiary={({ change }) => price(change)}
    columns={balanceEntryColumns}
  />
);
