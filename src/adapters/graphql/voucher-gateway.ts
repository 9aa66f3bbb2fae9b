import * as z from 'zod/mini';
import { amount, converted, field, filled, percent, required, text } from '#adapters/replies/schema.ts';
import { campaignReply, offeredReply, voucherReply } from '#adapters/replies/voucher-reply.ts';
import {
  GetCampaignDocument,
  GetPromotionProductPriceDocument,
  GetVouchersForUserDocument,
  SearchProductGiftPromotionResponseDocument,
  SearchProductQuantityPromotionActionDocument,
  SearchVoucherDocument,
  SuggestVoucherDocument,
} from '#contracts/generated/campaign.ts';
import { organisationId as partyId, websiteStoreId as storeId } from '#contracts/organisation.ts';
import { productId } from '#core/shared/ids.ts';
import type { GiftPromotion, QuantityPromotion } from '#core/vouchers/voucher.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import { restVoucherCalls } from '../rest/vouchers.ts';
import type { ServiceClient } from '../service-client.ts';

const contentOf = <Each extends z.ZodMiniType>(each: Each) =>
  converted(z.object({ content: z.array(each) }), ({ content }) => content);

const searchReply = converted(
  z.object({ total: amount, content: z.array(voucherReply) }),
  ({ total, content: vouchers }) => ({ vouchers, total }),
);
const promotionReply = converted(
  z.nullable(z.object({ campaignId: filled, campaignActionId: z.string(), campaignName: text })),
  (found) => {
    if (found === null) return null;
    const { campaignName: name, ...ids } = found;
    return { ...ids, name };
  },
);
const promoted = { campaignId: filled, voucherCode: filled, productId: converted(filled, productId) };
const quantityReply = converted(
  z.object({ ...promoted, quantity: amount, discountPercent: percent }),
  ({ voucherCode: code, discountPercent, ...rest }): QuantityPromotion => ({ ...rest, code, percent: discountPercent }),
);
const gift = converted(z.object({ toProductId: filled, productName: text }), ({ toProductId, productName: name }) => ({
  productId: productId(toProductId),
  name,
}));
const giftReply = converted(
  z.object({ ...promoted, fromMonths: amount, giftPromotions: z.array(gift) }),
  ({ voucherCode: code, fromMonths: months, giftPromotions: gifts, ...rest }): GiftPromotion => ({
    ...rest,
    code,
    months,
    gifts,
  }),
);

/** /campaign-gateway/graphql, also with the host's own token, and the order service. */
export type VoucherServices = {
  readonly campaigns: ServiceClient;
  readonly own: ServiceClient;
  readonly rest: ServiceClient;
};

/** Campaigns over GraphQL, order codes over REST; one call per method. */
export const graphqlVoucherGateway = ({ campaigns, own, rest }: VoucherServices): VoucherGateway => ({
  ...restVoucherCalls(rest),
  suggested: () => {
    const request = { partyId, excludeExpired: true };
    return campaigns.graphql(SuggestVoucherDocument, { request }, field('suggestVoucher', contentOf(voucherReply)));
  },
  search: (pageNumber) => {
    const request = { partyId, storeId, excludeExpired: true, pageNumber, pageSize: 10 };
    return campaigns.graphql(SearchVoucherDocument, { request }, field('searchVoucher', searchReply));
  },
  forOrder: (orderId) => {
    const request = { orderId, storeId, pageNumber: 0, pageSize: 50 };
    return own.graphql(GetVouchersForUserDocument, { request }, field('getVouchersForUser', contentOf(offeredReply)));
  },
  campaign: (id) =>
    required(campaigns.graphql(GetCampaignDocument, { id }, field('getCampaign', z.nullable(campaignReply)))),
  promotionOf: (id, price) => {
    const variables = { partyId, productStoreId: storeId, productId: id, productPrice: price };
    const reply = field('getPromotionProductPrice', promotionReply);
    return campaigns.graphql(GetPromotionProductPriceDocument, variables, reply);
  },
  quantityPromotions: (productIds) => {
    const request = { partyId, storeId, productIds };
    const reply = field('searchProductQuantityPromotionAction', contentOf(quantityReply));
    return campaigns.graphql(SearchProductQuantityPromotionActionDocument, { request }, reply);
  },
  gifts: (productIds) => {
    const request = { partyId, storeId, productIds };
    const reply = field('searchProductGiftPromotionResponse', contentOf(giftReply));
    return campaigns.graphql(SearchProductGiftPromotionResponseDocument, { request }, reply);
  },
});
