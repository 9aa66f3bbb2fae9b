import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import {
  ArrayInput,
  CloneButton,
  Create,
  DateInput,
  Link,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  TopToolbar,
  useListContext,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { productColumns } from '#contracts/desk/columns/product-columns.vi.ts';
import type { ProductRecord, ProductRow } from '#contracts/desk/product-record.ts';
import { formatIsoDay } from '#core/shared/calendar.ts';
import { takeAction } from '#desk/data-provider.ts';
import { choicesOf } from '#desk/kit/choices.ts';
import { DongInput } from '#desk/kit/dong.tsx';
import { FormAction } from '#desk/kit/form-action.tsx';
import { PictureInput } from '#desk/kit/picture-input.tsx';
import { price } from '#desk/kit/price.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { PartTable } from '#desk/kit/table.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { productWords as words } from '#desk/words/products.vi.ts';
import { TagsInput } from './catalogue/tags-input.tsx';
import { CompanionsInput } from './companions-input.tsx';
import { LineInput } from './line-inputs.tsx';
import { ProductUses } from './product-uses.tsx';

const filters = [
  <TextInput key="q" source="q" label={words.search} alwaysOn />,
  <LineInput key="line" source="line" label={words.line} alwaysOn />,
];
const states = choicesOf(words.states);

/** Of the line that the list shows. */
const GridButton = () => {
  const { filterValues } = useListContext();
  return useSession().may.products?.update ? (
    <Button size="small" component={Link} to="/products/prices" state={{ line: filterValues.line }}>
      {words.openGrid}
    </Button>
  ) : null;
};

export const ProductList = () => (
  <RecordList<ProductRow>
    filters={filters}
    buttons={<GridButton />}
    sort={{ field: 'position', order: 'ASC' }}
    rowClick="edit"
    primary={({ title }) => title}
    secondary={({ lineTitle, state }) => `${lineTitle} · ${words.states[state]}`}
    tertiary={({ leadPrice }) => price(leadPrice)}
    columns={productColumns}
  />
);

const pricesInput = (
  <ArrayInput source="prices" label={words.prices} validate={required()}>
    <SimpleFormIterator inline disableReordering fullWidth className="wrapping">
      <NumberInput source="term" label={words.term} min={1} max={120} validate={required()} helperText={false} />
      <DongInput source="price" label={words.price} validate={required()} helperText={false} />
      <DongInput source="oldPrice" label={words.oldPrice} helperText={false} />
    </SimpleFormIterator>
  </ArrayInput>
);

/** Who may not look into the store of pictures types an address. */
const StoredPicture = () =>
  useSession().may.pictures ? <PictureInput source="picture" label={words.picture} /> : null;

const fields = (
  <>
    <TextInput source="title" label={words.title} validate={required()} />
    <TextInput source="specs" label={words.specs} validate={required()} />
    <TextInput source="summary" label={words.summary} validate={required()} />
    <TextInput source="audience" label={words.audience} />
    {pricesInput}
    <SelectInput source="state" label={words.state} choices={states} defaultValue="on-sale" validate={required()} />
    <TextInput source="badge" label={words.badge} />
    <TagsInput />
    <CompanionsInput />
    <StoredPicture />
    <TextInput source="pictureUrl" label={words.pictureUrl} helperText={words.pictureUrlHelp} />
    <TextInput
      source="description"
      label={words.description}
      helperText={words.descriptionHelp}
      multiline
      minRows={4}
    />
    <TextInput
      source="specifications"
      label={words.specifications}
      helperText={words.specificationsHelp}
      multiline
      minRows={4}
    />
  </>
);

export const ProductCreate = () => (
  <Create redirect="edit">
    <SimpleForm>
      <TextInput source="sku" label={words.sku} helperText={words.skuHelp} validate={required()} />
      <LineInput source="line" label={words.line} helperText={words.lineHelp} validate={required()} />
      {fields}
    </SimpleForm>
  </Create>
);

const ProductActions = () => {
  const product = useRecordContext<ProductRecord>();
  const { may, shop } = useSession();
  const rights = may.products;
  if (product === undefined) return <TopToolbar />;
  return (
    <TopToolbar>
      <Button size="small" href={`${shop.origin}${product.page}`} target="_blank" rel="noopener">
        {words.page}
      </Button>
      {rights?.create ? <CloneButton label={words.copy} /> : null}
      {rights?.actions.includes('plan') ? (
        <FormAction
          action="plan"
          label={words.plan}
          title={words.planTitle}
          text={words.planText}
          done={words.planned}
          initial={{ prices: product.prices }}
        >
          <DateInput source="from" label={words.from} validate={required()} />
          {pricesInput}
        </FormAction>
      ) : null}
    </TopToolbar>
  );
};

const PlannedPrices = () => {
  const product = useRecordContext<ProductRecord>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: async (from: string) => product && takeAction('products', product, 'unplan', { from }),
    onSuccess: () => {
      notify(words.unplanned, { type: 'success' });
      refresh();
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  if (product === undefined) return null;
  return (
    <PartTable
      title={words.plannedPrices}
      empty={words.none}
      rows={product.future}
      columns={[
        { title: words.from, cell: ({ id }) => formatIsoDay(id) },
        {
          title: words.prices,
          cell: ({ prices }) =>
            prices.map(({ term, price: amount }) => `${words.ofTerm(term)}: ${price(amount)}`).join(' · '),
        },
        {
          title: words.unplan,
          cell: ({ id }) => (
            <Button size="small" disabled={isPending} onClick={() => mutate(id)}>
              {words.unplan}
            </Button>
          ),
        },
      ]}
    />
  );
};

export const ProductEdit = () => (
  <RecordEdit actions={<ProductActions />}>
    <Stack spacing={2}>
      <ProductUses />
      <Card>
        <SimpleForm>{fields}</SimpleForm>
      </Card>
      <PlannedPrices />
    </Stack>
  </RecordEdit>
);
