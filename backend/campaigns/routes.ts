import { eq } from 'drizzle-orm';
import type { BackendDeps, ServiceApp } from '#backend/platform/deps.ts';
import { type GraphqlContext, graphqlService } from '#backend/platform/http/graphql-service.ts';
import { readBearer } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { isSigned } from '#backend/platform/signature.ts';
import { type Resolvers, typeDefs } from '#contracts/generated/campaign.service.ts';
import { VOUCHER_TOKEN_TEXT } from '#contracts/voucher-token.ts';
import { limitVoucherGuesses } from './limit-voucher-guesses.ts';
import { findPricePromotion, listGiftPromotions, listQuantityPromotions } from './promotions.ts';
import { findUsableVoucher, listVouchers, vouchersForOrder } from './read-vouchers.ts';
import { campaigns } from './schema.ts';
import { toCampaignWire } from './voucher-wire.ts';

/** Throws UNAUTHENTICATED without a visitor's token or, for look-ups, the host's own. [VOU-03] */
const requireReadAccess = async ({ deps, headers, visitor }: GraphqlContext): Promise<void> => {
  const token = readBearer(headers);
  if (token !== null && isSigned(deps.secrets.signing, VOUCHER_TOKEN_TEXT, token)) return;
  if ((await visitor()) === null) throw new ServiceFailure('UNAUTHENTICATED', 'A valid token is required');
};

/** `number` from 0. */
const toPage = <Each>(all: readonly Each[], number: number, size: number) => {
  const content = all.slice(number * size, (number + 1) * size);
  const totalPages = Math.ceil(all.length / size);
  const place = { number, size, first: number === 0, last: number + 1 >= totalPages, empty: content.length === 0 };
  return {
    content,
    total: all.length,
    totalElements: all.length,
    totalPages,
    numberOfElements: content.length,
    ...place,
  };
};
const within = (wish: number | null | undefined, least: number, most: number, otherwise: number): number =>
  Math.min(most, Math.max(least, wish ?? otherwise));

const resolvers: Resolvers<GraphqlContext> = {
  Query: {
    suggestVoucher: async (_, __, context) => {
      await requireReadAccess(context);
      return toPage(await listVouchers(context.deps), 0, 10);
    },
    searchVoucher: async (_, { searchVoucherRequest: wish }, context) => {
      await requireReadAccess(context);
      const isStaff = (await context.visitor())?.staff === true;
      const found = await listVouchers(context.deps, isStaff && wish.excludeExpired === false);
      const wanted = found.filter(({ campaignId }) => !wish.campaignId || campaignId === wish.campaignId);
      return toPage(wanted, within(wish.pageNumber, 0, 10_000, 0), within(wish.pageSize, 1, 50, 10));
    },
    checkValidVoucher: async (_, { checkValidVoucherRequest }, context) => {
      await requireReadAccess(context);
      const { deps, address } = context;
      const guesser = { visitor: await context.visitor(), address };
      const find = () => findUsableVoucher(deps, checkValidVoucherRequest.voucherCode);
      return limitVoucherGuesses(deps, guesser, find, (found) => found === null);
    },
    getVouchersForUser: async (_, { voucherForUserRequest: wish }, { deps, requireVisitor }) => {
      const all = await vouchersForOrder(deps, await requireVisitor(), wish.orderId);
      const page = toPage(all, within(wish.pageNumber, 0, 10_000, 0), within(wish.pageSize, 1, 50, 20));
      return { ...page, pageNumber: page.number, pageSize: page.size };
    },
    getCampaign: async (_, { id }, context) => {
      await requireReadAccess(context);
      const [found] = await context.deps.db.select().from(campaigns).where(eq(campaigns.id, id));
      return found ? toCampaignWire(found, context.deps.clock.now()) : null;
    },
    getPromotionProductPrice: async (_, { productId }, context) => {
      await requireReadAccess(context);
      return findPricePromotion(context.deps, productId);
    },
    searchProductQuantityPromotionAction: async (_, { request }, context) => {
      await requireReadAccess(context);
      const content = await listQuantityPromotions(context.deps, request.productIds);
      return { content, total: content.length };
    },
    searchProductGiftPromotionResponse: async (_, { parameterSearchProductGift: wish }, context) => {
      await requireReadAccess(context);
      const ids = (wish.productIds ?? []).flatMap((id) => id ?? []);
      const content = await listGiftPromotions(context.deps, ids);
      return { content, total: content.length };
    },
  },
};

/** /campaign-gateway/graphql. Changes to orders belong to the order service. */
export const campaignRoutes = (deps: BackendDeps): ServiceApp =>
  graphqlService({ path: '/campaign-gateway/graphql', typeDefs, resolvers })(deps);
