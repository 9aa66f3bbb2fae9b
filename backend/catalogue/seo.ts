import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { RestSeo } from '#contracts/rest/product-rest.ts';
import { seosOfProduct } from './product-details.ts';
import { replaceNul } from './replace-nul.ts';
import { categories, products, seos } from './schema.ts';

/** By id or handle. Throws NOT_FOUND when there are none, and for an unknown type. [REST-06] */
export const findSeo = async (db: Database, object: string, type: string): Promise<RestSeo> => {
  if (type !== 'product' && type !== 'category') throw notFound('Seo');
  const name = replaceNul(object);
  const byHandle =
    type === 'product'
      ? db.select({ id: products.id }).from(products).where(eq(products.slug, name))
      : db.select({ id: categories.id }).from(categories).where(eq(categories.handle, name));
  const [row] = await db
    .select()
    .from(seos)
    .where(and(eq(seos.type, type), or(eq(seos.objectId, name), inArray(seos.objectId, byHandle))))
    .limit(1);
  if (!row) throw notFound('Seo');
  return { objId: row.objectId, type, title: row.title, description: row.description };
};

type SeoTexts = Pick<RestSeo, 'title' | 'description'>;

/** Null for a product without texts. */
export const readSeosOfProducts = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SeoTexts | null>> => {
  const rows = await db
    .select({ id: products.id, seos: seosOfProduct })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, seos: [texts] }) => [id, texts ?? null]));
};
