import { memoryCustomerGateway } from '#adapters/memory/accounts/customer-gateway.ts';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryBearer } from '#adapters/memory/browser/bearer.ts';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { memoryOrderGateway } from '#adapters/memory/orders/order-gateway.ts';
import { memoryOrderHistory } from '#adapters/memory/orders/order-history.ts';
import { memoryPaymentGateway } from '#adapters/memory/orders/payment-gateway.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import type { Token } from '#core/shared/ids.ts';
import { freshIdempotencyKey, unwrap } from '#test/orders/order-world.ts';
import type { HistorySubject } from './order-history.contract.ts';

const visitorWith = (world: World, held: Token) => {
  const bearer = memoryBearer();
  bearer.set(held);
  return {
    orders: memoryOrderGateway(world, bearer),
    customers: memoryCustomerGateway(world, bearer),
    history: memoryOrderHistory(world, bearer),
    payments: memoryPaymentGateway(world, bearer),
  };
};

/** The order history in memory. */
export const memoryHistory = async (): Promise<HistorySubject> => {
  const world = memoryWorld();
  return {
    runs: 15,
    browser: async () => {
      const guest = newAnonymousToken(world);
      return {
        guest: visitorWith(world, guest),
        logIn: async (as) => {
          const known = as === undefined ? undefined : world.state.users.get(as);
          const user = known ?? addUser(world, 'Lê Thị Thử', '0912345678', 'thu@example.vn');
          return { ...visitorWith(world, logIn(world, user, guest)), party: user.partyId };
        },
      };
    },
    pay: async ({ orders, payments }, id) => {
      const order = unwrap(await orders.load(id));
      const tried = await payments.createForOrder(
        id,
        'VIETQR',
        order.totals.gross,
        'http://localhost/',
        freshIdempotencyKey(),
      );
      bankOf(world).confirm(unwrap(tried).id);
    },
  };
};
