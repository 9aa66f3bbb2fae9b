import Button from '@mui/material/Button';
import { Link, required, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import type { CustomerRecord } from '#contracts/desk/customer-record.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { NoteAction } from '#desk/kit/note-action.tsx';
import { useSession } from '#desk/session-context.ts';
import { customerWords as words } from '#desk/words/customers.vi.ts';

const Block = () => (
  <FormAction action="block" label={words.block} title={words.block} text={words.blockText} done={words.blocked}>
    <TextInput source="reason" label={words.blockReason} validate={required()} multiline />
  </FormAction>
);

const Unblock = () => (
  <ActionButton
    action="unblock"
    label={words.unblock}
    title={words.unblock}
    text={words.unblockText}
    done={words.unblocked}
  />
);

const EndSessions = () => (
  <ActionButton
    action="end-sessions"
    label={words.endSessions}
    title={words.endSessions}
    text={words.endSessionsText}
    done={words.sessionsEnded}
  />
);

/** What the member may do with the customer. */
export const CustomerActions = () => {
  const customer = useRecordContext<CustomerRecord>();
  const { may } = useSession();
  const can = (action: string): boolean => may.customers?.actions.includes(action) ?? false;
  if (customer === undefined) return <TopToolbar />;
  const isOpen = customer.hasAccount && customer.blockedAt === null;
  return (
    <TopToolbar>
      {may.orders?.create ? (
        <Button size="small" component={Link} to="/orders/create" state={{ record: { customerId: customer.id } }}>
          {words.placeOrder}
        </Button>
      ) : null}
      {can('note') ? <NoteAction /> : null}
      {isOpen && can('end-sessions') ? <EndSessions /> : null}
      {isOpen && can('block') ? <Block /> : null}
      {customer.blockedAt !== null && can('unblock') ? <Unblock /> : null}
    </TopToolbar>
  );
};
