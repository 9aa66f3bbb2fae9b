import NavigateNext from '@mui/icons-material/NavigateNext';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import {
  AutocompleteInput,
  Link,
  ReferenceInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  TopToolbar,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import type { CustomerRecord } from '#contracts/desk/customer-record.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { nameOfCustomer } from '#desk/kit/name-of-customer.ts';
import { NoteAction } from '#desk/kit/note-action.tsx';
import { useSession } from '#desk/session-context.ts';
import { customerMergeWords as merge } from '#desk/words/customer-merges.vi.ts';
import { customerWords as words } from '#desk/words/customers.vi.ts';
import { balanceWords } from '#desk/words/money.vi.ts';
import { ViewAsCustomer } from './customer-view.tsx';

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

/** Leads to what merging another customer into this one would do. */
const MergeOther = ({ kept }: { readonly kept: string }) => {
  const redirect = useRedirect();
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => open(true)}>
        {merge.choose}
      </Button>
      <Dialog open={isOpen} onClose={() => open(false)} fullWidth>
        <DialogTitle>{merge.choose}</DialogTitle>
        <DialogContent>
          <DialogContentText>{merge.chooseText}</DialogContentText>
          <SimpleForm
            record={{}}
            onSubmit={(chosen: { readonly merged?: string }) =>
              redirect(`/customer-merges/${kept}.${chosen.merged ?? ''}/show`)
            }
            toolbar={
              <Toolbar>
                <SaveButton label={merge.show} icon={<NavigateNext />} />
              </Toolbar>
            }
          >
            <ReferenceInput source="merged" reference="customers">
              <AutocompleteInput label={merge.other} optionText={nameOfCustomer} validate={required()} fullWidth />
            </ReferenceInput>
          </SimpleForm>
        </DialogContent>
      </Dialog>
    </>
  );
};

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
      {may.balances && customer.hasAccount ? (
        <Button size="small" component={Link} to={`/balances/${customer.id}/show`}>
          {balanceWords.open}
        </Button>
      ) : null}
      {may.customers?.update ? (
        <Button size="small" component={Link} to={`/customers/${customer.id}`}>
          {words.edit}
        </Button>
      ) : null}
      {may['customer-merges'] ? <MergeOther kept={customer.id} /> : null}
      {can('note') ? <NoteAction /> : null}
      {isOpen && can('view-as') ? <ViewAsCustomer /> : null}
      {isOpen && can('end-sessions') ? <EndSessions /> : null}
      {isOpen && can('block') ? <Block /> : null}
      {customer.blockedAt !== null && can('unblock') ? <Unblock /> : null}
    </TopToolbar>
  );
};
