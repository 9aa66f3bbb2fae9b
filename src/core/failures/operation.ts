import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import type { Result } from '#core/shared/result.ts';
import type { ShopFailure } from './shop-failure.ts';

/** One operation. It may also return a mapped port failure that its docstring does not list. */
export type UseCase<Input, Value> = (input: Input) => Promise<Result<Value, ShopFailure>>;

export type Nothing = Record<string, never>;

/** One key per user action, so that repeating a command has one effect. */
export type Keyed = { readonly idempotencyKey: IdempotencyKey };

/** How long a shared cache may serve the answer; 0 disables caching. */
export type CacheSeconds<Input> = number | ((input: Input) => number);

type Make<Ports, Input, Value> = (ports: Ports) => UseCase<Input, Value>;

/**
 * Declares a cached query whose answer is the same for all visitors; it reads and sets no cookie. Returns the use case
 * with its kind; operations.ts of its folder registers it.
 */
// @__NO_SIDE_EFFECTS__
export const publicQuery = <Ports, Input, Value>(
  { seconds }: { readonly seconds: CacheSeconds<Input> },
  make: Make<Ports, Input, Value>,
) => Object.assign(make, { kind: 'public-query', seconds } as const);

/** Declares a query for one visitor, which is never cached. */
// @__NO_SIDE_EFFECTS__
export const query = <Ports, Input, Value>(make: Make<Ports, Input, Value>) =>
  Object.assign(make, { kind: 'query' } as const);

/** Declares a change; its answer says where it leads and what to tell there. */
// @__NO_SIDE_EFFECTS__
export const command = <Ports, Input extends object, Value extends Outcome>(make: Make<Ports, Input, Value>) =>
  Object.assign(make, { kind: 'command' } as const);
