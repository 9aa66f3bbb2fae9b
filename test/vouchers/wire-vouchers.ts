import { graphqlVoucherGateway } from '#adapters/graphql/voucher-gateway.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { type Token, token } from '#core/shared/ids.ts';
import { portsOver, pressAtBank } from '#test/kit/backend-payments.ts';
import { freshLogin, freshToken, type TestBackend } from '#test/kit/backends.ts';
import type { Buyer, VoucherSubject } from './voucher-subject.ts';

/** The shop's own adapters for one visitor at a backend. */
export const wireBuyer = (backend: Pick<TestBackend, 'url'>, held: Token): Buyer => {
  const client = (path: string) =>
    serviceClient({ baseUrl: backend.url + path, bearer: { get: () => held }, requestId: 'contract-of-vouchers' });
  const campaigns = client('/campaign-gateway/graphql');
  return {
    ...portsOver(backend, held),
    vouchers: graphqlVoucherGateway({ campaigns, own: campaigns, rest: client('') }),
  };
};

/** Three new visitors of a backend. */
export const wireVoucherSubject = (backend: TestBackend) => async (): Promise<VoucherSubject> => ({
  mine: wireBuyer(backend, token(await freshToken(backend))),
  stranger: wireBuyer(backend, token(await freshToken(backend))),
  customer: wireBuyer(backend, token((await freshLogin(backend)).token)),
  pay: async (id) => void (await pressAtBank(backend, id, 'confirm')),
});
