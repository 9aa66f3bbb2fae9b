import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { type GraphqlContext, graphqlService } from '#backend/platform/http/graphql-service.ts';
import { readBearer, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { isSigned } from '#backend/platform/signature.ts';
import { type Resolvers, typeDefs } from '#contracts/generated/campaign.service.ts';
import { VOUCHER_TOKEN_TEXT } from '#contracts/secrets/voucher-token.ts';
import { limitVoucherGuesses } from './limit-voucher-guesses.ts';
import {
  findPricePromotion,
  listGiftPromotions,
  listPricePromotions,
  listQuantityPromotions,
  sortGifts,
} from './promotions.ts';
import { findUsableVoucher, listVouchers, vouchersForOrder } from './read-vouchers.ts';
import { campaigns } from './schema.ts';
import { isOwnStore, selectVouchers } from './select-vouchers.ts';
import { toCampaignWire } from './voucher-wire.ts';

/**
 * Of codes; what a campaign does is public. Throws UNAUTHENTICATED without a visitor's token or the host's own.
 * [VOU-03]
 */
const requireReadAccess = async ({
  deps,
  headers,
}: {
  readonly deps: BackendDeps;
  readonly headers: Headers;
}): Promise<void> => {
  const token = readBearer(headers);
  if (token !== null && isSigned(deps.secrets.signing, VOUCHER_TOKEN_TEXT, token)) return;
  if ((await deps.visitorOf(headers)) === null)
    throw new ServiceFailure('UNAUTHENTICATED', 'A valid token is required');
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

const findCampaign = async ({ db, clock }: BackendDeps, id: string) => {
  const [found] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  return found ? toCampaignWire(found, clock.now()) : null;
};

const resolvers: Resolvers<GraphqlContext> = {
  Query: {
    suggestVoucher: async (_, { searchVoucherRequest: wish }, context) => {
      await requireReadAccess(context);
      // The party may be a customer; everybody has the same vouchers.
      return toPage(selectVouchers(await listVouchers(context.deps), { ...wish, partyId: null }), 0, 10);
    },
    searchVoucher: async (_, { searchVoucherRequest: wish }, context) => {
      await requireReadAccess(context);
      const isStaff = (await context.visitor())?.staff === true;
      const found = await listVouchers(context.deps, isStaff && wish.excludeExpired === false);
      const wanted = selectVouchers(found, wish);
      return toPage(wanted, within(wish.pageNumber, 0, 10_000, 0), within(wish.pageSize, 1, 50, 10));
    },
    checkValidVoucher: async (_, { partyId, checkValidVoucherRequest: wish }, context) => {
      await requireReadAccess(context);
      if (!isOwnStore(partyId, wish.productStoreId)) return null;
      const { deps, address } = context;
      const guesser = { visitor: await context.visitor(), address };
      const find = () => findUsableVoucher(deps, wish.voucherCode);
      return limitVoucherGuesses(deps, guesser, find, (found) => found === null);
    },
    getVouchersForUser: async (_, { voucherForUserRequest: wish }, { deps, requireVisitor }) => {
      const known = await vouchersForOrder(deps, await requireVisitor(), wish.orderId, wish.customerId || null);
      const all = isOwnStore(null, wish.storeId) ? known : [];
      const page = toPage(all, within(wish.pageNumber, 0, 10_000, 0), within(wish.pageSize, 1, 50, 20));
      return { ...page, pageNumber: page.number, pageSize: page.size };
    },
    getCampaign: (_, { id }, { deps }) => findCampaign(deps, id),
    getPromotionProductPrice: async (_, { partyId, productStoreId, productId }, { deps }) =>
      isOwnStore(partyId, productStoreId) ? findPricePromotion(deps, productId) : null,
    searchProductQuantityPromotionAction: async (_, { request }, { deps }) => {
      const isOwn = isOwnStore(request.partyId, request.storeId);
      const content = isOwn ? await listQuantityPromotions(deps, request.productIds) : [];
      return { content, total: content.length };
    },
    searchProductPricePromotionResponse: async (_, { searchProductPricePromotionRequest: wish }, { deps }) => {
      const listed = isOwnStore(wish.partyId, null) ? await listPricePromotions(deps, wish) : [];
      const found = wish.sort?.[0]?.asc === false ? listed.toReversed() : listed;
      return toPage(found, 0, Math.max(1, found.length));
    },
    searchProductGiftPromotionResponse: async (_, { parameterSearchProductGift: wish }, { deps }) => {
      const isOwn = isOwnStore(wish.partyId, wish.storeId);
      const ids = (wish.productIds ?? []).flatMap((id) => id ?? []);
      const gifts = isOwn ? await listGiftPromotions(deps, ids) : [];
      const wanted = gifts.filter(
        ({ campaignActionId }) => !wish.campaignActionId || campaignActionId === wish.campaignActionId,
      );
      const sorted = sortGifts(
        wanted,
        (wish.sort ?? []).flatMap((by) => by ?? []),
      );
      return { ...toPage(sorted, 0, Math.max(1, sorted.length)), sort: { sorted: sorted !== wanted } };
    },
  },
};

const pageNumberOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** The same look-ups over REST. [VOU-02, VOU-03] */
const lookUpRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.get('/v1/vouchers/:org/:store', async (c) => {
    await requireReadAccess({ deps, headers: c.req.raw.headers });
    const [number, size] = [pageNumberOf(c.req.query('pageNumber')), pageNumberOf(c.req.query('pageSize'))];
    return c.json(toPage(await listVouchers(deps), within(number, 0, 10_000, 0), within(size, 1, 50, 10)));
  });
  app.get('/v1/campaigns/:org/:id', async (c) => {
    const found = await findCampaign(deps, c.req.param('id'));
    if (found === null) throw notFound('campaign');
    return c.json(found);
  });
  app.get('/v2/orders/:org/:orderId/vouchers', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json({ content: await vouchersForOrder(deps, visitor, c.req.param('orderId')) });
  });
  return app;
};

/** /campaign-gateway/graphql, and REST. Changes to orders belong to the order service. */
export const campaignRoutes = (deps: BackendDeps): ServiceApp => {
  const graphql = graphqlService({ path: '/campaign-gateway/graphql', typeDefs, resolvers });
  return new Hono<ServiceVariables>().route('/', graphql(deps)).route('/', lookUpRoutes(deps));
};
