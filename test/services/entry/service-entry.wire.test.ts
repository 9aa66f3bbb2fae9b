import { expect, inject, test } from 'vitest';
import { REDEEM_PATH } from '#contracts/entrances.ts';
import { eachBackend, eachRealBackend, runSql } from '#test/kit/backends/backends.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { wireControlSubject } from '#test/services/control/wire-control-subject.ts';
import { serviceEntryContract } from './service-entry.contract.ts';
import { openEntry, runHosting, runLab } from './service-entry-subject.ts';

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

  /** What the service answers to a panel that presents this body with this secret. */
  const redeem = async (body: unknown, secret: string | null = inject('secrets').panel) => {
    const answer = await fetch(`${backend.publicUrl}${REDEEM_PATH}`, {
      method: 'POST',
      headers: secret === null ? {} : { authorization: `Bearer ${secret}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
  };

  test('SVC-01 a connected lab takes the token at its own address and redeems it once', async () => {
    const subject = await wireControlSubject(backend);
    const id = await runLab(subject);
    const url = new URL(unwrap(await openEntry(subject, id)).url);
    expect(`${url.origin}${url.pathname}`).toBe('https://lab.example/sso');
    const token = url.searchParams.get('token');
    const { name, username } = unwrap(await subject.services.detail(id));
    const known = { service_id: id, name, username: username };
    expect(await redeem({ token })).toEqual({ status: 200, body: { answer: 'entered', ...known } });
    expect(await redeem({ token })).toEqual({ status: 200, body: { answer: 'used', ...known } });
  });

  test('SVC-01 V8.2.1 without the secret of the panels nothing is redeemed or told', async () => {
    const subject = await wireControlSubject(backend);
    const token = new URL(unwrap(await openEntry(subject, await runLab(subject))).url).searchParams.get('token');
    const { panel, staff, anonymous } = inject('secrets');
    for (const secret of [null, '', 'wrong', staff, anonymous, `${panel}x`])
      expect((await redeem({ token }, secret)).status).toBe(401);
    for (const body of ['', '{', '[]', { token: 7 }, { token: 'x'.repeat(201) }, {}])
      expect((await redeem(body)).status).toBe(400);
    const unknown = { answer: 'unknown', service_id: null, name: null, username: null };
    expect(await redeem({ token: `${token}0` })).toEqual({ status: 200, body: unknown });
    expect((await redeem({ token })).body.answer).toBe('entered');
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
