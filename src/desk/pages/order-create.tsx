import {
  ArrayInput,
  AutocompleteInput,
  Create,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  useGetOne,
  useSourceContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ProductRecord } from '#contracts/desk/product-record.ts';
import { nameOfCustomer } from '#desk/kit/name-of-customer.ts';
import { price } from '#desk/kit/price.ts';
import { orderWords as words } from '#desk/words/records.vi.ts';
import { BuyerInputs } from './order-edit.tsx';

const lines = [{ quantity: 1 }];

/** The terms that the chosen product is sold for, with a month's price. */
const TermInput = () => {
  const { getSource } = useSourceContext();
  const sku: unknown = useWatch({ name: getSource('product') });
  const id = typeof sku === 'string' ? sku : '';
  const { data } = useGetOne<ProductRecord>('products', { id }, { enabled: id !== '' });
  const choices = (data?.prices ?? []).map(({ term, price: amount }) => ({
    id: term,
    name: words.termFor(term, price(amount)),
  }));
  return (
    <SelectInput
      source="term"
      label={words.term}
      choices={choices}
      validate={required()}
      helperText={choices.length === 0 ? words.termHelp : false}
    />
  );
};

/** An order for somebody who called: a customer with an account, or a new contact. */
export const OrderCreate = () => (
  <Create redirect="show">
    <SimpleForm>
      <ReferenceInput source="customerId" reference="customers">
        <AutocompleteInput label={words.chosen} optionText={nameOfCustomer} helperText={words.chosenHelp} />
      </ReferenceInput>
      <BuyerInputs isNew />
      <ArrayInput source="lines" label={words.lines} defaultValue={lines} validate={required()}>
        <SimpleFormIterator disableReordering>
          <ReferenceInput source="product" reference="products" filter={{ state: 'on-sale' }}>
            <AutocompleteInput label={words.product} optionText="title" validate={required()} helperText={false} />
          </ReferenceInput>
          <TermInput />
          <NumberInput source="quantity" label={words.quantity} min={1} validate={required()} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      <TextInput source="note" label={words.note} multiline />
    </SimpleForm>
  </Create>
);
