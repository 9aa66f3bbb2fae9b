/** A file of its own, so that its page loads it when it is wanted. */
export { DirectCodes as default } from './voucher-card.tsx';
