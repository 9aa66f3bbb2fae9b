import Button from '@mui/material/Button';
import { Link, required, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { DongInput } from '#desk/kit/dong.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { NoteAction } from '#desk/kit/note-action.tsx';
import { price } from '#desk/kit/price.ts';
import { useSession } from '#desk/session-context.ts';
import { orderWords as words } from '#desk/words/records.vi.ts';

type Due = Pick<OrderRecord, 'due'>;

const Cash = ({ due }: Due) => (
  <FormAction
    action="cash"
    label={words.cash}
    title={words.cashTitle}
    text={words.cashText(price(due))}
    done={words.cashed}
  >
    <DongInput source="amount" label={words.cashAmount} validate={required()} />
    <TextInput source="receipt" label={words.receipt} validate={required()} />
  </FormAction>
);

const Waive = ({ due }: Due) => (
  <FormAction
    action="waive"
    label={words.waive}
    title={words.waiveTitle}
    text={words.waiveText(price(due))}
    done={words.waived}
  >
    <TextInput source="reason" label={words.waiveReason} validate={required()} multiline />
  </FormAction>
);

const Cancel = () => (
  <FormAction
    action="cancel"
    label={words.cancel}
    title={words.cancelTitle}
    text={words.cancelText}
    done={words.cancelled}
  >
    <TextInput source="reason" label={words.reason} validate={required()} multiline />
  </FormAction>
);

const Resend = () => (
  <ActionButton
    action="resend"
    label={words.resend}
    title={words.resendTitle}
    text={words.resendText}
    done={words.resent}
  />
);

/** What the member may do with the order in its state. */
export const OrderActions = () => {
  const order = useRecordContext<OrderRecord>();
  const { may } = useSession();
  const rights = may.orders;
  if (order === undefined || rights === undefined) return <TopToolbar />;
  const can = (action: string): boolean => rights.actions.includes(action);
  return (
    <TopToolbar>
      {can('note') ? <NoteAction /> : null}
      {can('resend') && (order.isOpen || order.invoices.length > 0) ? <Resend /> : null}
      {order.isOpen && rights.update ? (
        <Button size="small" component={Link} to={`/orders/${order.id}`}>
          {words.changeBuyer}
        </Button>
      ) : null}
      {order.mayWaive && can('waive') ? <Waive due={order.due} /> : null}
      {order.isOpen && can('cash') ? <Cash due={order.due} /> : null}
      {order.isOpen && can('cancel') ? <Cancel /> : null}
    </TopToolbar>
  );
};
