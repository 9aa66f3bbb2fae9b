/** The wire format, for services outside of this repository; `npm run pack` makes the package. */
export type * from '#contracts/rest/account-rest.ts';
export { accountPaths } from '#contracts/rest/account-rest.ts';
export type * from '#contracts/rest/business-rest.ts';
export type * from '#contracts/rest/cms-rest.ts';
export type * from '#contracts/rest/customer-rest.ts';
export { customerPaths } from '#contracts/rest/customer-rest.ts';
export type * from '#contracts/rest/order-rest.ts';
export type * from '#contracts/rest/product-rest.ts';
export { productQuery } from '#contracts/rest/product-rest.ts';
export type * from '#contracts/rest/quotation-rest.ts';
export type * from '#contracts/rest/shop-rest.ts';
export { failureCodes, type RejectionCode, type WireFailureCode } from './failure-codes.ts';
export { toWireOptionId } from './option-ids.ts';
export { type OrderStateNumber, orderStates } from './order-states.ts';
