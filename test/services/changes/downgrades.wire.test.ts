import { expect, test } from 'vitest';
import { beginNextPlans } from '#backend/cloud-services/changes/next-plan.ts';
import { provision } from '#backend/cloud-services/set-up/provision.ts';
import type { MachineRecord } from '#contracts/desk/operations/machine-record.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { eachBackend, eachRealBackend, mailsAbout, runSql } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { passDays } from '#test/services/ending/ending-subject.ts';
import { wireEndingSubject } from '#test/services/ending/wire-ending-subject.ts';
import { runAtOnce } from '#test/services/workers.ts';
import { loadRenewals, totalOfOffers } from './change-subject.ts';
import { choose, downgradesContract, renew, runLargeHosting } from './downgrades.contract.ts';

eachBackend('downgrades', (backend) => {
  downgradesContract('the cloud service over the reference backend', () => wireEndingSubject(backend));

  test('SVC-01 a choice and its beginning have one mail each, staff see the plan, and the log names who did what', async () => {
    const subject = await wireEndingSubject(backend);
    const { service, smaller } = await runLargeHosting(subject);
    const { id, name } = service;
    await subject.moveEnd(id, subject.now() + DAY_MS);
    const { next } = unwrap(await choose(subject, id, smaller));
    unwrap(await choose(subject, id, smaller));
    const keysOf = async () =>
      (await runSql(backend, `select key from outbox_messages where key like 'downgrade%:${id}:%' order by key`)).map(
        ({ key }) => String(key).split(':')[0],
      );
    expect(await keysOf()).toEqual(['downgrade-chosen']);
    expect(await mailsAbout(backend, id)).toContain(
      `${name} đổi sang gói ${smaller.title} sau ngày ${formatDate(next?.from ?? 0)}`,
    );
    const { body } = await deskVisitor(await enterStaff(backend)).read<MachineRecord>('machines', id);
    expect(body.nextPlan).toBe(smaller.title);
    await renew(subject, id);
    await passDays(subject, 3);
    expect(await keysOf()).toEqual(['downgrade-chosen', 'downgraded']);
    expect(await mailsAbout(backend, id)).toContain(`đã chuyển sang gói ${smaller.title}`);
    const log = await runSql(backend, `select kind, actor from service_actions where service_id = '${id}' order by at`);
    expect(log.map(({ kind, actor }) => [kind, actor === 'sweep'])).toEqual([
      ['choose-plan', false],
      ['downgrade', true],
    ]);
  });
});

eachRealBackend('simultaneous downgrades', (backend) => {
  test('SVC-01 of twenty choices at once from several tabs, one is written: the lock on the row of the service', async () => {
    const subject = await wireEndingSubject(backend);
    const { service, smaller } = await runLargeHosting(subject);
    const answers = await Promise.all(Array.from({ length: 20 }, () => choose(subject, service.id, smaller)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const rows = await runSql(backend, `select kind from service_actions where service_id = '${service.id}'`);
    expect(rows).toEqual([{ kind: 'choose-plan' }]);
  });

  test('SVC-01 of a choice and a renewal at once, one is refused: no renewal has the price of another plan', async () => {
    const subject = await wireEndingSubject(backend);
    for (let round = 0; round < 5; round += 1) {
      const { service, smaller } = await runLargeHosting(subject);
      const total = totalOfOffers(await loadRenewals(subject), [service.id]);
      const [renewed, chosen] = await Promise.all([
        subject.changes.pay({ dues: [], services: [service.id] }, total, subject.newIdempotencyKey()),
        choose(subject, service.id, smaller),
      ]);
      expect([renewed.ok, chosen.ok].filter(Boolean)).toHaveLength(1);
    }
  });

  test('SVC-01 six workers begin a smaller plan once, with one mail', async () => {
    const subject = await wireEndingSubject(backend);
    const { service, smaller } = await runLargeHosting(subject);
    const { id } = service;
    unwrap(await choose(subject, id, smaller));
    await renew(subject, id);
    for (const job of [beginNextPlans, provision]) await runAtOnce(backend, service.endDate + DAY_MS, job);
    const begun = await runSql(
      backend,
      `select kind from service_actions where service_id = '${id}' and kind = 'downgrade'`,
    );
    expect(begun).toHaveLength(1);
    expect(await runSql(backend, `select key from outbox_messages where key like 'downgraded:${id}:%'`)).toHaveLength(
      1,
    );
  });
});
