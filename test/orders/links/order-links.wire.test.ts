import { randomUUID } from 'node:crypto';
import { graphqlCustomerGateway } from '#adapters/graphql/customer-gateway.ts';
import { graphqlInvoiceGateway } from '#adapters/graphql/invoice-gateway.ts';
import { graphqlOrderGateway } from '#adapters/graphql/order-gateway.ts';
import { graphqlPaymentGateway } from '#adapters/graphql/payment-gateway.ts';
import { graphqlServiceChanges } from '#adapters/graphql/service-changes.ts';
import { restOrderLinks } from '#adapters/rest/order-links.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { idempotencyKey, partyId, type Token, token } from '#core/shared/ids.ts';
import { messageFor, refuseMailsTo } from '#test/kit/backends/backend-accounts.ts';
import { pressAtBank } from '#test/kit/backends/backend-payments.ts';
import {
  eachBackend,
  freshLogin,
  freshToken,
  runSql,
  setClock,
  type TestBackend,
} from '#test/kit/backends/backends.ts';
import { type LinkVisitor, type OrderLinkSubject, orderLinkContract } from './order-links.laws.ts';

const enterAs =
  ({ url }: TestBackend, held: string) =>
  (access: Token | null = null): LinkVisitor => {
    const bearer = { get: () => token(held), orderAccess: () => access };
    const client = (path: string) => serviceClient({ baseUrl: url + path, bearer, requestId: 'order-links-contract' });
    const [invoices, rest] = [client('/invoice-gateway/graphql'), client('')];
    return {
      links: restOrderLinks(rest),
      orders: graphqlOrderGateway({ storefront: client('/graphql'), cloud: client('/order-cloud-service/graphql') }),
      payments: graphqlPaymentGateway({ invoices, hub: client('/payment-hub/graphql') }, { now: () => Date.now() }),
      invoices: graphqlInvoiceGateway(invoices),
      customers: graphqlCustomerGateway(client('/user-gateway/graphql')),
      changes: graphqlServiceChanges(client('/cloud-service-api/graphql')),
      newIdempotencyKey: () => idempotencyKey(randomUUID().replaceAll('-', '')),
    };
  };

const subjectAt = (backend: TestBackend) => async (): Promise<OrderLinkSubject> => {
  let ahead = 0;
  await setClock(backend, null);
  return {
    guest: async () => enterAs(backend, await freshToken(backend)),
    customer: async (email, phone = '0912345678') => {
      const login = await freshLogin(backend);
      await runSql(backend, `update parties set phone = '${phone}' where id = '${login.partyId}'`);
      // The name that the customer registered with.
      await runSql(backend, `update user_logins set user_login_id = '${email}' where party_id = '${login.partyId}'`);
      return {
        enter: enterAs(backend, login.token),
        party: partyId(login.partyId),
        phone: async () => {
          const [row] = await runSql(backend, `select phone from parties where id = '${login.partyId}'`);
          return String(row?.phone);
        },
      };
    },
    messageTo: (email) => messageFor(backend, email),
    countMessages: async (email) =>
      (await runSql(backend, `select id from outbox_messages where recipient = '${email}' and state = 'waiting'`))
        .length,
    refuseMails: (email) => refuseMailsTo(backend, email),
    later: (milliseconds) => {
      ahead += milliseconds;
      return setClock(backend, Date.now() + ahead);
    },
    returnUrl: 'http://localhost:3000/PaymentResult',
    confirm: async (id) => void (await pressAtBank(backend, id, 'confirm')),
  };
};

eachBackend('links that open an order', (backend) => {
  orderLinkContract('rest over the reference backend', subjectAt(backend));
});
