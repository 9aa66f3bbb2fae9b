import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { lockCatalogue } from '#backend/catalogue/import/import-catalogue.ts';
import { idOf } from '#backend/catalogue/import/plan.ts';
import type { RawRow } from '#backend/catalogue/import/rows.ts';
import { listOf } from '#backend/catalogue/import/rows-of-items.ts';
import { readStoredCatalogue } from '#backend/catalogue/import/stored-catalogue.ts';
import { importedItems } from '#backend/catalogue/import-schema.ts';
import { tags } from '#backend/catalogue/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import {
  ActionRefusal,
  type DeskQuery,
  type DeskResource,
  deskCommand,
  FieldRefusal,
} from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { productTagColumns } from '#contracts/desk/columns/product-tag-columns.vi.ts';
import { newProductTagFields, type ProductTagRecord, productTagFields } from '#contracts/desk/product-tag-record.ts';
import { tagPath } from '#core/shared/goods/tag-path.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { writeTypedRows } from './write-typed-rows.ts';

type Db = Database | Transaction;

const readTags = async (db: Db): Promise<readonly ProductTagRecord[]> => {
  const items = [...(await readStoredCatalogue(db)).items.values()];
  return items
    .filter(({ kind }) => kind === 'tag')
    .map(({ key, fields }) => ({
      id: key,
      tag: key,
      name: String(fields.name),
      productCount: items.filter((item) => listOf(item.fields.tags).includes(key)).length,
      page: tagPath(key),
    }));
};

const listTags = async (db: Database, { words, sort, isDescending, limit, offset }: DeskQuery) => {
  const folded = foldVietnamese(words);
  const found = (await readTags(db))
    .filter(({ tag, name }) => foldVietnamese(`${tag} ${name}`).includes(folded))
    .toSorted((one, other) => (sort === 'name' ? one.name.localeCompare(other.name, 'vi') : 0));
  const rows = isDescending ? found.toReversed() : found;
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
};

const rowOf = (tag: string, name: string): RawRow => ({ sheet: 'tags', row: 1, value: { tag, name } });

const fieldOf = (column: string | null): string => column ?? 'tag';

/** Tags of products, written by the functions of an import. */
export const productTagResource = ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => {
  const read = async (at: Db, id: string) => (await readTags(at)).find((tag) => tag.id === id) ?? null;
  return {
    name: 'product-tags',
    reader: 'products:read',
    sorts: ['name'],
    filters: [],
    columns: productTagColumns,
    list: (query) => listTags(db, query),
    read,
    create: deskCommand('products:act', newProductTagFields, async (tx, { tag, name }) => {
      if ((await read(tx, tag)) !== null) throw new FieldRefusal({ tag: 'Đã có thẻ mang mã này.' });
      await writeTypedRows(tx, [rowOf(tag, name)], fieldOf, clock.now());
      return { id: tag, before: {}, after: { title: name } };
    }),
    update: deskCommand('products:act', productTagFields, async (tx, { name }, { id }) => {
      const old = await read(tx, id);
      if (old === null) throw notFound('tag');
      await writeTypedRows(tx, [rowOf(id, name)], fieldOf, clock.now());
      return { id, before: { title: old.name }, after: { title: name } };
    }),
    actions: {
      remove: deskCommand('products:act', z.object({}), async (tx, _, { id }) => {
        await lockCatalogue(tx);
        const old = await read(tx, id);
        if (old === null) throw notFound('tag');
        if (old.productCount > 0)
          throw new ActionRefusal(`Còn ${old.productCount} sản phẩm mang thẻ này. Hãy bỏ thẻ ở các sản phẩm ấy trước.`);
        await tx.delete(tags).where(eq(tags.slug, id));
        await tx.delete(importedItems).where(eq(importedItems.id, idOf({ kind: 'tag', key: id })));
        return { id, before: { title: old.name }, after: { removed: true } };
      }),
    },
  };
};
