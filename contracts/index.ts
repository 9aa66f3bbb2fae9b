/** The wire format, for services outside of this repository; `npm run pack` makes the package. */
export type * from './account-rest.ts';
export { accountPaths } from './account-rest.ts';
export type * from './business-rest.ts';
export type * from './cms-rest.ts';
export type * from './customer-rest.ts';
export { customerPaths } from './customer-rest.ts';
export { failureCodes, type RejectionCode, type WireFailureCode } from './failure-codes.ts';
export { toWireOptionId } from './option-ids.ts';
export type * from './order-rest.ts';
export { type OrderStateNumber, orderStates } from './order-states.ts';
export type * from './product-rest.ts';
export { productQuery } from './product-rest.ts';
export type * from './quotation-rest.ts';
export type * from './shop-rest.ts';
