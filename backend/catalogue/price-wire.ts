import { eq } from 'drizzle-orm';
import { jsonRows } from '#backend/platform/database/json-rows.ts';
import type { PriceEntry, ProductUnit } from '#contracts/generated/product.service.ts';
import { withVat } from '#core/pricing/amounts.ts';
import { domainTransferCharge } from '#core/pricing/domain-price.ts';
import type { PriceEntry as CorePrice } from '#core/pricing/price.ts';
import { divideDong, dong } from '#core/shared/dong.ts';
import { productPrices, products } from './schema.ts';

export type PriceRow = typeof productPrices.$inferSelect;

/** Shortest term first, in a statement that reads products. */
export const pricesOfProduct = jsonRows(productPrices, eq(productPrices.productId, products.id), productPrices.time);

/** Own price of a transfer, when the extension has one. */
export const transferOf = ({
  transferNet,
  renewalNet,
  renewalExempt,
}: Pick<PriceRow, 'transferNet' | 'renewalNet' | 'renewalExempt'>): Pick<CorePrice, 'transfer'> =>
  transferNet === null
    ? {}
    : { transfer: domainTransferCharge({ net: dong(renewalNet), exempt: dong(renewalExempt) }, dong(transferNet)) };

type Terms = { readonly vatInside: boolean; readonly vatPercent: number; readonly unit: ProductUnit };

/** A VAT-inclusive price uses the current rate. */
const displayPricePerUnit = (stored: number, net: number, exempt: number, time: number, terms: Terms): number =>
  terms.vatInside
    ? divideDong(withVat({ net: dong(net), exempt: dong(exempt) }, terms.vatPercent).gross, time)
    : stored;

/** A promotional price has the type PROMOTION; its old price keeps the original type. [CAT-04, ENT-07] */
export const toPriceWire = (row: PriceRow, terms: Terms): PriceEntry => {
  const perUnit = displayPricePerUnit(row.perUnit, row.net, row.exempt, row.time, terms);
  const old = row.oldPerUnit;
  return {
    time: row.time,
    price: row.net + row.exempt,
    defaultPrice: row.renewalNet + row.renewalExempt,
    displayPrice: perUnit,
    discountPercent: row.discountPercent,
    hint: row.discountPercent > 0 ? `Tiết kiệm ${row.discountPercent}%` : null,
    subPrices: row.time > 1 ? [{ time: 1, price: perUnit, unit: terms.unit }] : [],
    type: old === null ? row.type : 'PROMOTION',
    oldPrice: old === null ? [] : [{ time: row.time, price: old * row.time, displayPrice: old, type: row.type }],
    attributes: toCampaign(row),
    unit: terms.unit,
    exemptPrice: row.exempt,
    exemptDefaultPrice: row.renewalExempt,
    displayDefaultPrice: displayPricePerUnit(row.renewalPerUnit, row.renewalNet, row.renewalExempt, row.time, terms),
    transferPrice: row.transferNet === null ? null : row.transferNet + row.renewalExempt,
  };
};

const toCampaign = ({ campaignId, campaignActionId }: PriceRow): PriceEntry['attributes'] => [
  ...(campaignId === null
    ? []
    : [{ attrName: 'CAMPAIN', value: campaignId, campaign: [{ name: 'id', value: campaignId }] }]),
  ...(campaignActionId === null
    ? []
    : [
        {
          attrName: 'CAMPAIGN_ACTION',
          value: campaignActionId,
          campaign: [{ name: 'id', value: campaignActionId }],
        },
      ]),
];
