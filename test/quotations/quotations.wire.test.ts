import { eachBackend } from '#test/kit/backends.ts';
import { quotationContract } from './quotation-gateway.contract.ts';
import { wireQuotationWorld } from './wire-quotation-world.ts';

eachBackend('quotations', (backend) => {
  quotationContract('the quotations over the reference backend', wireQuotationWorld(backend));
});
