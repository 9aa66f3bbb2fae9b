import { and, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { seedCampaigns, seedVouchers } from '#contracts/seed/vouchers.ts';
import { campaigns, vouchers } from './schema.ts';

/** For development: sample codes, which anybody could read here. One of the campaigns is expired, one used up. */
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

const ENDED = 0;

/** Ends the sample codes of a database that served a development installation; a code with another campaign stays. */
export const retireSampleVouchers = async (tx: Transaction): Promise<void> => {
  const codes = seedVouchers.map(({ code }) => code);
  const samples = seedCampaigns.map(({ id }) => id);
  await tx
    .update(vouchers)
    .set({ expiresAt: ENDED })
    .where(and(inArray(vouchers.code, codes), inArray(vouchers.campaignId, samples), ne(vouchers.expiresAt, ENDED)));
};
