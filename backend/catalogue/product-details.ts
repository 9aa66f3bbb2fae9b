import { eq, or, sql } from 'drizzle-orm';
import { jsonList, jsonRows } from '#backend/platform/database/json-rows.ts';
import type { ProductTag } from '#contracts/generated/product.service.ts';
import { type PlanRow, plansOfProduct } from './instalment-plans.ts';
import { type ListedOption, listedOptionsOfProduct } from './read-options.ts';
import { combos, productContents, products, productTags, seos, tags } from './schema.ts';

type TagRow = typeof tags.$inferSelect;

export const toTagWire = ({ id, name, slug }: TagRow): ProductTag => ({
  id,
  name,
  slug,
  type: 'PRODUCT',
  scope: 'PUBLIC',
  storeIds: [],
  selected: false,
});

// Each in a statement that reads products.

const tagsOfProduct = jsonList<TagRow>(
  { id: tags.id, name: tags.name, slug: tags.slug, position: tags.position },
  sql`${productTags} join ${tags} on ${tags.id} = ${productTags.tagId}`,
  eq(productTags.modelId, products.modelId),
  tags.position,
);

/** Often sold together with it, and on sale. */
const companionsOfProduct = jsonList<{ readonly id: string }>(
  { id: combos.withProductId },
  sql`${combos} join ${products} companion on companion.id = ${combos.withProductId} and companion.available`,
  eq(combos.modelId, products.modelId),
  combos.position,
);

/** Texts by its id or its handle; the first counts. */
export const seosOfProduct = jsonRows(
  seos,
  sql`${seos.type} = 'product' and ${or(eq(seos.objectId, products.id), eq(seos.objectId, products.slug))}`,
  seos.objectId,
);

type DetailsRow = {
  readonly paragraphs: readonly string[] | null;
  readonly options: readonly ListedOption[];
  readonly plans: readonly PlanRow[];
  readonly tags: readonly TagRow[];
  readonly companions: readonly { readonly id: string }[];
  readonly seos: readonly (typeof seos.$inferSelect)[];
};

/** What only the page of one product shows, in a statement that joins its contents. */
export const detailsOfProduct = sql<DetailsRow>`json_build_object(
  'paragraphs', ${productContents.description}, 'options', ${listedOptionsOfProduct}, 'plans', ${plansOfProduct},
  'tags', ${tagsOfProduct}, 'companions', ${companionsOfProduct}, 'seos', ${seosOfProduct})`;
