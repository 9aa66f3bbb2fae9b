import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Link, required, SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import type { ApprovalRecord } from '#contracts/desk/approval-record.ts';
import { approvalColumns } from '#contracts/desk/columns/approval-columns.vi.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { choicesOf } from '#desk/kit/choices.ts';
import { Facts } from '#desk/kit/facts.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { price } from '#desk/kit/price.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordShow } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { approvalWords as words } from '#desk/words/money.vi.ts';

export const deedOf = ({ deed }: ApprovalRecord): string => lookUp(words.deeds, deed) ?? deed;

export const ApprovalList = () => (
  <RecordList<ApprovalRecord>
    filters={[
      <SelectInput key="state" source="state" label={words.state} choices={choicesOf(words.states)} alwaysOn />,
    ]}
    filterDefaultValues={{ state: 'waiting' }}
    sort={{ field: 'askedAt', order: 'DESC' }}
    rowClick="show"
    primary={(approval) => `${deedOf(approval)} · ${price(approval.amount)}`}
    secondary={({ askedBy, askedAt }) => `${askedBy} · ${formatMinute(askedAt)}`}
    tertiary={({ state }) => words.states[state]}
    columns={approvalColumns}
  />
);

const ApprovalActions = () => {
  const approval = useRecordContext<ApprovalRecord>();
  const { may } = useSession();
  if (approval?.state !== 'waiting') return <TopToolbar />;
  return (
    <TopToolbar>
      {approval.mayApprove ? (
        <ActionButton
          action="approve"
          label={words.approve}
          title={words.approveTitle}
          text={words.approveText}
          done={words.approved}
        />
      ) : null}
      {may.approvals?.actions.includes('refuse') ? (
        <FormAction
          action="refuse"
          label={words.refuse}
          title={words.refuse}
          text={words.refuseText}
          done={words.refused}
        >
          <TextInput source="reason" label={words.reason} validate={required()} multiline />
        </FormAction>
      ) : null}
    </TopToolbar>
  );
};

const ApprovalFacts = () => {
  const approval = useRecordContext<ApprovalRecord>();
  if (approval === undefined) return null;
  const { state, decidedAt, decidedBy, resource, recordId, facts } = approval;
  return (
    <Stack spacing={2}>
      {state === 'waiting' && !approval.mayApprove ? <Alert severity="info">{words.others}</Alert> : null}
      <Facts
        facts={[
          { label: words.deed, value: deedOf(approval) },
          { label: words.amount, value: price(approval.amount) },
          {
            label: words.record,
            value: <Link to={`/${resource}/${recordId}/show`}>{facts.order ?? words.open}</Link>,
          },
          { label: words.state, value: words.states[state] },
          { label: words.askedBy, value: approval.askedBy },
          { label: words.askedAt, value: formatMinute(approval.askedAt) },
          { label: words.decided, value: decidedAt === null ? '' : `${decidedBy} · ${formatMinute(decidedAt)}` },
          { label: words.reason, value: approval.reason },
        ]}
      />
    </Stack>
  );
};

export const ApprovalShow = () => (
  <RecordShow actions={<ApprovalActions />}>
    <ApprovalFacts />
  </RecordShow>
);
