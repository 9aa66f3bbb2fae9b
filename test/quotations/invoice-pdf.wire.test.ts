import { token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshToken } from '#test/kit/backends/backends.ts';
import { invoicePdfContract } from './invoice-pdf.contract.ts';
import { wireReader } from './wire-quotation-world.ts';

eachBackend('documents', (backend) => {
  invoicePdfContract('the documents over the reference backend', async () => {
    const held = token(await freshToken(backend));
    return {
      shopper: await backendPaymentSubjectOf(backend, held),
      printer: wireReader(backend, held).printer,
      strangers: wireReader(backend, token(await freshToken(backend))).printer,
      nobodys: wireReader(backend, null).printer,
    };
  });
});
