import { eachBackend } from '#test/kit/backends/backends.ts';
import { backendServiceSubject } from './backend-services.ts';
import { serviceGatewayContract } from './service-gateway.contract.ts';

eachBackend('services', (backend) => {
  serviceGatewayContract(
    'the cloud service over the reference backend',
    async () => (await backendServiceSubject(backend)).subject,
  );
});
