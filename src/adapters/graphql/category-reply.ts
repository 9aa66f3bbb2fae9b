import * as z from 'zod/mini';
import type { CategoryFieldsFragment } from '#contracts/generated/product.ts';
import type { Category } from '#core/catalogue/category.ts';
import { dong } from '#core/shared/dong.ts';
import { categoryId } from '#core/shared/ids.ts';
import { unitReply } from './price-reply.ts';
import { amount, listOf, orNull, type ReadersOf, textOr, textOrNull } from './tolerant.ts';

const fields = {
  id: z.string(),
  handle: z.string().check(z.minLength(1)),
  title: z.string(),
  description: textOr(''),
  level: z.int().check(z.gte(1)),
  parentHandle: textOrNull,
  icon: textOrNull,
  productCount: z.catch(amount, 0),
  lowestPrice: orNull(z.object({ price: amount, unit: unitReply })),
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
  productCount: wire.productCount,
  priceFrom: wire.lowestPrice && { amount: dong(wire.lowestPrice.price), unit: wire.lowestPrice.unit },
  children,
});

/** Leaves out unparsable children. */
export const categoryReply = z.pipe(
  z.object({
    ...fields,
    child: listOf(
      z.pipe(
        leaf,
        z.transform((wire: WireCategory) => categoryOf(wire, [])),
      ),
    ),
  }),
  z.transform(({ child, ...wire }: WireCategory & { readonly child: Category[] }) => categoryOf(wire, child)),
);

/** [DATA-02] */
export const categoryTreeReply = z.pipe(
  z.array(categoryReply),
  z.transform((all: Category[]): readonly Category[] => all.filter(({ level }) => level === 1)),
);
