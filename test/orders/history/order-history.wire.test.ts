import { restOrderHistory } from '#adapters/rest/order-history.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { portsOver, pressAtBank } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshLogin, freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { freshIdempotencyKey, unwrap } from '#test/orders/order-world.ts';
import { type HistorySubject, orderHistoryContract } from './order-history.contract.ts';

const visitorWith = (backend: TestBackend, held: string) => ({
  ...portsOver(backend, token(held)),
  history: restOrderHistory(wireClient(backend, '', held)),
});

const history = async (backend: TestBackend): Promise<HistorySubject> => ({
  runs: 3,
  browser: async () => {
    const guest = await freshToken(backend);
    return {
      guest: visitorWith(backend, guest),
      logIn: async (as) => {
        const login = await freshLogin(backend, 'VERIFIED', { guest, ...(as && { as }) });
        return { ...visitorWith(backend, login.token), party: partyId(login.partyId) };
      },
    };
  },
  pay: async ({ orders, payments }, id) => {
    const order = unwrap(await orders.load(id));
    const back = 'http://localhost:3000/PaymentResult';
    const tried = await payments.createForOrder(id, 'VIETQR', order.totals.gross, back, freshIdempotencyKey());
    await pressAtBank(backend, unwrap(tried).id, 'confirm');
  },
});

eachBackend('the order history over the wire', (backend) => {
  orderHistoryContract('rest over the reference backend', () => history(backend));
});
