import { graphqlVoucherGateway } from '#adapters/graphql/voucher-gateway.ts';
import { restVoucherGateway } from '#adapters/rest/voucher-gateway.ts';
import { type ServiceClient, serviceClient } from '#adapters/service-client.ts';
import type { Wire } from '#composition/host-settings.ts';
import { type Token, token } from '#core/shared/ids.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import { portsOver, pressAtBank } from '#test/kit/backends/backend-payments.ts';
import { freshLogin, freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { orderWires } from '#test/orders/wire-order-world.ts';
import type { Buyer, VoucherSubject } from './voucher-subject.ts';

/** Both adapters of the voucher gateway. */
export const voucherWires: Readonly<Record<Wire, (client: (path: string) => ServiceClient) => VoucherGateway>> = {
  graphql: (client) => {
    const campaigns = client('/campaign-gateway/graphql');
    return graphqlVoucherGateway({ campaigns, own: campaigns, storefront: client('/graphql') });
  },
  rest: (client) => restVoucherGateway({ campaigns: client(''), own: client('') }),
};

/** The shop's own adapters for one visitor at a backend. */
export const wireBuyer = (
  backend: Pick<TestBackend, 'url' | 'publicUrl'>,
  held: Token,
  wire: Wire = 'graphql',
): Buyer => {
  const client = (path: string) =>
    serviceClient({ baseUrl: backend.url + path, bearer: { get: () => held }, requestId: 'contract-of-vouchers' });
  return { ...portsOver(backend, held), orders: orderWires[wire](client), vouchers: voucherWires[wire](client) };
};

/** Three new visitors of a backend. */
export const wireVoucherSubject = (backend: TestBackend, wire: Wire) => async (): Promise<VoucherSubject> => ({
  mine: wireBuyer(backend, token(await freshToken(backend)), wire),
  stranger: wireBuyer(backend, token(await freshToken(backend)), wire),
  customer: wireBuyer(backend, token((await freshLogin(backend)).token), wire),
  pay: async (id) => void (await pressAtBank(backend, id, 'confirm')),
});
