import {
  ArrayInput,
  AutocompleteArrayInput,
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
import { useFormContext, useWatch } from 'react-hook-form';
import type { OrderChoiceRecord } from '#contracts/desk/order-record.ts';
import { nameOfCustomer } from '#desk/kit/name-of-customer.ts';
import { price } from '#desk/kit/price.ts';
import { TextsInput } from '#desk/kit/texts-input.tsx';
import { orderWords as words } from '#desk/words/records.vi.ts';
import { BuyerInputs } from './order-edit.tsx';

const lines = [{ quantity: 1 }];

/** Another product has other terms and options. */
const ProductInput = () => {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const clear = () => {
    setValue(getSource('term'), null);
    setValue(getSource('options'), {});
  };
  return (
    <ReferenceInput source="product" reference="products" filter={{ state: 'on-sale' }}>
      <AutocompleteInput
        label={words.product}
        optionText="title"
        validate={required()}
        helperText={false}
        onChange={clear}
      />
    </ReferenceInput>
  );
};

/** What the product of this line is sold with; undefined until one is chosen. */
const useChoices = (): OrderChoiceRecord | undefined => {
  const { getSource } = useSourceContext();
  const sku: unknown = useWatch({ name: getSource('product') });
  const id = typeof sku === 'string' ? sku : '';
  return useGetOne<OrderChoiceRecord>('order-choices', { id }, { enabled: id !== '' }).data;
};

const TermInput = () => {
  const choices = (useChoices()?.terms ?? []).map(({ term, perMonth }) => ({
    id: term,
    name: words.termFor(term, price(perMonth)),
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

const OptionInput = ({
  id,
  name,
  isWritten,
  isMultiple,
  required: isRequired,
  initial,
  values,
}: OrderChoiceRecord['options'][number]) => {
  const shown = {
    source: `options.${id}`,
    label: name,
    helperText: false,
    ...(isRequired ? { validate: required() } : {}),
  };
  const choices = values.map((value) => ({
    id: value.id,
    name: value.perMonth === 0 ? value.title : words.optionFor(value.title, price(value.perMonth)),
  }));
  if (isWritten) return <TextInput {...shown} />;
  return isMultiple ? (
    <AutocompleteArrayInput {...shown} choices={choices} />
  ) : (
    <SelectInput {...shown} choices={choices} defaultValue={initial} />
  );
};

/** What the buyer chooses beside the plan. */
const OptionInputs = () => {
  const choices = useChoices();
  return choices?.options.map((option) => <OptionInput key={`${choices.id} ${option.id}`} {...option} />);
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
        <SimpleFormIterator inline disableReordering fullWidth className="wrapping">
          <ProductInput />
          <TermInput />
          <OptionInputs />
          <NumberInput source="quantity" label={words.quantity} min={1} validate={required()} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      <TextsInput source="codes" label={words.codes} helperText={words.codesHelp} />
      <TextInput source="note" label={words.note} multiline />
    </SimpleForm>
  </Create>
);
