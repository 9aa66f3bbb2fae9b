import type { Makers } from './ports.ts';
import { addVoucher, removeVoucher } from './vouchers/change-vouchers.ts';
import { loadCampaign } from './vouchers/load-campaign.ts';
import { loadVouchers } from './vouchers/load-vouchers.ts';
import type { VoucherCommands, VoucherPublicQueries, VoucherQueries } from './vouchers/voucher-use-cases.ts';

/** What codes give, and what is done with them. */
export const voucherTable: Makers<VoucherPublicQueries & VoucherQueries & VoucherCommands> = {
  loadCampaign: loadCampaign,
  loadVouchers: loadVouchers,
  addVoucher,
  removeVoucher,
};
