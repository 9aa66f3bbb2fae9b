import { inject } from 'vitest';
import * as z from 'zod/mini';
import { graphqlOrderGateway } from '#adapters/graphql/order-gateway.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { hmacGuestSigner } from '#adapters/system/guest-signer.ts';
import { CreateCustomerV2Document } from '#contracts/generated/user.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { CustomerGateway } from '#core/session/session.port.ts';
import { partyId, type Token, token } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { freshToken, setClock, type TestBackend } from '#test/kit/backends.ts';
import type { OrderWorld, Shopper } from './order-world.ts';

const created = z.object({ createCustomerV2: z.object({ id: z.string() }) });

/** The adapters of one visitor's request against a backend. */
export const wireShopper = (url: string, held: Token): Shopper => {
  const client = (path: string) =>
    serviceClient({ baseUrl: url + path, bearer: { get: () => held }, requestId: 'contract-of-orders' });
  const users = client('/user-gateway/graphql');
  const customers: CustomerGateway = {
    create: async ({ name, phone, email, address }, intent) => {
      const variables = { name, phone, email, address, tenantId: organisationId };
      const answer = await users.graphql(CreateCustomerV2Document, variables, created, { intent });
      return answer.ok ? ok(partyId(answer.value.createCustomerV2.id)) : answer;
    },
  };
  const services = {
    storefront: client('/graphql'),
    cloud: client('/order-cloud-service/graphql'),
    rest: client(''),
  };
  return { orders: graphqlOrderGateway(services), customers };
};

export const setPrice = async (
  { url }: Pick<TestBackend, 'url'>,
  productId: string,
  percent: number,
): Promise<void> => {
  await fetch(`${url}/test-price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId, percent }),
  });
};

/** The order service of a backend, through the shop's own adapters. */
export const wireOrderWorld = (backend: TestBackend) => async (): Promise<OrderWorld> => ({
  shopper: async () => wireShopper(backend.url, token(await freshToken(backend))),
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
  runs: 4,
});
