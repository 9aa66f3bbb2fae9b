import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { TopUpId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Balance, TopUp } from './balance.ts';
import type { BalanceGateway } from './balance-gateway.port.ts';

export type BalancePorts = VisitorPorts & { readonly balance: BalanceGateway };

/** `topUp`: the one that is asked for; null also for an unknown one. */
export type BalanceView = Balance & { readonly topUp: TopUp | null };

/** A page of the customer's balance. Failures: `login-required`. */
export const loadBalance = query(
  (ports: BalancePorts): UseCase<{ readonly page: number; readonly topUp: TopUpId | null }, BalanceView> =>
    async ({ page, topUp: asked }) => {
      const ask = callAsCustomer(ports);
      const found = await ask(() => readWithRetry(ports.delay, () => ports.balance.load(page)));
      if (!found.ok) return found;
      if (asked === null) return ok({ ...found.value, topUp: null });
      const topUp = await ask(() => readWithRetry(ports.delay, () => ports.balance.loadTopUp(asked)));
      if (topUp.ok) return ok({ ...found.value, topUp: topUp.value });
      return topUp.failure.kind === 'not-found' ? ok({ ...found.value, topUp: null }) : topUp;
    },
);

/** đồng that a customer can pay with; null for guests, who have no balance. */
export const loadSpendable = query(
  (ports: BalancePorts): UseCase<Readonly<Record<never, never>>, Dong | null> =>
    async () => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok || visitor.value.kind !== 'customer') return ok(null);
      const found = await readWithRetry(ports.delay, () => ports.balance.load(1));
      if (found.ok) return ok(found.value.balance);
      return found.failure.kind === 'denied' ? ok(null) : fail(toShopFailure(found.failure));
    },
);
