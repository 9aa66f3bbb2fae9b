import { eachBackend } from '#test/kit/backends.ts';
import { duesContract } from './instalments.contract.ts';
import { wireChangeSubject } from './wire-change-subject.ts';

eachBackend('instalments', (backend) => {
  duesContract('the cloud service over the reference backend', () => wireChangeSubject(backend));
});
