import * as z from 'zod/mini';
import {
  amount,
  converted,
  filled,
  listOf,
  orNull,
  type ReadersOf,
  text,
  textOrNull,
} from '#adapters/replies/schema.ts';
import type { CategoryFieldsFragment } from '#contracts/generated/product.ts';
import type { Category, CategoryFilter } from '#core/catalogue/category.ts';
import { dong } from '#core/shared/dong.ts';
import { handovers, lineIcons } from '#core/shared/goods/own-line.ts';
import { categoryId, optionId, optionValueId } from '#core/shared/ids.ts';
import { unitReply } from './price-reply.ts';

const filterReply = converted(
  z.object({
    id: converted(filled, optionId),
    name: filled,
    values: listOf(z.object({ id: converted(filled, optionValueId), title: filled })),
  }),
  (filter): CategoryFilter => filter,
);

/** Pages draw what they are told; a drawing that the shop does not have would be a hole. */
const knownIcon = (icon: string | null): string | null =>
  icon === null ? null : (lineIcons.find((each) => each === icon) ?? 'dedicated-server');

const fields = {
  id: z.string(),
  handle: filled,
  title: z.string(),
  description: text,
  level: z.int().check(z.gte(1)),
  parentHandle: textOrNull,
  icon: converted(textOrNull, knownIcon),
  handover: z.catch(z.nullable(z.enum(handovers)), null),
  columns: listOf(filled),
  productCount: z.catch(amount, 0),
  lowestPrice: orNull(z.object({ price: amount, term: z.int().check(z.gte(1)), unit: unitReply })),
  product_filter: listOf(filterReply),
} satisfies ReadersOf<CategoryFieldsFragment>;

type WireCategory = z.output<typeof leaf>;
const leaf = z.object(fields);

const categoryOf = (wire: WireCategory, children: readonly Category[]): Category => ({
  id: categoryId(wire.id),
  handle: wire.handle,
  title: wire.title,
  description: wire.description,
  level: wire.level,
  parentHandle: wire.parentHandle,
  icon: wire.icon,
  handover: wire.handover,
  columns: wire.columns,
  productCount: wire.productCount,
  priceFrom: wire.lowestPrice && {
    amount: dong(wire.lowestPrice.price),
    term: wire.lowestPrice.term,
    unit: wire.lowestPrice.unit,
  },
  filters: wire.product_filter,
  children,
});

/** Leaves out unparsable children. */
export const categoryReply = converted(
  z.object({ ...fields, child: listOf(converted(leaf, (wire) => categoryOf(wire, []))) }),
  ({ child, ...wire }) => categoryOf(wire, child),
);

/** [DATA-02] */
export const categoryTreeReply = converted(z.array(categoryReply), (all) => all.filter(({ level }) => level === 1));
