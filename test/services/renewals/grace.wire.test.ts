import { expect, test } from 'vitest';
import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { actOnDebts } from '#backend/cloud-services/ending/act-on-debts.ts';
import type { MachineRecord } from '#contracts/desk/operations/machine-record.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { type ServiceId, token } from '#core/shared/ids.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import {
  eachBackend,
  eachRealBackend,
  freshLogin,
  runSql,
  setClock,
  type TestBackend,
} from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { wireChangeSubject } from '#test/services/changes/wire-change-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { runAtOnce } from '#test/services/workers.ts';
import { holdServiceAt } from './hold-staff.ts';
import { planLine } from './instalments-subject.ts';

/** Noon in Vietnam of a day soon, so that no test meets a midnight. */
const noonAfter = (days: number): number => Math.ceil(Date.now() / DAY_MS + days) * DAY_MS + 5 * 3_600_000;

const endsAt = async (backend: TestBackend, id: ServiceId, endDate: number): Promise<void> => {
  await runSql(backend, `update cloud_services set end_date = ${endDate} where id = '${id}'`);
};

const serviceOf = async (backend: TestBackend, id: ServiceId) => {
  const [row] = await runSql(
    backend,
    `select status, password, new_password, hold_reason from cloud_services where id = '${id}'`,
  );
  return row;
};

const logOf = async (backend: TestBackend, id: ServiceId): Promise<readonly unknown[]> =>
  (await runSql(backend, `select kind from service_actions where service_id = '${id}' order by at`)).map(
    ({ kind }) => kind,
  );

/** Steps that were taken, and those whose mail was written. */
const stepsOf = async (backend: TestBackend, id: ServiceId) => ({
  taken: (
    await runSql(backend, `select step from service_grace_steps where service_id = '${id}' order by taken_at`)
  ).map(({ step }) => step),
  mailed: (
    await runSql(backend, `select key from outbox_messages where key like 'service-%:${id}:%' order by created_at`)
  ).map(({ key }) => String(key).split(':')[0]),
});

const lastMailOf = async (backend: TestBackend, id: ServiceId, step: string): Promise<string> => {
  const [mail] = await runSql(
    backend,
    `select subject, text from outbox_messages where key like 'service-${step}:${id}:%'`,
  );
  return `${mail?.subject} ${mail?.text}`;
};

