import type { Transaction } from '#backend/platform/database/database.ts';
import { seedCampaigns, seedVouchers } from '#contracts/seed/vouchers.ts';
import { campaigns, vouchers } from './schema.ts';

/** One of the campaigns is expired, one used up. */
export const seedVoucherCampaigns = async (tx: Transaction): Promise<void> => {
  await tx
    .insert(campaigns)
    .values(
      seedCampaigns.map(({ from, to, ...campaign }) => ({ ...campaign, fromDate: from, toDate: to, createdAt: from })),
    )
    .onConflictDoNothing();
  const startOf = new Map(seedCampaigns.map(({ id, from }) => [id, from]));
  await tx
    .insert(vouchers)
    .values(
      seedVouchers.map(({ limit, ...voucher }) => ({
        ...voucher,
        usageLimit: limit,
        createdAt: startOf.get(voucher.campaignId) ?? 0,
      })),
    )
    .onConflictDoNothing();
};
