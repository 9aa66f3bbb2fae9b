import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ShopFailure } from './shop-failure.ts';

/** One thing that the shop can be asked or told. */
export type UseCase<Input, Value> = (input: Input) => Promise<Result<Value, ShopFailure>>;

/** The input of a use case that takes none. */
export type Nothing = Record<string, never>;

/** What every command carries: the key of the press, so that a second delivery has no second effect. */
export type Keyed = { readonly idempotencyKey: IdempotencyKey };

/** How long everybody may be given the same answer again, in seconds; 0 asks anew every time. */
export type CacheSeconds<Input> = number | ((input: Input) => number);

type Make<Ports, Input, Value> = (ports: Ports) => UseCase<Input, Value>;

/**
 * Declares a read that answers every visitor the same: no cookie is read or set, and the host caches its answer. Like
 * `query` and `command` it returns the use case itself, marked: a row in the capability's operations.ts offers it.
 */
// @__NO_SIDE_EFFECTS__
export const publicQuery = <Ports, Input, Value>(
  { seconds }: { readonly seconds: CacheSeconds<Input> },
  make: Make<Ports, Input, Value>,
) => Object.assign(make, { kind: 'public-query', seconds } as const);

/** Declares a read for one visitor: no cache keeps its answer. */
// @__NO_SIDE_EFFECTS__
export const query = <Ports, Input, Value>(make: Make<Ports, Input, Value>) =>
  Object.assign(make, { kind: 'query' } as const);

/** Declares a change. */
// @__NO_SIDE_EFFECTS__
export const command = <Ports, Input extends object, Value>(make: Make<Ports, Input, Value>) =>
  Object.assign(make, { kind: 'command' } as const);
