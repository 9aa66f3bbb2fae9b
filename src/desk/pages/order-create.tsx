import {
  ArrayInput,
  AutocompleteInput,
  Create,
  NumberInput,
  ReferenceInput,
  required,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { nameOfCustomer } from '#desk/kit/name-of-customer.ts';
import { orderWords as words } from '#desk/words/records.vi.ts';
import { BuyerInputs } from './order-edit.tsx';

const lines = [{ quantity: 1 }];

/** An order for somebody who called: a customer with an account, or a new contact. */
export const OrderCreate = () => (
  <Create redirect="show">
    <SimpleForm>
      <ReferenceInput source="customerId" reference="customers">
        <AutocompleteInput label={words.chosen} optionText={nameOfCustomer} helperText={words.chosenHelp} />
      </ReferenceInput>
      <BuyerInputs isNew />
      <ArrayInput source="lines" label={words.lines} defaultValue={lines} validate={required()}>
        <SimpleFormIterator inline disableReordering>
          <ReferenceInput source="product" reference="products" filter={{ state: 'on-sale' }}>
            <AutocompleteInput label={words.product} optionText="title" validate={required()} />
          </ReferenceInput>
          <NumberInput source="term" label={words.termInMonths} min={1} validate={required()} helperText={false} />
          <NumberInput source="quantity" label={words.quantity} min={1} validate={required()} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      <TextInput source="note" label={words.note} multiline />
    </SimpleForm>
  </Create>
);
