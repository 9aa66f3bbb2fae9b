import { eachBackend } from '#test/kit/backends/backends.ts';
import { backendCrmSubject } from './backend-crm.ts';
import { opportunitiesContract } from './opportunities.contract.ts';

eachBackend('opportunities', (backend) => {
  opportunitiesContract('the CRM gateway of the reference backend', () => backendCrmSubject(backend));
});
