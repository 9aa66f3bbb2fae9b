import * as z from 'zod/mini';
import { amount, converted, listOf, orNull, percent, type ReadersOf, textOr } from '#adapters/replies/schema.ts';
import type { CardFragment } from '#contracts/generated/product.ts';
import type { PriceEntry, PriceUnit } from '#core/pricing/price.ts';
import { dong } from '#core/shared/dong.ts';

type WirePrice = CardFragment['discountPrice'][number];

/** [CAT-05] */
const DEFAULT_UNIT_NAME = 'Tháng';

const wireUnit = z.object({ id: textOr('MONTH'), name: textOr(DEFAULT_UNIT_NAME) } satisfies ReadersOf<
  WirePrice['unit']
>);

/** User months have their own wire id but count as months with another display name. */
const unitOf = ({ id, name }: z.output<typeof wireUnit>): PriceUnit => ({
  id: id === 'YEAR' ? 'YEAR' : 'MONTH',
  name: name === '' ? DEFAULT_UNIT_NAME : name,
});

export const unitReply = converted(z.catch(wireUnit, { id: 'MONTH', name: DEFAULT_UNIT_NAME }), unitOf);

const coreType = z.enum(['RENT', 'SELL', 'QUANTITY']);
const oldPrice = z.object({ displayPrice: amount, type: z.catch(coreType, 'RENT') });
const attribute = z.object({ attrName: z.string(), value: z.string() });

const wirePrice = z
  .object({
    time: z.int().check(z.gte(1)),
    price: amount,
    defaultPrice: orNull(amount),
    displayPrice: orNull(amount),
    displayDefaultPrice: orNull(amount),
    exemptPrice: z.catch(amount, 0),
    exemptDefaultPrice: z.catch(amount, 0),
    transferPrice: orNull(amount),
    discountPercent: z.catch(percent, 0),
    type: z.catch(z.enum(['RENT', 'SELL', 'QUANTITY', 'PROMOTION']), 'RENT'),
    oldPrice: listOf(oldPrice),
    attributes: listOf(attribute),
    unit: unitReply,
  } satisfies ReadersOf<WirePrice>)
  .check(z.refine(({ price, exemptPrice }) => exemptPrice <= price));

/** A promotion has the type of its old price. [CAT-04, ENT-07] */
const priceOf = (wire: z.output<typeof wirePrice>): PriceEntry => {
  const { time, price, exemptPrice, exemptDefaultPrice } = wire;
  const renewal = Math.max(wire.defaultPrice ?? price, exemptDefaultPrice);
  const laterExempt = dong(exemptDefaultPrice);
  const [old] = wire.oldPrice;
  return {
    term: time,
    unit: wire.unit,
    type: wire.type === 'PROMOTION' ? (old?.type ?? 'RENT') : wire.type,
    charge: { net: dong(price - exemptPrice), exempt: dong(exemptPrice) },
    perUnit: dong(wire.displayPrice ?? Math.round(price / time)),
    renewal: { net: dong(renewal - exemptDefaultPrice), exempt: laterExempt },
    renewalPerUnit: dong(wire.displayDefaultPrice ?? Math.round(renewal / time)),
    discountPercent: wire.discountPercent,
    oldPerUnit: old ? dong(old.displayPrice) : null,
    campaign: campaignOf(wire.attributes),
    ...(wire.transferPrice === null
      ? {}
      : { transfer: { net: dong(Math.max(0, wire.transferPrice - exemptDefaultPrice)), exempt: laterExempt } }),
  };
};

const campaignOf = (attributes: readonly z.output<typeof attribute>[]): PriceEntry['campaign'] => {
  const named = (name: string) => attributes.find(({ attrName }) => attrName === name)?.value;
  const id = named('CAMPAIN');
  const actionId = named('CAMPAIGN_ACTION');
  return id === undefined || actionId === undefined ? null : { id, actionId };
};

export const priceReply = converted(wirePrice, priceOf);

/** Shortest term first; garbled when empty, because the product could not be sold. */
export const pricesReply = converted(z.array(priceReply).check(z.minLength(1)), (prices): readonly PriceEntry[] =>
  prices.toSorted((a, b) => a.term - b.term),
);
