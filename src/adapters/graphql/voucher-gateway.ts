import * as z from 'zod/mini';
import {
  campaignOf,
  campaignReply,
  offeredOf,
  offeredReply,
  text,
  voucherOf,
  voucherReply,
} from '#adapters/replies/voucher-reply.ts';
import {
  CheckValidVoucherDocument,
  type CheckValidVoucherQuery,
  GetCampaignDocument,
  type GetCampaignQuery,
  GetPromotionProductPriceDocument,
  type GetPromotionProductPriceQuery,
  GetVouchersForUserDocument,
  type GetVouchersForUserQuery,
  SearchProductGiftPromotionResponseDocument,
  type SearchProductGiftPromotionResponseQuery,
  SearchProductQuantityPromotionActionDocument,
  type SearchProductQuantityPromotionActionQuery,
  SearchVoucherDocument,
  type SearchVoucherQuery,
  SuggestVoucherDocument,
  type SuggestVoucherQuery,
} from '#contracts/generated/campaign.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { productId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import { restVoucherCalls } from '../rest/vouchers.ts';
import type { ServiceClient } from '../service-client.ts';

const filled = z.string().check(z.minLength(1));
const whole = z.int().check(z.gte(0));
const listOf = <Each extends z.ZodMiniType>(each: Each) => z.object({ content: z.array(each) });

/** Keyed by the requested fields, so that a renamed field does not compile. */
const suggested = z.object({
  suggestVoucher: listOf(voucherReply),
} satisfies Record<keyof SuggestVoucherQuery, unknown>);
const searched = z.object({
  searchVoucher: z.object({ total: whole, content: z.array(voucherReply) }),
} satisfies Record<keyof SearchVoucherQuery, unknown>);
const checked = z.object({
  checkValidVoucher: z.nullable(voucherReply),
} satisfies Record<keyof CheckValidVoucherQuery, unknown>);
const forUser = z.object({
  getVouchersForUser: listOf(offeredReply),
} satisfies Record<keyof GetVouchersForUserQuery, unknown>);
const found = z.object({ getCampaign: z.nullable(campaignReply) } satisfies Record<keyof GetCampaignQuery, unknown>);
const promoted = z.object({
  getPromotionProductPrice: z.nullable(
    z.object({ campaignId: filled, campaignActionId: z.string(), campaignName: text }),
  ),
} satisfies Record<keyof GetPromotionProductPriceQuery, unknown>);
const quantities = z.object({
  searchProductQuantityPromotionAction: listOf(
    z.object({
      ...{ campaignId: filled, voucherCode: filled, productId: filled },
      quantity: whole,
      discountPercent: z.number().check(z.gte(0), z.lte(100)),
    }),
  ),
} satisfies Record<keyof SearchProductQuantityPromotionActionQuery, unknown>);
const given = z.object({
  searchProductGiftPromotionResponse: listOf(
    z.object({
      ...{ campaignId: filled, voucherCode: filled, productId: filled, fromMonths: whole },
      giftPromotions: z.array(z.object({ toProductId: filled, productName: text })),
    }),
  ),
} satisfies Record<keyof SearchProductGiftPromotionResponseQuery, unknown>);

/** /campaign-gateway/graphql, also with the host's own token, and the order service. */
export type VoucherServices = {
  readonly campaigns: ServiceClient;
  readonly own: ServiceClient;
  readonly rest: ServiceClient;
};

const partyId = organisationId;
const storeId = websiteStoreId;

/** Campaigns over GraphQL, order codes over REST; one call per method. */
export const graphqlVoucherGateway = ({ campaigns, own, rest }: VoucherServices): VoucherGateway => ({
  ...restVoucherCalls(rest),
  ...promotions(campaigns),
  suggested: async () => {
    const request = { partyId, excludeExpired: true };
    const answer = await campaigns.graphql(SuggestVoucherDocument, { request }, suggested);
    return answer.ok ? ok(answer.value.suggestVoucher.content.map(voucherOf)) : answer;
  },
  search: async (pageNumber) => {
    const request = { partyId, storeId, excludeExpired: true, pageNumber, pageSize: 10 };
    const answer = await campaigns.graphql(SearchVoucherDocument, { request }, searched);
    if (!answer.ok) return answer;
    const { total, content } = answer.value.searchVoucher;
    return ok({ vouchers: content.map(voucherOf), total });
  },
  check: async (voucherCode) => {
    const request = { voucherCode, productStoreId: storeId };
    const answer = await campaigns.graphql(CheckValidVoucherDocument, { partyId, request }, checked);
    if (!answer.ok) return answer;
    const { checkValidVoucher: valid } = answer.value;
    return valid ? ok(voucherOf(valid)) : fail({ kind: 'not-found' });
  },
  forOrder: async (orderId) => {
    const request = { orderId, storeId, pageNumber: 0, pageSize: 50 };
    const answer = await own.graphql(GetVouchersForUserDocument, { request }, forUser);
    return answer.ok ? ok(answer.value.getVouchersForUser.content.map(offeredOf)) : answer;
  },
  campaign: async (id) => {
    const answer = await campaigns.graphql(GetCampaignDocument, { id }, found);
    if (!answer.ok) return answer;
    const { getCampaign: campaign } = answer.value;
    return campaign ? ok(campaignOf(campaign)) : fail({ kind: 'not-found' });
  },
});

const promotions = (
  campaigns: ServiceClient,
): Pick<VoucherGateway, 'promotionOf' | 'quantityPromotions' | 'gifts'> => ({
  promotionOf: async (id, price) => {
    const variables = { partyId, productStoreId: storeId, productId: id, productPrice: price };
    const answer = await campaigns.graphql(GetPromotionProductPriceDocument, variables, promoted);
    if (!answer.ok) return answer;
    const { getPromotionProductPrice: one } = answer.value;
    return ok(one && { campaignId: one.campaignId, campaignActionId: one.campaignActionId, name: one.campaignName });
  },
  quantityPromotions: async (productIds) => {
    const request = { partyId, storeId, productIds };
    const answer = await campaigns.graphql(SearchProductQuantityPromotionActionDocument, { request }, quantities);
    if (!answer.ok) return answer;
    return ok(
      answer.value.searchProductQuantityPromotionAction.content.map((each) => ({
        ...{ campaignId: each.campaignId, code: each.voucherCode, productId: productId(each.productId) },
        ...{ quantity: each.quantity, percent: each.discountPercent },
      })),
    );
  },
  gifts: async (productIds) => {
    const request = { partyId, storeId, productIds };
    const answer = await campaigns.graphql(SearchProductGiftPromotionResponseDocument, { request }, given);
    if (!answer.ok) return answer;
    return ok(
      answer.value.searchProductGiftPromotionResponse.content.map((each) => ({
        ...{ campaignId: each.campaignId, code: each.voucherCode, productId: productId(each.productId) },
        months: each.fromMonths,
        gifts: each.giftPromotions.map((gift) => ({ productId: productId(gift.toProductId), name: gift.productName })),
      })),
    );
  },
});
