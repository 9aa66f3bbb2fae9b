export { finaliseOrder } from './finalise-order.ts';
export { findCompany } from './find-company.ts';
export { loadCheckout } from './load-checkout.ts';
export { loadDirectOrder } from './load-direct-order.ts';
export { placeDirectOrder } from './place-direct-order.ts';
