import { NumberInput, required, TextInput } from 'react-admin';
import { menuColumns } from '#contracts/desk/columns/content/menu-columns.vi.ts';
import type { MenuRecord } from '#contracts/desk/content/menu-record.ts';
import { createOf, editOf } from '#desk/kit/content-form.tsx';
import { MenuLines } from '#desk/kit/menu-lines.tsx';
import { RecordList } from '#desk/kit/record-list.tsx';
import { menuItemWords as words } from '#desk/words/content.vi.ts';

export const MenuList = () => (
  <RecordList<MenuRecord>
    sort={{ field: 'id', order: 'ASC' }}
    rowClick="edit"
    primary={({ title }) => title}
    secondary={({ slug }) => slug}
    tertiary={({ count }) => words.count(count)}
    columns={menuColumns}
  />
);

const fields = (
  <>
    <TextInput source="title" label={menuColumns.title.title} validate={required()} />
    <TextInput source="slug" label={menuColumns.slug.title} helperText={words.slugHelp} validate={required()} />
    <NumberInput source="order" label={menuColumns.order.title} helperText={words.orderHelp} min={1} defaultValue={1} />
    <MenuLines />
  </>
);

export const MenuCreate = createOf(fields, { about: words.about });
export const MenuEdit = editOf(fields, { about: words.about });
