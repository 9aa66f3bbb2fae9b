import { notFound } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import { type SeedCampaign, seedCampaigns } from '#contracts/seed/vouchers.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { Campaign } from '#core/vouchers/voucher.ts';

const campaignOf = ({ state }: World, { id, name, description, type, from, to }: SeedCampaign): Campaign => ({
  id,
  name,
  description,
  type,
  from,
  to,
  isActive: from <= state.now && state.now < to,
});

export const findCampaign = (world: World, id: string): Result<Campaign, PortFailure> => {
  const found = seedCampaigns.find((each) => each.id === id);
  return found ? ok(campaignOf(world, found)) : notFound;
};
