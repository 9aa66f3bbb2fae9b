import { eachBackend } from '#test/kit/backends/backends.ts';
import { serviceChangesContract } from './service-changes.contract.ts';
import { wireChangeSubject } from './wire-change-subject.ts';

eachBackend('renewals and upgrades', (backend) => {
  serviceChangesContract('the cloud service over the reference backend', () => wireChangeSubject(backend));
});
