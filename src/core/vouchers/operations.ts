export { addVoucher, removeVoucher } from './change-vouchers.ts';
export { listVouchers } from './list-vouchers.ts';
export { loadCampaign } from './load-campaign.ts';
export { loadVouchers } from './load-vouchers.ts';
