import { eachBackend } from '#test/kit/backends.ts';
import { duesContract } from './dues.contract.ts';
import { wireChangeSubject } from './wire-change-subject.ts';

eachBackend('months of plans', (backend) => {
  duesContract('the cloud service over the reference backend', () => wireChangeSubject(backend));
});
