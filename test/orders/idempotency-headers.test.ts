import { expect, test } from 'vitest';
import { graphqlOrderGateway } from '#adapters/graphql/order-gateway.ts';
import { restOrderGateway } from '#adapters/rest/order-gateway.ts';
import { serviceClient } from '#adapters/service-client.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import { idempotencyKey, lineItemId, orderId } from '#core/shared/ids.ts';
import { lineFor, productBySku } from './any-line.ts';

const key = idempotencyKey('0123456789abcdef0123456789abcdef');
const line = lineFor(productBySku('CS-03'));

/** Every write of the port that repeats under a key. */
const writes: Readonly<Record<string, (orders: OrderGateway) => Promise<unknown>>> = {
  createDraftCart: (orders) => orders.createDraftCart(key),
  addLine: (orders) => orders.addLine(orderId('order'), line, key),
  changeLine: (orders) => orders.changeLine(orderId('order'), lineItemId('line'), { quantity: 2, term: 1 }, key),
};
const wires = {
  graphql: (client: ReturnType<typeof serviceClient>) => graphqlOrderGateway({ storefront: client, cloud: client }),
  rest: restOrderGateway,
};

test.each(
  Object.entries(wires).flatMap(([wire, open]) =>
    Object.entries(writes).map(([name, write]) => ({ wire, open, name, write })),
  ),
)('CART-03 $name over $wire sends its idempotency key in the header', async ({ open, write }) => {
  const sent: (string | null)[] = [];
  const client = serviceClient({
    baseUrl: 'http://service.test',
    bearer: null,
    requestId: 'request0001',
    fetch: async (_, init) => {
      sent.push(new Headers(init?.headers).get('idempotency-key'));
      return new Response('{}', { status: 404 });
    },
  });
  await write(open(client));
  expect(sent).toEqual([key]);
});
