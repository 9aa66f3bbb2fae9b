import { expect, test } from 'vitest';
import { eachBackend, eachRealBackend, runSql } from '#test/kit/backends.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { serviceEntryContract } from './service-entry.contract.ts';
import { openEntry, runHosting } from './service-entry-subject.ts';
import { wireControlSubject } from './wire-control-subject.ts';

eachBackend('entries of services', (backend) => {
  serviceEntryContract('the entries of services over the reference backend', () => wireControlSubject(backend));

  test('SVC-01 V11.2.2 the database holds a keyed digest of the token, and no answer that opens anything', async () => {
    const subject = await wireControlSubject(backend);
    const id = await runHosting(subject);
    const { url } = unwrap(await openEntry(subject, id));
    const token = new URL(url).searchParams.get('token') ?? '';
    const stored = await runSql(backend, `select * from service_entries where service_id = '${id}'`);
    expect(stored).toHaveLength(1);
    const answers = await runSql(backend, 'select answer::text as answer from intents');
    expect(JSON.stringify([stored, answers])).not.toContain(token);
  });

  test('SVC-01 a service that is suspended meanwhile is not entered; the page names the service that is', async () => {
    const subject = await wireControlSubject(backend);
    const id = await runHosting(subject);
    const { url } = unwrap(await openEntry(subject, id));
    await runSql(backend, `update cloud_services set status = 'SUSPEND' where id = '${id}'`);
    expect(await subject.visit(url)).toBe('closed');
    await runSql(backend, `update cloud_services set status = 'COMPLETED' where id = '${id}'`);
    const page = await fetch(url);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const { name } = unwrap(await subject.services.detail(id));
    expect(await page.text()).toContain(name);
    expect(await (await fetch(url)).text()).toContain('Liên kết này đã được dùng');
  });
});

eachRealBackend('simultaneous entries', (backend) => {
  test('SVC-01 of thirty uses of one token at once one enters: the lock on its row', async () => {
    const subject = await wireControlSubject(backend);
    const { url } = unwrap(await openEntry(subject, await runHosting(subject)));
    const answers = await Promise.all(Array.from({ length: 30 }, () => subject.visit(url)));
    expect(answers.filter((answer) => answer === 'entered')).toHaveLength(1);
  });
});
