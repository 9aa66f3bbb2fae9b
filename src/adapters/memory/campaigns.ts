import { type SeedCampaign, type SeedVoucher, seedCampaigns, seedVouchers } from '#contracts/seed/vouchers.ts';
import { type ProductId, productId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Campaign, Voucher } from '#core/vouchers/voucher.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import { notFound } from './refusals.ts';
import { seedProductById, type World } from './world.ts';

const campaignOf = ({ state }: World, { id, name, description, type, from, to }: SeedCampaign): Campaign => ({
  id,
  name,
  description,
  type,
  from,
  to,
  isActive: from <= state.now && state.now < to,
});

const ofKind = (world: World, kind: Voucher['kind']): readonly SeedVoucher[] =>
  seedVouchers.filter(({ rule, expiresAt }) => rule.kind === kind && world.state.now < expiresAt);

export const memoryCampaigns = (
  world: World,
): Pick<VoucherGateway, 'campaign' | 'promotionOf' | 'quantityPromotions' | 'gifts'> => ({
  campaign: async (id) => {
    const found = seedCampaigns.find((each) => each.id === id);
    return found ? ok(campaignOf(world, found)) : notFound;
  },

  promotionOf: async (id) => {
    const promoted = seedProductById.get(id)?.prices.find(({ campaign }) => campaign !== null)?.campaign;
    if (!promoted) return ok(null);
    const campaign = seedCampaigns.find((each) => each.id === promoted.id);
    return ok({ campaignId: promoted.id, campaignActionId: promoted.actionId, name: campaign?.name ?? '' });
  },
  quantityPromotions: async (ids) =>
    ok(
      productsOf(ids).flatMap((product) =>
        ofKind(world, 'quantity')
          .filter(({ rule }) => rule.categories?.includes(product.type) ?? true)
          .map(({ campaignId, code, rule }) => ({
            campaignId,
            code,
            productId: productId(product.id),
            quantity: rule.minQuantity,
            percent: rule.percent ?? 0,
          })),
      ),
    ),
  gifts: async (ids) =>
    ok(
      productsOf(ids).flatMap((product) =>
        ofKind(world, 'gift')
          .filter(({ rule }) => rule.requiredCompanion?.category === product.type)
          .map(({ campaignId, code, rule }) => ({
            campaignId,
            code,
            productId: productId(product.id),
            months: rule.requiredCompanion?.months ?? 0,
            gifts: productsOf(rule.products ?? []).map(({ id, title }) => ({ productId: productId(id), name: title })),
          })),
      ),
    ),
});

const productsOf = (ids: readonly (ProductId | string)[]) => ids.flatMap((id) => seedProductById.get(id) ?? []);
