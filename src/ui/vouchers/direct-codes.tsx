/** A separate module, so that its page can lazy-load it. */
export { DirectOrderVoucherCard as default } from './voucher-card.tsx';
