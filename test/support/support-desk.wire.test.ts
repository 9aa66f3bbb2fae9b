import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { restSupportDesk } from '#adapters/rest/support-desk.ts';
import { rateLimits } from '#backend/authorisation/rate-limits.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { MAX_KEPT_FILES_BYTES } from '#core/support-rules/support-limits.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { eachBackend, freshLogin, freshToken, runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { unwrap } from '#test/orders/order-world.ts';
import { backendServiceSubject } from '#test/services/backend-services.ts';
import { runServices } from '#test/services/service-subject.ts';
import { supportDeskLaws } from './support-desk.laws.ts';

const codeOfFailure = (failure: PortFailure): string => (failure.kind === 'rejected' ? failure.code : failure.kind);

const deskFor = (backend: TestBackend, token: string | null) => restSupportDesk(wireClient(backend, '', token));

eachBackend('requests to the shop', (backend) => {
  supportDeskLaws(async () => ({
    customer: async () => deskFor(backend, (await freshLogin(backend)).token),
    buyer: async () => {
      const { subject, token } = await backendServiceSubject(backend);
      const [service] = await runServices(subject);
      return { support: deskFor(backend, token), order: service.orderId, service: service.id };
    },
    guest: async () => deskFor(backend, await freshToken(backend)),
    tokenless: deskFor(backend, null),
    answer: async (id, text) => {
      const { status } = await deskVisitor(await enterStaff(backend)).send('support-requests', `/${id}/answer`, {
        text,
      });
      if (status !== 200) throw new Error(`the answer was refused with ${status}`);
    },
  }));

  test('V2.4.1 V15.2.2 a customer fills neither the disk with files nor the queue with messages', async () => {
    const { token } = await freshLogin(backend);
    const support = deskFor(backend, token);
    const newKey = () => idempotencyKey(randomUUID().replaceAll('-', ''));
    const file = { name: 'loi.log', content: Buffer.from('Lỗi 500\n').toString('base64') };
    const open = () => support.open({ title: 'Máy chủ', text: 'Lỗi.', about: null, files: [file] }, newKey());
    const id = unwrap(await open());
    await runSql(backend, `update support_files set bytes = ${MAX_KEPT_FILES_BYTES} where request_id = '${id}'`);
    const full = { ok: false, failure: { code: 'file-refused', detail: { name: 'loi.log', problem: 'full' } } };
    expect(await open()).toMatchObject(full);
    expect(await support.write(id, { text: 'Nữa.', files: [file] }, newKey())).toMatchObject(full);
    expect(await support.write(id, { text: 'Không có tệp.', files: [] }, newKey())).toMatchObject({ ok: true });
    await runSql(backend, `update support_files set bytes = 1 where request_id = '${id}'`);
    expect(await support.write(id, { text: 'Nữa.', files: [file] }, newKey())).toMatchObject({ ok: true });
    // Closing what was opened begins no new count.
    const outcomes: string[] = [];
    for (let at = 0; at < rateLimits.support.most; at += 1) {
      const opened = await support.open({ title: 'Máy chủ', text: 'Lỗi.', about: null, files: [] }, newKey());
      outcomes.push(opened.ok ? 'ok' : codeOfFailure(opened.failure));
      if (opened.ok) unwrap(await support.close(opened.value, newKey()));
    }
    expect(new Set(outcomes.slice(0, -5))).toEqual(new Set(['ok']));
    expect(outcomes.slice(-5)).toEqual(Array(5).fill('too-many-tries'));
  });
});
