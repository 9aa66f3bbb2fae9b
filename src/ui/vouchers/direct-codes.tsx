/** A separate module, so that its page can lazy-load it. */
export { DirectCodes as default } from './voucher-card.tsx';
