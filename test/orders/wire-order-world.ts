import { inject } from 'vitest';
import { graphqlCustomerGateway } from '#adapters/graphql/customer-gateway.ts';
import { graphqlOrderGateway } from '#adapters/graphql/order-gateway.ts';
import { restOrderGateway } from '#adapters/rest/order-gateway.ts';
import { type ServiceClient, serviceClient } from '#adapters/service-client.ts';
import { hmacGuestSigner } from '#adapters/system/guest-signer.ts';
import type { Wire } from '#composition/host-settings.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import { type Dong, divideDong, multiplyDong, percentOfDong } from '#core/shared/dong.ts';
import { partyId, type Token, token } from '#core/shared/ids.ts';
import { freshLogin, freshToken, runSql, setClock, type TestBackend } from '#test/kit/backends/backends.ts';
import type { Browser, OrderWorld, Shopper } from './order-world.ts';

/** Both adapters of the order gateway. */
export const orderWires: Readonly<Record<Wire, (client: (path: string) => ServiceClient) => OrderGateway>> = {
  graphql: (client) =>
    graphqlOrderGateway({ storefront: client('/graphql'), cloud: client('/order-cloud-service/graphql') }),
  rest: (client) => restOrderGateway(client('')),
};

/** The adapters of one visitor's request to a backend. */
export const wireShopper = (url: string, held: Token | null, wire: Wire = 'graphql'): Shopper => {
  const client = (path: string) =>
    serviceClient({ baseUrl: url + path, bearer: { get: () => held }, requestId: 'contract-of-orders' });
  return {
    orders: orderWires[wire](client),
    customers: graphqlCustomerGateway(client('/user-gateway/graphql')),
  };
};

/** A browser at a backend: its guest, and the customer who logs in from there. */
export const wireBrowser = async (backend: TestBackend, wire: Wire = 'graphql'): Promise<Browser> => {
  const guest = await freshToken(backend);
  return {
    guest: wireShopper(backend.url, token(guest), wire),
    logIn: async (as) => {
      const { token: held, partyId: party } = await freshLogin(backend, 'VERIFIED', { guest, ...(as && { as }) });
      return { ...wireShopper(backend.url, token(held), wire), party: partyId(party) };
    },
  };
};

export const setPrice = async (
  backend: Pick<TestBackend, 'doorUrl'>,
  productId: string,
  percent: number,
): Promise<void> => {
  const product = seedProducts.find((each) => each.id === productId);
  for (const { term, charge, perUnit } of product?.prices ?? []) {
    const moved = (amount: Dong) => percentOfDong(amount, percent);
    const net = percent === 100 ? charge.net : multiplyDong(moved(divideDong(charge.net, term)), term);
    await runSql(
      backend,
      `update product_prices set net = ${net}, per_unit = ${percent === 100 ? perUnit : moved(perUnit)}
      where product_id = '${productId}' and time = ${term}`,
    );
  }
};

/** The order service of a backend, through the shop's own adapters. */
export const wireOrderWorld =
  (backend: TestBackend, wire: Wire = 'graphql') =>
  async (): Promise<OrderWorld> => ({
    shopper: async () => wireShopper(backend.url, token(await freshToken(backend)), wire),
    stranger: async () => wireShopper(backend.url, null, wire),
    holder: async (held) => wireShopper(backend.url, held, wire),
    browser: () => wireBrowser(backend, wire),
    signer: hmacGuestSigner(inject('secrets').signing),
    now: () => Date.now(),
    later: async (milliseconds, work) => {
      await setClock(backend, Date.now() + milliseconds);
      try {
        return await work();
      } finally {
        await setClock(backend, null);
      }
    },
    atPrice: async (productId, percent, work) => {
      await setPrice(backend, productId, percent);
      try {
        return await work();
      } finally {
        await setPrice(backend, productId, 100);
      }
    },
    withdrawn: async (productId, work) => {
      const sell = (available: boolean) =>
        runSql(backend, `update products set available = ${available} where id = '${productId}'`);
      await sell(false);
      try {
        return await work();
      } finally {
        await sell(true);
      }
    },
    registered: async (name) => {
      await runSql(backend, `insert into registry_names (name, status) values ('${name}', 'REGISTERED')`);
    },
    runs: 4,
  });
