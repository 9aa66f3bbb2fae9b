import { ArrayInput, AutocompleteInput, ReferenceInput, required, SimpleFormIterator } from 'react-admin';
import type { ProductUseRecord } from '#contracts/desk/product-use-record.ts';
import { productWords as words } from '#desk/words/products.vi.ts';

const sort = { field: 'id', order: 'ASC' } as const;

const nameOf = ({ id, title }: ProductUseRecord): string => `${title} (${id})`;

/** What is often bought with a product, in order; extensions of domains too, which the list of products lacks. */
export const CompanionsInput = () => (
  <ArrayInput source="companions" label={words.companions} helperText={words.companionsHelp} defaultValue={[]}>
    <SimpleFormIterator fullWidth>
      <ReferenceInput source="" reference="product-uses" sort={sort}>
        <AutocompleteInput label={words.title} optionText={nameOf} validate={required()} helperText={false} />
      </ReferenceInput>
    </SimpleFormIterator>
  </ArrayInput>
);
