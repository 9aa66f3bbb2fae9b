import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { provisioningTasks } from '#backend/cloud-services/tasks/task-schema.ts';
import { webhookHeaders } from '#backend/provisioning/providers/webhook/signature.ts';
import type { SetUpRecord } from '#contracts/desk/operations/set-up-record.ts';
import { serviceId } from '#core/shared/ids.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { forAll } from '#test/kit/for-all.ts';
import { readStaffLog } from '#test/kit/staff.ts';
import { lineFor, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { openSetUpShop, type SetUpShop } from '#test/services/entry/set-up-shop.ts';
import { typedFacts } from './memory-provisioner.ts';
import { SECRET } from './receiver.ts';
import { type ScriptedSystem, startScriptedSystem } from './scripted-system.ts';

const DAY_MS = 86_400_000;
/** More than an invitation moves the clock. */
const MINUTES = 5 * 60_000;

describe('a shop over a system that accepts and calls back', () => {
  let system: ScriptedSystem;
  let shop: SetUpShop;
  let forgotten: CloudServiceRow;
  beforeAll(async () => {
    system = await startScriptedSystem();
    system.answer(() => ({ status: 202 }));
    shop = await openSetUpShop({
      PROVISIONERS: 'cloud-server=webhook, object-storage=webhook, *=manual',
      PROVISIONING_URL: system.url,
      PROVISIONING_SECRET: SECRET,
      PROVISIONING_ABILITIES: 'power,password',
    });
    forgotten = await shop.one();
  });
  afterAll(async () => {
    await shop.office.close();
    system.close();
  });

  const taskOf = async ({ id }: CloudServiceRow, kind = 'set-up') => {
    const rows = await shop.office.backend.deps.db
      .select()
      .from(provisioningTasks)
      .where(eq(provisioningTasks.serviceId, id))
      .orderBy(provisioningTasks.id);
    const found = rows.findLast((each) => each.kind === kind);
    if (!found) throw new Error(`no ${kind}`);
    return found;
  };
  const answerTo = (task: string, more: Readonly<Record<string, unknown>> = {}) => ({
    version: 1,
    type: 'answer',
    task,
    state: 'done',
    ...more,
  });
  type Given = { readonly secret?: string; readonly late?: number };
  const call = async (service: string, answer: unknown, { secret = SECRET, late = 0 }: Given = {}) => {
    const body = JSON.stringify(answer);
    const now = shop.office.backend.deps.clock.now() - late;
    const headers = webhookHeaders([secret], { id: `msg_${Math.abs(late)}`, body, now });
    const answered = await fetch(`${shop.office.backend.publicUrl}/provisioning/${service}`, {
      method: 'POST',
      headers,
      body,
    });
    return answered.status;
  };
  const machine = () => ({ facts: typedFacts('machine') });
  const read = (task: string) => shop.desk.read<SetUpRecord>('set-ups', `task-${task}`);
  const isWaiting = async (id: string) => (await shop.waiting()).some((row) => row.id === id);

  test('SVC-01 a call-back delivers once, is taken twice, and another one with other facts is refused', async () => {
    const service = await shop.one();
    const task = await taskOf(service);
    expect(task.state).toBe('accepted');
    expect((await shop.waiting()).some(({ name }) => name === service.name)).toBe(false);
    const answer = answerTo(task.key, machine());
    const statuses = await Promise.all([1, 2, 3, 4].map(() => call(service.id, answer)));
    expect(statuses).toEqual([204, 204, 204, 204]);
    const row = await shop.rowOf(service.id);
    expect(row).toMatchObject({ status: 'COMPLETED', provisioner: 'webhook', handedOverBy: null });
    expect(await call(service.id, answerTo(task.key, machine()))).toBe(409);
    expect(await call(service.id, { ...answerTo(task.key), state: 'failed', reason: 'hết máy' })).toBe(409);
    expect((await shop.rowOf(service.id)).setUp).toEqual(row.setUp);
    expect(await shop.mailsAbout(row.setUp.address)).toHaveLength(1);
  });

  test('SVC-01 of any answers at once, in any order, one is delivered with one mail, and who sent another one is told', () =>
    forAll(
      fc.shuffledSubarray(['A', 'A', 'B', 'failed', 'accepted'] as const, { minLength: 5 }),
      async (order) => {
        const service = await shop.one();
        const { key: task } = await taskOf(service);
        const facts = { A: typedFacts('machine'), B: typedFacts('machine') };
        const answers = {
          A: answerTo(task, { facts: facts.A }),
          B: answerTo(task, { facts: facts.B }),
          failed: { ...answerTo(task), state: 'failed', reason: 'hết máy' },
          accepted: { ...answerTo(task), state: 'accepted' },
        };
        const statuses = await Promise.all(
          order.map(async (each) => [each, await call(service.id, answers[each])] as const),
        );
        const row = await shop.rowOf(service.id);
        const winner = row.setUp.address === facts.A.ip ? 'A' : 'B';
        expect([row.status, row.setUp.address]).toEqual(['COMPLETED', facts[winner].ip]);
        for (const [each, status] of statuses)
          if (each === 'A' || each === 'B') expect([each, status]).toEqual([each, each === winner ? 204 : 409]);
        expect(await shop.mailsAbout(facts[winner].ip ?? '')).toHaveLength(1);
        expect(await taskOf(service)).toMatchObject({ state: 'done', error: null });
      },
      12,
    ));

  test('SVC-01 nothing of a password stands in a row, a mail or the staff log', async () => {
    const service = await shop.one();
    const facts = { ...typedFacts('machine'), password: 'Rat-Bi-Mat-Dung-Noi-26' };
    expect(await call(service.id, answerTo((await taskOf(service)).key, { facts }))).toBe(204);
    const stored = JSON.stringify([await shop.rowOf(service.id), await taskOf(service)]);
    expect(stored).not.toContain(facts.password);
    expect(await shop.mailsAbout(facts.password)).toEqual([]);
    expect(unwrap(await graphqlServiceGateway(shop.client()).initialPassword(serviceId(service.id)))).toBe(
      facts.password,
    );
  });

  test('SVC-01 a wrong signature, an old one, and one for what nobody asked of this service change nothing', async () => {
    const [service, other] = await shop.buy([serverLine(2)]);
    if (!service || !other) throw new Error('two were bought');
    const answer = answerTo((await taskOf(service)).key, machine());
    expect([
      await call(service.id, answer, { secret: 'khoa-cua-ke-la-khong-giong-khoa-cua-cua-hang' }),
      await call(service.id, answer, { late: 6 * 60_000 }),
      await call(service.id, answer, { late: -6 * 60_000 }),
      await call(other.id, answer),
      await call('0'.repeat(32), answer),
      await call(service.id, answerTo('0'.repeat(32), machine())),
    ]).toEqual([401, 401, 401, 404, 404, 404]);
    for (const each of [service, other]) expect((await shop.rowOf(each.id)).status).toBe('PROCESSING');
    const byHand = await shop.one([lineFor((slug) => slug.startsWith('bare-metal'))]);
    expect(await call(byHand.id, answer)).toBe(404);
  });

  test('SVC-01 facts of another kind, and an address that another service has, are refused by name, and a member reads why', async () => {
    const [first, second] = await shop.buy([serverLine(2)]);
    if (!first || !second) throw new Error('two were bought');
    const taken = typedFacts('machine');
    expect(await call(first.id, answerTo((await taskOf(first)).key, { facts: taken }))).toBe(204);
    const task = await taskOf(second);
    expect(await call(second.id, answerTo(task.key, { facts: typedFacts('storage') }))).toBe(400);
    expect(await call(second.id, answerTo(task.key))).toBe(400);
    expect(await call(second.id, answerTo(task.key, { facts: { ...typedFacts('machine'), ip: taken.ip } }))).toBe(400);
    expect((await shop.rowOf(second.id)).status).toBe('PROCESSING');
    expect((await read(task.key)).body.tries?.error).toContain(`${taken.ip} belongs to a service`);
    expect(await call(second.id, answerTo(task.key, machine()))).toBe(204);
  });

  test('SVC-01 a member takes over what the system does not do: it waits among the set-ups, and the late answer is refused', async () => {
    const service = await shop.one();
    const task = await taskOf(service);
    const takeOver = () => shop.desk.send('set-ups', `/task-${task.key}/take-over`, {});
    expect([(await takeOver()).status, (await takeOver()).status]).toEqual([200, 404]);
    expect(await isWaiting(service.id)).toBe(true);
    expect(await call(service.id, answerTo(task.key, machine()))).toBe(404);
    expect((await shop.handOver(service.id)).status).toBe(200);
    const log = await readStaffLog(await shop.office.admin());
    for (const part of ['take-over', 'by-hand', shop.member.name]) expect(log).toContain(part);
    expect(await shop.rowOf(service.id)).toMatchObject({ status: 'COMPLETED', handedOverBy: shop.member.name });
  });

  test('SVC-01 what the system refuses is told to members, who ask again with the same key', async () => {
    const service = await shop.one();
    const task = await taskOf(service);
    const failed = { ...answerTo(task.key), state: 'failed', reason: 'hết máy ở Hà Nội' };
    expect(await call(service.id, failed)).toBe(204);
    expect((await read(task.key)).body).toMatchObject({ state: 'failed', tries: { error: 'hết máy ở Hà Nội' } });
    expect(await isWaiting(`task-${task.key}`)).toBe(true);
    const sent = system.asked.length;
    expect((await shop.desk.send('set-ups', `/task-${task.key}/retry`, {})).status).toBe(200);
    await shop.subject.pass(1_000);
    expect(
      system.asked.slice(sent).map(({ method, headers }) => [method, headers.get('idempotency-key')]),
    ).toContainEqual(['POST', task.key]);
    expect(await call(service.id, answerTo(task.key, machine()))).toBe(204);
  });

  test('SVC-01 an owner restarts and resets what the system made, is offered nothing else, and reads what failed', async () => {
    const service = await shop.one();
    await call(service.id, answerTo((await taskOf(service)).key, machine()));
    const control = graphqlServiceControl(shop.client());
    const id = serviceId(service.id);
    const run = (asked: Parameters<typeof control.run>[1]) => control.run(id, asked, shop.subject.newIdempotencyKey());
    const { offered } = unwrap(await control.load(id));
    expect(['power', 'reinstall', 'password'].filter((each) => offered.some((own) => own === each))).toEqual([
      'power',
      'password',
    ]);
    const refused = await run({ kind: 'reinstall', system: 'Debian 13' });
    expect(refused).toMatchObject({ ok: false, failure: { code: 'service-action-impossible' } });
    const begun = unwrap(await run({ kind: 'reset-password' }));
    expect(begun.running).toMatchObject({ kind: 'reset-password', expectedAt: null });
    await shop.subject.pass(1_000);
    const reset = await taskOf(service, 'reset-password');
    expect(await call(service.id, answerTo(reset.key))).toBe(400);
    expect(await call(service.id, answerTo(reset.key, { password: 'Mat-Khau-Moi-9' }))).toBe(204);
    expect(unwrap(await control.takePassword(id))).toBe('Mat-Khau-Moi-9');
    unwrap(await run({ kind: 'reboot' }));
    await shop.subject.pass(1_000);
    // Nobody wants a restart that comes an hour later.
    for (let minutes = 0; minutes < 40; minutes += 5) await shop.subject.pass(5 * 60_000);
    expect(unwrap(await control.load(id))).toMatchObject({ running: null });
    expect(unwrap(await control.load(id)).log[0]).toMatchObject({ kind: 'reboot', outcome: 'failed' });
    expect(await call(service.id, answerTo((await taskOf(service, 'reboot')).key))).toBe(409);
  });

  test('SVC-01 a suspended service is suspended at the system, in the order of what was decided, and an ended one is ended', async () => {
    const service = await shop.one();
    await call(service.id, answerTo((await taskOf(service)).key, machine()));
    const desk = deskVisitor((await shop.office.invite(['operations'])).browser);
    const decide = (deed: string) => desk.send('machines', `/${service.id}/${deed}`, { reason: 'Máy gửi thư rác.' });
    const sent = system.asked.length;
    for (const deed of ['suspend', 'resume']) expect((await decide(deed)).status).toBe(200);
    await shop.subject.pass(MINUTES);
    const kinds = () =>
      system.asked
        .slice(sent)
        .filter(({ method, body }) => method === 'POST' && body.includes(service.id))
        .map(({ body }) => JSON.parse(body).kind);
    expect(kinds()).toEqual(['suspend']);
    expect(await call(service.id, answerTo((await taskOf(service, 'suspend')).key))).toBe(204);
    await shop.subject.pass(MINUTES);
    expect(kinds()).toEqual(['suspend', 'resume']);
    expect(await call(service.id, answerTo((await taskOf(service, 'resume')).key))).toBe(204);
    const { db } = shop.office.backend.deps;
    await db.update(cloudServices).set({ endsWithTerm: true }).where(eq(cloudServices.id, service.id));
    await shop.subject.pass(service.endDate - Date.now() + 2 * DAY_MS);
    await shop.subject.pass(MINUTES);
    expect(kinds()).toEqual(['suspend', 'resume', 'end']);
    expect(await shop.rowOf(service.id)).toMatchObject({ status: 'CANCELLED' });
    expect(await call(service.id, answerTo((await taskOf(service, 'suspend')).key, machine()))).toBe(400);
    expect(await call(service.id, answerTo((await taskOf(service, 'end')).key))).toBe(204);
  });

  // The last one: everybody is logged out by now.
  test('SVC-01 what never answers is given up, and a late answer is still delivered', async () => {
    const task = await taskOf(forgotten);
    expect([task.state, task.error]).toEqual(['failed', 'accepted, and not done in time']);
    const { browser } = await shop.office.invite(['operations']);
    const { body } = await deskVisitor(browser).read<SetUpRecord>('set-ups', `task-${task.key}`);
    expect(body).toMatchObject({ state: 'failed', tries: { error: 'accepted, and not done in time', next: null } });
    expect(await call(forgotten.id, answerTo(task.key, machine()))).toBe(204);
    expect((await shop.rowOf(forgotten.id)).status).toBe('COMPLETED');
    expect((await taskOf(forgotten)).state).toBe('done');
  });
});
