import { eachBackend } from '#test/kit/backends/backends.ts';
import { wireChangeSubject } from '#test/services/changes/wire-change-subject.ts';
import { duesContract } from './instalments.contract.ts';

eachBackend('instalments', (backend) => {
  duesContract('the cloud service over the reference backend', () => wireChangeSubject(backend));
});
