import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { useSession } from '#desk/session-context.ts';
import { productTagWords as words } from '#desk/words/product-tags.vi.ts';

/** Tags of a product or an extension; who may not read them keeps those that it has. */
export const TagsInput = () =>
  useSession().may['product-tags'] ? (
    <ReferenceArrayInput source="tags" reference="product-tags" perPage={100} sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteArrayInput label={words.tags} optionText="name" helperText={words.tagsHelp} defaultValue={[]} />
    </ReferenceArrayInput>
  ) : null;
