import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, required, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { customerMergeColumns } from '#contracts/desk/columns/customer-merge-columns.vi.ts';
import type { CustomerMergeRecord, CustomerMergeRow } from '#contracts/desk/customer-merge-record.ts';
import type { CustomerRow } from '#contracts/desk/customer-record.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { price } from '#desk/kit/price.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { customerMergeWords as words } from '#desk/words/customer-merges.vi.ts';

/** Customers with the same telephone number or e-mail address. */
export const CustomerMergeList = () => (
  <RecordList<CustomerMergeRow>
    sort={{ field: 'id', order: 'ASC' }}
    rowClick="show"
    primary={({ kept, merged }) => `${kept} · ${merged}`}
    secondary={({ shared }) => shared}
    columns={customerMergeColumns}
  />
);

const Customer = ({ label, customer }: { readonly label: string; readonly customer: CustomerRow }) => (
  <Facts
    facts={[
      { label, value: <Link to={`/customers/${customer.id}/show`}>{customer.name}</Link> },
      { label: words.email, value: customer.email },
      { label: words.phone, value: formatPhone(customer.phone) },
      { label: words.createdAt, value: formatDate(customer.createdAt) },
    ]}
  />
);

const MergeActions = () => {
  const merge = useRecordContext<CustomerMergeRecord>();
  if (merge === undefined) return null;
  return (
    <TopToolbar>
      <Button size="small" component={Link} to={`/customer-merges/${merge.otherWay}/show`}>
        {words.otherWay}
      </Button>
      {merge.refusal === null ? (
        <FormAction
          action="merge"
          label={words.merge}
          title={words.mergeTitle}
          text={words.mergeText}
          initial={{ plan: merge.plan }}
          done={words.done}
        >
          <TextInput source="reason" label={words.reason} validate={required()} multiline />
        </FormAction>
      ) : null}
    </TopToolbar>
  );
};

const MergeParts = () => {
  const merge = useRecordContext<CustomerMergeRecord>();
  if (merge === undefined) return null;
  return (
    <Stack spacing={2}>
      {merge.refusal === null ? null : <Alert severity="error">{words.refusals[merge.refusal]}</Alert>}
      {merge.conflicts.map((conflict) => (
        <Alert key={conflict} severity="warning">
          {words.conflicts[conflict]}
        </Alert>
      ))}
      <Customer label={words.kept} customer={merge.kept} />
      <Customer label={words.merged} customer={merge.merged} />
      <Facts facts={[{ label: words.paid, value: price(merge.paid) }]} />
      <PartTable
        title={words.rows}
        empty=""
        rows={merge.rows.map((row) => ({ id: row.title, ...row }))}
        columns={[
          { title: words.what, cell: ({ title }) => title },
          { title: words.count, cell: ({ count }) => count, isNumber: true },
          { title: words.effect, cell: ({ isMoved }) => (isMoved ? words.moved : words.ended) },
        ]}
      />
    </Stack>
  );
};

export const CustomerMergeShow = () => (
  <RecordShow actions={<MergeActions />}>
    <MergeParts />
  </RecordShow>
);
