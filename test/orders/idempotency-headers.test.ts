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

const clientThat = (note: () => void) =>
  serviceClient({
    baseUrl: 'http://service.test',
    bearer: null,
    requestId: 'request0001',
    fetch: async () => {
      note();
      return new Response('{}', { status: 404 });
    },
  });

const withNewGuests = {
  graphql: (client: ReturnType<typeof serviceClient>, newGuests: ReturnType<typeof serviceClient>) =>
    graphqlOrderGateway({ storefront: client, cloud: client, newGuests }),
  rest: restOrderGateway,
};

test.each(Object.entries(withNewGuests))(
  'ACC-01 VIS-02 over %s the visitor’s address goes with the line of a new cart alone, which may make a guest',
  async (_, open) => {
    const sent: string[] = [];
    const orders = open(
      clientThat(() => sent.push('plain')),
      clientThat(() => sent.push('address')),
    );
    for (const write of Object.values(writes)) await write(orders);
    await orders.load(orderId('order'));
    expect(sent).toEqual(['plain', 'plain', 'plain', 'plain']);
    await orders.addLine({ cartKey: key }, line, key);
    expect(sent.slice(4)).toEqual(['address']);
  },
);