eachBackend('services that nobody pays for', (backend) => {
  test('SVC-01 each step has its mail, once: suspended with the last day to pay, a warning three days before, the end with the days of its data', async () => {
    const customer = await freshLogin(backend);
    const subject = await wireChangeSubject(backend, customer);
    const [{ id, name }] = await runServices(subject);
    const end = noonAfter(3);
    await endsAt(backend, id, end);
    for (const day of [-2, -1, 0, 1, 1, 2, 3]) await setClock(backend, end + day * DAY_MS);
    expect(await stepsOf(backend, id)).toEqual({ taken: ['suspend'], mailed: ['service-suspend'] });
    const control = graphqlServiceControl(wireClient(backend, '/cloud-service-api/graphql', token(customer.token)));
    expect(unwrap(await control.load(id)).log).toMatchObject([{ kind: 'suspend', by: 'shop' }]);
    const suspended = await lastMailOf(backend, id, 'suspend');
    expect(suspended).toContain(`${name} đã tạm ngưng vì chưa gia hạn`);
    expect(suspended).toContain(`Thanh toán chậm nhất ngày: ${formatDate(end + 7 * DAY_MS)}`);
    for (const day of [4, 5, 7]) await setClock(backend, end + day * DAY_MS);
    expect(await stepsOf(backend, id)).toMatchObject({ taken: ['suspend', 'warn'] });
    expect(await lastMailOf(backend, id, 'warn')).toContain(formatDate(end + 7 * DAY_MS));
    expect(await serviceOf(backend, id)).toMatchObject({ status: 'SUSPEND' });
    for (const day of [8, 9]) await setClock(backend, end + day * DAY_MS);
    expect(await stepsOf(backend, id)).toMatchObject({ taken: ['suspend', 'warn', 'end'] });
    expect(await lastMailOf(backend, id, 'end')).toContain(
      `Dữ liệu giữ đến hết ngày: ${formatDate(end + 15 * DAY_MS)}`,
    );
    expect(await serviceOf(backend, id)).toMatchObject({ status: 'CANCELLED', password: null, new_password: null });
    expect(await logOf(backend, id)).toEqual(['suspend', 'end-unpaid']);
  });

  test('SVC-01 after weeks without a sweep nothing is skipped: it is announced first, then suspended, warned and ended on later days', async () => {
    const subject = await wireChangeSubject(backend);
    const [{ id }] = await runServices(subject);
    const end = noonAfter(3);
    await endsAt(backend, id, end);
    await setClock(backend, end + 40 * DAY_MS);
    await setClock(backend, end + 40 * DAY_MS + 3_600_000);
    expect(await stepsOf(backend, id)).toEqual({ taken: ['announce'], mailed: ['service-announce'] });
    expect(await lastMailOf(backend, id, 'announce')).toContain(`Chạy đến hết ngày: ${formatDate(end + 40 * DAY_MS)}`);
    const status: unknown[] = [];
    for (let day = 41; day < 48; day += 1) {
      await setClock(backend, end + day * DAY_MS);
      status.push((await serviceOf(backend, id))?.status);
    }
    expect(new Set(status.slice(0, 5))).toEqual(new Set(['SUSPEND']));
    expect(status.at(-1)).toBe('CANCELLED');
    expect((await stepsOf(backend, id)).taken).toEqual(['announce', 'suspend', 'warn', 'end']);
  });

  test('SVC-01 a service whose step fails holds up no other, and is tried again', async () => {
    const subject = await wireChangeSubject(backend);
    const end = noonAfter(3);
    const ids: ServiceId[] = [];
    for (let each = 0; each < 4; each += 1) ids.push((await runServices(subject))[0].id);
    for (const id of ids) await endsAt(backend, id, end);
    const [stuck, ...others] = ids.toSorted();
    if (stuck === undefined) throw new Error('four services run');
    const fail = `begin if new.service_id = '${stuck}' then raise exception 'stuck'; end if; return new; end`;
    await runSql(backend, `create function fail_step() returns trigger language plpgsql as $$ ${fail} $$`);
    await runSql(
      backend,
      'create trigger fail_step before insert on service_grace_steps for each row execute function fail_step()',
    );
    await setClock(backend, end + DAY_MS);
    for (const id of others) expect((await stepsOf(backend, id)).taken).toEqual(['announce']);
    expect((await stepsOf(backend, stuck)).taken).toEqual([]);
    await runSql(backend, 'drop function fail_step cascade');
    await setClock(backend, end + DAY_MS + 3_600_000);
    expect((await stepsOf(backend, stuck)).mailed).toEqual(['service-announce']);
  });

  test('INS-01 an unpaid instalment suspends every machine of its line after seven days, ends them after thirty, and then nothing is due', async () => {
    const subject = await wireChangeSubject(backend);
    const machines = await runServices(subject, [planLine(2).line]);
    const [{ orderId }] = machines;
    const [due] = unwrap(await subject.changes.instalmentsOfOrder(orderId));
    if (!due || machines.length !== 2) throw new Error('two machines have a plan');
    const at = noonAfter(0);
    await runSql(backend, `update instalment_dues set due_at = ${at} where id = '${due.id}'`);
    const statuses = () => Promise.all(machines.map(async ({ id }) => (await serviceOf(backend, id))?.status));
    for (const day of [-1, 1, 7]) await setClock(backend, at + day * DAY_MS);
    expect(await statuses()).toEqual(['COMPLETED', 'COMPLETED']);
    await setClock(backend, at + 8 * DAY_MS);
    expect(await statuses()).toEqual(['SUSPEND', 'SUSPEND']);
    for (const { id } of machines)
      expect(await lastMailOf(backend, id, 'suspend')).toContain('đã tạm ngưng vì chưa trả góp');
    for (const day of [27, 30]) await setClock(backend, at + day * DAY_MS);
    expect(await statuses()).toEqual(['SUSPEND', 'SUSPEND']);
    await setClock(backend, at + 31 * DAY_MS);
    expect(await statuses()).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await runSql(backend, `select id from instalment_dues where order_id = '${orderId}'`)).toEqual([]);
  });

  test('SVC-01 staff suspend and give back with a reason, which the log and two mails tell; neither happens twice, or without a reason', async () => {
    const subject = await wireChangeSubject(backend);
    const [{ id }] = await runServices(subject);
    const press = (deed: 'suspend' | 'resume', reason: string) => holdServiceAt(backend, id, { deed, reason });
    expect(await press('suspend', '  ')).toBe(422);
    expect(await press('resume', 'Chưa tạm ngưng')).toBe(409);
    expect(await press('suspend', 'Máy đang gửi thư rác')).toBe(200);
    expect(await press('suspend', 'Lần nữa')).toBe(409);
    expect(await serviceOf(backend, id)).toMatchObject({ status: 'SUSPEND', hold_reason: 'Máy đang gửi thư rác' });
    const { body } = await deskVisitor(await enterStaff(backend)).read<MachineRecord>('machines', id);
    expect(body).toMatchObject({ holdReason: 'Máy đang gửi thư rác', mayHold: false, mayResume: true });
    expect(await press('resume', 'Đã gỡ mã độc')).toBe(200);
    expect(await serviceOf(backend, id)).toMatchObject({ status: 'COMPLETED', hold_reason: null });
    expect(await logOf(backend, id)).toEqual(['suspend', 'resume']);
    const mails = await runSql(
      backend,
      `select text from outbox_messages where key like 'service-held:${id}:%' or key like 'service-released:${id}:%' order by created_at`,
    );
    expect(mails.map(({ text }) => String(text))).toEqual([
      expect.stringContaining('Máy đang gửi thư rác'),
      expect.stringContaining('Đã gỡ mã độc'),
    ]);
  });
});

eachRealBackend('several sweeps at once', (backend) => {
  test('SVC-01 six workers take each step once: the row lock and the key of debt and step', async () => {
    const subject = await wireChangeSubject(backend);
    const [{ id }] = await runServices(subject);
    const end = noonAfter(3);
    await endsAt(backend, id, end);
    for (let day = 1; day <= 12; day += 1) await runAtOnce(backend, end + day * DAY_MS, actOnDebts);
    const { taken, mailed } = await stepsOf(backend, id);
    expect(taken).toEqual(['announce', 'suspend', 'warn', 'end']);
    expect(mailed).toEqual(taken.map((step) => `service-${step}`));
    expect(await logOf(backend, id)).toEqual(['suspend', 'end-unpaid']);
  });
});
