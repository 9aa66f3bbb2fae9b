import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Create, required, SimpleForm, TextInput, TopToolbar, useRecordContext } from 'react-admin';
import { productTagColumns } from '#contracts/desk/columns/product-tag-columns.vi.ts';
import type { ProductTagRecord, ProductTagRow } from '#contracts/desk/product-tag-record.ts';
import { ActionButton } from '#desk/kit/action-button.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { RecordEdit } from '#desk/kit/whole-record.tsx';
import { useSession } from '#desk/session-context.ts';
import { productTagWords as words } from '#desk/words/product-tags.vi.ts';

const filters = [<TextInput key="q" source="q" label={words.search} alwaysOn />];

export const ProductTagList = () => (
  <RecordList<ProductTagRow>
    filters={filters}
    sort={{ field: 'name', order: 'ASC' }}
    rowClick="edit"
    primary={({ name }) => name}
    secondary={({ tag }) => tag}
    tertiary={({ productCount }) => words.count(productCount)}
    columns={productTagColumns}
  />
);

const nameInput = <TextInput source="name" label={words.name} validate={required()} />;

export const ProductTagCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      {nameInput}
      <TextInput source="tag" label={words.tag} helperText={words.tagHelp} validate={required()} />
    </SimpleForm>
  </Create>
);

const ShopLink = () => {
  const tag = useRecordContext<ProductTagRecord>();
  const { shop, may } = useSession();
  return (
    <TopToolbar>
      {tag === undefined ? null : (
        <Button size="small" href={`${shop.origin}${tag.page}`} target="_blank" rel="noopener">
          {words.page}
        </Button>
      )}
      {may['product-tags']?.actions.includes('remove') ? (
        <ActionButton
          action="remove"
          label={words.remove}
          title={words.removeTitle}
          text={words.removeText}
          done={words.removed}
        />
      ) : null}
    </TopToolbar>
  );
};

export const ProductTagEdit = () => (
  <RecordEdit actions={<ShopLink />}>
    <Card>
      <SimpleForm>{nameInput}</SimpleForm>
    </Card>
  </RecordEdit>
);
