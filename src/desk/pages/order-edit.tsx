import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import type { ReactNode } from 'react';
import { required, SimpleForm, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { orderWords as words } from '#desk/words/records.vi.ts';

const Half = ({ children }: { readonly children: ReactNode }) => <Grid size={{ xs: 12, md: 6 }}>{children}</Grid>;

/** Who ordered, and the company of the invoice. `isNew`: what is empty is the chosen customer's. */
export const BuyerInputs = ({ isNew = false }: { readonly isNew?: boolean }) => {
  const chosen: unknown = useWatch({ name: 'customerId', disabled: !isNew });
  const needed = isNew && chosen ? {} : { validate: required() };
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Half>
        <TextInput source="name" label={words.name} {...needed} />
      </Half>
      <Half>
        <TextInput source="phone" label={words.phone} type="tel" {...needed} />
      </Half>
      <Half>
        <TextInput
          source="email"
          label={words.email}
          {...needed}
          helperText={isNew ? words.mailHelp : words.emailHelp}
        />
      </Half>
      <Half>
        <TextInput source="company" label={words.company} helperText={words.companyHelp} />
      </Half>
      <Half>
        <TextInput source="taxCode" label={words.taxCode} />
      </Half>
      <Half>
        <TextInput source="companyAddress" label={words.companyAddress} />
      </Half>
      <Half>
        <TextInput source="companyEmail" label={words.companyEmail} />
      </Half>
    </Grid>
  );
};

export const OrderEdit = () => (
  <RecordEdit>
    <Card>
      <SimpleForm>
        <BuyerInputs />
      </SimpleForm>
    </Card>
  </RecordEdit>
);
