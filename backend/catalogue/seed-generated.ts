import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { productPrices, products } from './schema.ts';

/** Columns of a table in SQL, each copied from `source` unless `changed` gives another expression; so a new one is never missing. */
const copied = (table: Table, source: string, changed: Readonly<Record<string, SQL>>) => {
  const columns = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined);
  const names = columns.map(({ name }) => name);
  return {
    names: sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    ),
    values: sql.join(
      names.map((name) => lookUp(changed, name) ?? sql.raw(`${source}."${name}"`)),
      sql`, `,
    ),
  };
};

/** Adds numbered copies of seed products for load tests, in three SQL statements for any number of products. */
export const seedGeneratedProducts = async (tx: Transaction, howMany: number): Promise<void> => {
  const product = copied(products, 'model', {
    id: sql`'g' || number`,
    sku: sql`'GEN-' || number`,
    slug: sql`model.slug || '-mau-' || number`,
    title: sql`model.title || ' mẫu ' || number`,
    title_key: sql`model.title_key || ' mau ' || number`,
    model_id: sql`model.id`,
    badge: sql`null`,
    available: sql`true`,
    renewable: sql`false`,
    position: sql`${FIRST_POSITION}::int + number`,
    version: sql`1`,
    folded: sql`model.folded || ' mau gen ' || number`,
    headline: sql`model.headline || ' mau gen ' || number`,
  });
  await tx.execute(sql`
    insert into products (${product.names})
    select ${product.values}
    from generate_series(1, ${howMany}::int) as number
    join (
      select *, row_number() over (order by position) - 1 as turn, count(*) over () as turns
      from products where type <> 'domain'
    ) as model on model.turn = number % model.turns`);
  const price = copied(productPrices, 'price', { product_id: sql`made.id` });
  await tx.execute(sql`
    insert into product_prices (${price.names})
    select ${price.values}
    from products made join product_prices price on price.product_id = made.model_id
    where made.id <> made.model_id`);
  await tx.execute(sql`
    insert into search_words
    select 'mau' union select 'gen' union select number::text from generate_series(1, ${howMany}::int) as number
    on conflict do nothing`);
};

/** Sorts after every seed product. */
const FIRST_POSITION = 10_000;
