import { and, asc, eq, inArray } from 'drizzle-orm';
import { categories, productPrices, products } from '#backend/catalogue/schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { organisationId } from '#contracts/organisation.ts';
import { listVouchersOfKind } from './read-vouchers.ts';
import { campaigns, type VoucherRow } from './schema.ts';
import { toCampaignWire } from './voucher-wire.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'>;

/** Maximum per call. */
const MAX_PRODUCTS = 200;

const findSoldProducts = async ({ db }: Deps, ids: readonly string[]) => {
  const rows = { id: products.id, sku: products.sku, title: products.title, handle: categories.handle };
  const found = db.select(rows).from(products).innerJoin(categories, eq(categories.id, products.categoryId));
  return ids.length === 0 ? [] : found.where(inArray(products.id, [...new Set(ids)].slice(0, MAX_PRODUCTS)));
};

const appliesTo = ({ rule }: VoucherRow, product: { readonly id: string; readonly handle: string }): boolean =>
  (rule.products === null || rule.products.includes(product.id)) &&
  (rule.categories === null || rule.categories.includes(product.handle));

/** [VOU-02 searchProductQuantityPromotionAction] */
export const listQuantityPromotions = async (deps: Deps, ids: readonly string[]) => {
  const [rules, sold] = [await listVouchersOfKind(deps, 'quantity'), await findSoldProducts(deps, ids)];
  return sold.flatMap((product) =>
    rules
      .filter((voucher) => appliesTo(voucher, product))
      .map(({ campaignId, campaignActionId, code, rule }) => ({
        campaignId,
        campaignActionId,
        voucherCode: code,
        productId: product.id,
        quantity: rule.minQuantity,
        discountPercent: rule.percent ?? 0,
      })),
  );
};

/** [VOU-02 searchProductGiftPromotionResponse] */
export const listGiftPromotions = async (deps: Deps, ids: readonly string[]) => {
  const [rules, sold] = [await listVouchersOfKind(deps, 'gift'), await findSoldProducts(deps, ids)];
  const gifts = await findSoldProducts(
    deps,
    rules.flatMap(({ rule }) => rule.products ?? []),
  );
  return sold.flatMap((product) =>
    rules
      .filter(({ rule }) => rule.requiredCompanion?.category === product.handle)
      .map(({ id, campaignId, campaignActionId, code, title, rule, createdAt, expiresAt }) => ({
        id: `${id}-${product.id}`,
        partyId: organisationId,
        campaignId,
        campaignActionId,
        campaignActionName: title,
        voucherCode: code,
        productId: product.id,
        quantityLimit: 1,
        startDate: createdAt,
        endDate: expiresAt,
        newCustomer: rule.isFirstOrderOnly,
        createdStamp: createdAt,
        updatedStamp: createdAt,
        createdBy: organisationId,
        updatedBy: organisationId,
        fromMonths: rule.requiredCompanion?.months ?? 0,
        giftPromotions: gifts
          .filter((gift) => rule.products?.includes(gift.id))
          .map((gift) => ({
            fromQuantity: 1,
            toQuantity: 1,
            toProductId: gift.id,
            productName: gift.title,
            sku: gift.sku,
            featureImage: null,
          })),
      })),
  );
};

type GiftPromotion = Awaited<ReturnType<typeof listGiftPromotions>>[number];

/** By the first rule that has a known key; the given list itself without one. */
export const sortGifts = (
  gifts: readonly GiftPromotion[],
  rules: readonly { readonly asc?: boolean | null | undefined; readonly key?: string | null | undefined }[],
): readonly GiftPromotion[] => {
  const rule = rules.find((each) => each.key === 'startDate' || each.key === 'endDate');
  if (!rule) return gifts;
  const timeOf = (gift: GiftPromotion) => (rule.key === 'startDate' ? gift.startDate : gift.endDate);
  const sign = rule.asc === false ? -1 : 1;
  return gifts.toSorted((one, other) => sign * (timeOf(one) - timeOf(other)));
};

/** null for a regular price. [VOU-02] */
export const findPricePromotion = async ({ db, clock }: Deps, productId: string) => {
  const prices = await db.select().from(productPrices).where(eq(productPrices.productId, productId));
  const promoted = prices.find(({ campaignId }) => campaignId !== null);
  if (!promoted?.campaignId) return null;
  const [known] = await db.select().from(campaigns).where(eq(campaigns.id, promoted.campaignId));
  const campaign = known && toCampaignWire(known, clock.now());
  return {
    campaignId: promoted.campaignId,
    campaignName: campaign?.name ?? null,
    statusCampaign: campaign?.status ?? 'ACTIVE',
    campaignDescription: campaign?.description ?? null,
    fromDate: campaign?.fromDate ?? null,
    toDate: campaign?.toDate ?? null,
    campaignActionId: promoted.campaignActionId ?? '',
    campaignActionName: campaign?.name ?? null,
    type: 'PRICE',
    campaignActionDescription: campaign?.description ?? null,
  };
};

export type PricePromotionWish = {
  readonly campaignId: string;
  readonly campaignActionId?: string | null | undefined;
  readonly statusActive?: string | null | undefined;
};

/** What a campaign lowers, by product in the catalogue's order, each term once. [VOU-02 searchProductPricePromotionResponse] */
export const listPricePromotions = async ({ db, clock }: Deps, wish: PricePromotionWish) => {
  const promoted = await db
    .select({ price: productPrices, sku: products.sku, name: products.title, unit: products.unitId })
    .from(productPrices)
    .innerJoin(products, eq(products.id, productPrices.productId))
    .where(
      and(
        eq(productPrices.campaignId, wish.campaignId),
        wish.campaignActionId ? eq(productPrices.campaignActionId, wish.campaignActionId) : undefined,
      ),
    )
    .orderBy(asc(products.position), asc(products.id), asc(productPrices.time));
  const [known] = await db.select().from(campaigns).where(eq(campaigns.id, wish.campaignId));
  const campaign = known && toCampaignWire(known, clock.now());
  const statusActive = campaign?.status ?? 'ACTIVE';
  if (wish.statusActive && wish.statusActive !== statusActive) return [];
  const firstRows = promoted.filter((row, at) => row.price.productId !== promoted[at - 1]?.price.productId);
  return firstRows.slice(0, MAX_PRODUCTS).map(({ price: { productId, campaignActionId }, sku, name, unit }) => ({
    partyId: organisationId,
    campaignId: wish.campaignId,
    campaignActionId,
    productId,
    sku,
    name,
    pricePromotions: promoted
      .filter((row) => row.price.productId === productId)
      .map(({ price }) => ({
        price: price.oldPerUnit,
        pricePromotion: price.perUnit,
        statusActive,
        quantity: price.time,
        unit,
        targetDataId: null,
        createdStamp: campaign?.fromDate ?? null,
        updatedStamp: campaign?.fromDate ?? null,
        createdBy: organisationId,
        updatedBy: organisationId,
      })),
  }));
};
