import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  Create,
  NumberInput,
  ReferenceInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  Toolbar,
  useGetOne,
  useNotify,
  useSourceContext,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OrderChoiceRecord, OrderSum } from '#contracts/desk/order-record.ts';
import { tryNew } from '#desk/data-provider.ts';
import { DeskFailure, reasonOf } from '#desk/http.ts';
import { Facts } from '#desk/kit/facts.tsx';
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

/** What the caller would pay, before the order is placed and its mail goes out. A change of the form takes it away. */
const Sum = () => {
  const form = JSON.stringify(useWatch());
  const { clearErrors, setError } = useFormContext();
  const notify = useNotify();
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (typed: string) => ({ typed, sum: await tryNew<OrderSum>('orders', JSON.parse(typed)) }),
    onMutate: () => clearErrors(),
    onError: (failure) => {
      const fields = failure instanceof DeskFailure ? failure.fields : undefined;
      for (const [name, message] of Object.entries(fields ?? {})) setError(name, { type: 'server', message });
      notify(fields === undefined ? reasonOf(failure) : failure.message, { type: 'error' });
    },
  });
  return (
    <Stack spacing={1} sx={{ width: '100%', mt: 2 }}>
      <div>
        <Button variant="outlined" disabled={isPending} onClick={() => mutate(form)}>
          {words.sum}
        </Button>
      </div>
      <Typography variant="body2" color="textSecondary">
        {words.sumHelp}
      </Typography>
      <div role="status">{data?.typed === form ? <SumFacts {...data.sum} /> : null}</div>
    </Stack>
  );
};

const SumFacts = ({ lines: priced, discounts, total }: OrderSum) => (
  <Facts
    facts={[
      { label: words.total, value: price(total) },
      ...priced.map(({ title, quantity, gross }, at) => ({
        label: words.sumOf(at + 1, title, quantity),
        value: price(gross),
      })),
      ...discounts.map(({ code, gross }) => ({ label: words.discount(code), value: price(-gross) })),
    ]}
  />
);

/** An order for somebody who called: a customer with an account, or a new contact. */
export const OrderCreate = () => (
  <Create redirect="show">
    <SimpleForm
      toolbar={
        <Toolbar>
          <SaveButton label={words.place} icon={<Check />} />
        </Toolbar>
      }
    >
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
      <Sum />
    </SimpleForm>
  </Create>
);
