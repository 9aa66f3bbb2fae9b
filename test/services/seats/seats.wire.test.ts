import { expect, test } from 'vitest';
import { eachBackend, eachRealBackend } from '#test/kit/backends/backends.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { wireControlSubject } from '#test/services/control/wire-control-subject.ts';
import { seatsContract } from './seats.contract.ts';
import { assign, runPackage } from './seats-subject.ts';

eachBackend('users of services', (backend) => {
  seatsContract('the users of services over the reference backend', () => wireControlSubject(backend));
});

eachRealBackend('simultaneous users', (backend) => {
  test('SVC-01 of thirty users who are added at once as many get a seat as were bought: the lock on its row', async () => {
    const subject = await wireControlSubject(backend);
    const id = await runPackage(subject, 4);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => assign(subject, id, `nhan-vien-${at}`)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
    expect(unwrap(await subject.seats.load(id)).seats).toHaveLength(4);
  });
});
