/** Lets its page lazy-load it. */
export { DirectOrderVoucherCard as default } from './voucher-card.tsx';
