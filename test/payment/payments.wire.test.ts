import { afterAll } from 'vitest';
import { backendPaymentSubject } from '#test/kit/backend-payments.ts';
import { eachBackend, setClock } from '#test/kit/backends.ts';
import { invoiceGatewayContract } from './invoice-gateway.contract.ts';
import { paymentGatewayContract } from './payment-gateway.contract.ts';

eachBackend('payments over the reference backend', (backend) => {
  afterAll(() => setClock(backend, null));
  paymentGatewayContract('the payment hub over GraphQL', () => backendPaymentSubject(backend));
  invoiceGatewayContract('the invoice gateway over GraphQL', () => backendPaymentSubject(backend));
});
