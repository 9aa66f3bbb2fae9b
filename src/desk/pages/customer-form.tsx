import Card from '@mui/material/Card';
import { Create, required, SimpleForm, TextInput, useNotify, useRedirect } from 'react-admin';
import type { CustomerRecord, KnownCustomer } from '#contracts/desk/customer-record.ts';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { customerWords as words } from '#desk/words/customers.vi.ts';

/** Leads to the new customer, or to the one who has the e-mail address. */
export const CustomerCreate = () => {
  const notify = useNotify();
  const redirect = useRedirect();
  const lead = ({ id, isKnown }: CustomerRecord & KnownCustomer) => {
    notify(isKnown ? words.known : words.made, { type: isKnown ? 'warning' : 'success' });
    redirect('show', 'customers', id);
  };
  return (
    <Create<CustomerRecord & KnownCustomer> mutationOptions={{ onSuccess: lead }}>
      <SimpleForm>
        <TextInput source="name" label={words.name} validate={required()} />
        <TextInput source="phone" label={words.phone} type="tel" validate={required()} />
        <TextInput source="email" label={words.email} type="email" validate={required()} helperText={words.newHelp} />
      </SimpleForm>
    </Create>
  );
};

/** An account may lack a phone number or an e-mail address, and keeps what it has until it is changed. */
export const CustomerEdit = () => (
  <RecordEdit>
    <Card>
      <SimpleForm>
        <TextInput source="name" label={words.name} validate={required()} />
        <TextInput source="phone" label={words.phone} type="tel" />
        <TextInput source="email" label={words.email} type="email" helperText={words.emailHelp} />
      </SimpleForm>
    </Card>
  </RecordEdit>
);
