import * as z from 'zod/mini';
import { amount, converted, flagOr, type ReadersOf, text, textOrNull } from '#adapters/replies/schema.ts';
import type { OptionFragment } from '#contracts/generated/product.ts';
import { readOptionId } from '#contracts/option-ids.ts';
import type { OptionV2 } from '#contracts/rest/product-rest.ts';
import type { ProductOption } from '#core/catalogue/product.ts';
import type { OptionKind } from '#core/pricing/quoted-product.ts';
import { dong } from '#core/shared/dong.ts';
import { optionId, optionValueId, productId } from '#core/shared/ids.ts';
import { stockReply } from './place-reply.ts';

const wireValue = z.object({
  id: z.string(),
  productId: textOrNull,
  productName: z.string(),
  price: amount,
  stock: stockReply,
} satisfies ReadersOf<OptionFragment['productFeatureDTOS'][number]>);

const wireOption = z.object({
  id: z.string(),
  name: z.string(),
  type: text,
  subType: text,
  requireData: flagOr(false),
  productFeatureDTOS: z.array(wireValue),
} satisfies ReadersOf<OptionFragment>);

/** v1: SELECT or INPUT in subType; v2: SELECT_ONE, SELECT_MULTI or TEXT in type. [ENT-08] */
const kindOf = ({ type, subType }: Pick<z.output<typeof wireOption>, 'type' | 'subType'>): OptionKind => {
  if (type === 'TEXT' || subType === 'INPUT') return 'text';
  return type === 'SELECT_MULTI' || type === 'MULTIPLE' ? 'select-multi' : 'select-one';
};

const optionOf = (wire: z.output<typeof wireOption>): ProductOption => ({
  id: optionId(readOptionId(wire.id)),
  name: wire.name,
  kind: kindOf(wire),
  required: wire.requireData,
  values: wire.productFeatureDTOS.map((value) => ({
    id: optionValueId(readOptionId(value.id)),
    title: value.productName,
    productId: value.productId === null ? null : productId(value.productId),
    perMonth: dong(value.price),
    stock: value.stock,
  })),
});

/** An unparsable option could change the price, so the whole answer is garbled. */
export const optionsReply = z.array(converted(wireOption, optionOf));

const wireOptionV2 = z.object({
  id: z.string(),
  name: z.string(),
  type: text,
  requireData: flagOr(false),
  features: z.array(wireValue),
} satisfies ReadersOf<OptionV2>);

/** Version 2 of the options, over REST. */
export const optionsV2Reply = z.array(
  converted(wireOptionV2, ({ features, ...option }) =>
    optionOf({ ...option, subType: '', productFeatureDTOS: features }),
  ),
);
