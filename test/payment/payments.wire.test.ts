import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubject, backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshLogin } from '#test/kit/backends/backends.ts';
import { invoiceGatewayContract, invoiceListContract } from './invoice-gateway.contract.ts';
import { paymentGatewayContract } from './payment-gateway.contract.ts';

eachBackend('payments over the reference backend', (backend) => {
  paymentGatewayContract('the payment hub over GraphQL', () => backendPaymentSubject(backend));
  invoiceGatewayContract('the invoice gateway over GraphQL', () => backendPaymentSubject(backend));
  const customer = async () => {
    const { token: held, partyId: party } = await freshLogin(backend);
    return { customer: await backendPaymentSubjectOf(backend, token(held)), party: partyId(party) };
  };
  invoiceListContract('the invoice gateway over GraphQL', async () => ({
    ...(await customer()),
    neighbour: await customer(),
  }));
});
