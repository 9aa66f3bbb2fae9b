import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { User } from '#core/session/visitor.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, type Result } from '#core/shared/result.ts';
import { requireCustomer } from './require-customer.ts';

/** Fails with `login-required` for guests or an ended session; `reading` maps port failures. */
export const callAsCustomer =
  (ports: VisitorPorts, reading: (failure: PortFailure) => ShopFailure = toShopFailure) =>
  async <Value>(ask: (user: User) => Promise<Result<Value, PortFailure>>): Promise<Result<Value, ShopFailure>> => {
    const customer = await requireCustomer(ports)();
    if (!customer.ok) return customer;
    const answer = await ask(customer.value.user);
    if (answer.ok) return answer;
    return fail(answer.failure.kind === 'denied' ? { kind: 'login-required' } : reading(answer.failure));
  };
