/** What a program outside of this repository needs of the core; `npm run pack` makes the package. */
export { completeConfiguration, defaultConfiguration } from './catalogue/configuration.ts';
export { defaultProductQuery } from './catalogue/product.ts';
export { createUseCases } from './create-use-cases.ts';
export type { ShopFailure } from './failures/shop-failure.ts';
export type { InputOf, OperationName, OutcomeOf, UseCases, ValueOf } from './operations.ts';
export { operationNames } from './operations.ts';
export type { Ports } from './ports.ts';
export { type Configuration, computeQuote } from './pricing/quote.ts';
export { addDong, compareDong, type Dong, dong, formatDong, multiplyDong } from './shared/dong.ts';
export type { PortFailure } from './shared/failure.ts';
export { idempotencyKey, orderId, productId, token } from './shared/ids.ts';
export { fail, ok, type Result } from './shared/result.ts';
export { subtractDong } from './shared/subtract-dong.ts';
