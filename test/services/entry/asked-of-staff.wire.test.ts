import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlAccessKeys } from '#adapters/graphql/access-keys.ts';
import { graphqlSeats } from '#adapters/graphql/seats.ts';
import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { products } from '#backend/catalogue/schema.ts';
import { serviceAccessKeys } from '#backend/cloud-services/control/access-key-schema.ts';
import { serviceActions } from '#backend/cloud-services/control/action-schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import type { MachineRecord } from '#contracts/desk/operations/machine-record.ts';
import { seatLogByStaff } from '#core/services/seats/seat-log.ts';
import { DAY_MS, HOUR_MS } from '#core/shared/durations.ts';
import { accessKeyId, serviceId } from '#core/shared/ids.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { lineFor, unwrap } from '#test/payment/payment-subject.ts';
import { openSetUpShop, type SetUpShop } from './set-up-shop.ts';

const MONTH_MS = 31 * DAY_MS;

describe('what owners ask of a shop whose staff set services up', () => {
  let shop: SetUpShop;
  beforeAll(async () => {
    shop = await openSetUpShop();
  });
  afterAll(() => shop.office.close());

  test('SVC-01 what its owner asks of a machine waits for a member, who says that it is done', async () => {
    const { id } = await shop.one();
    await shop.handOver(id);
    const control = graphqlServiceControl(shop.client());
    unwrap(await control.run(serviceId(id), { kind: 'reset-password' }, shop.subject.newIdempotencyKey()));
    await shop.subject.pass(5 * 60_000);
    const running = async () =>
      shop.office.backend.deps.db
        .select()
        .from(serviceActions)
        .where(and(eq(serviceActions.serviceId, id), eq(serviceActions.outcome, 'running')));
    expect(await running()).toHaveLength(1);
    expect(await shop.asked()).toEqual([id]);
    const { body } = await shop.desk.read<MachineRecord>('machines', id);
    expect(body.asked).toMatchObject({ text: 'Tạo mật khẩu mới', makesPassword: true });
    for (const password of ['ngan', '', null, ' '.repeat(9), '1234567', 'p'.repeat(201)])
      expect((await shop.desk.send('machines', `/${id}/done`, { password })).body.errors).toHaveProperty('password');
    const done = await shop.desk.send('machines', `/${id}/done`, { password: 'Mat-Khau-Moi-9' });
    expect(done).toMatchObject({ status: 200, body: { asked: null } });
    expect(JSON.stringify(done.body)).not.toContain('Mat-Khau-Moi-9');
    expect((await shop.desk.send('machines', `/${id}/impossible`, {})).status).toBe(404);
    expect(await running()).toEqual([]);
    expect(unwrap(await control.takePassword(serviceId(id)))).toBe('Mat-Khau-Moi-9');
  });

  test('SVC-01 users that an owner adds wait until a member has made their accounts, and a list that changed is looked at again', async () => {
    const { id } = await shop.one([lineFor((slug) => slug.startsWith('office-365'))]);
    const tenant = { tenant: 'cty-may.onmicrosoft.com', user: 'admin', password: 'Mot-Lan-2026' };
    expect((await shop.handOver(id, tenant)).status).toBe(200);
    const seats = graphqlSeats(shop.client());
    const add = (name: string, email: string) =>
      seats.assign(serviceId(id), { name, email }, shop.subject.newIdempotencyKey());
    const { domain } = unwrap(await seats.load(serviceId(id)));
    const address = (name: string) => `${name}@${domain ?? 'cty-may.vn'}`;
    expect(await shop.asked()).not.toContain(id);
    unwrap(await add('Lê Thu', address('thu')));
    expect(await shop.asked()).toContain(id);
    const wanted = async () => (await shop.desk.read<MachineRecord>('machines', id)).body.seats;
    const first = await wanted();
    expect(first?.users).toMatchObject([{ id: address('thu'), isNew: true }]);
    const agree = (seen: unknown) => shop.desk.send('machines', `/${id}/seats-done`, { seen });
    await shop.subject.pass(1_000);
    unwrap(await seats.remove(serviceId(id), address('thu'), shop.subject.newIdempotencyKey()));
    const late = await agree(first?.since);
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Mục này vừa đổi')]);
    for (const wrong of [1.5, 0, -1, Number.MAX_VALUE])
      expect([wrong, (await agree(wrong)).status]).toEqual([wrong, 409]);
    for (const wrong of ['', 'x', null, undefined]) expect([wrong, (await agree(wrong)).status]).toEqual([wrong, 422]);
    const answer = async (action: string, reason = '') =>
      (await shop.desk.send('machines', `/${id}/${action}`, { seen: (await wanted())?.since, reason })).status;
    const waiting = async () => unwrap(await seats.load(serviceId(id))).waitingSince !== null;
    const ownerSees = async () =>
      seatLogByStaff(unwrap(await graphqlServiceControl(shop.client()).load(serviceId(id))).log).map(
        ({ kind, outcome, detail }) => `${kind} ${outcome} ${detail}`,
      );
    // Whom the owner removed stands below the list: the account of one who was never made is looked for, too.
    expect((await wanted())?.removed).toEqual([address('thu')]);
    expect(await ownerSees()).toEqual([
      `remove-seat running ${address('thu')}`,
      `assign-seat running ${address('thu')}`,
    ]);
    expect([await answer('seats-done'), await waiting()]).toEqual([200, false]);
    expect(await shop.asked()).not.toContain(id);
    await shop.subject.pass(1_000);
    unwrap(await add('Lê Minh', address('minh')));
    expect(await wanted()).toMatchObject({ users: [{ id: address('minh') }], removed: [] });
    expect(await answer('seats-impossible')).toBe(422);
    expect([await waiting(), await answer('seats-impossible', 'Tên miền chưa được xác minh.')]).toEqual([true, 200]);
    expect(await waiting()).toBe(false);
    await shop.subject.pass(1_000);
    unwrap(await seats.remove(serviceId(id), address('minh'), shop.subject.newIdempotencyKey()));
    expect((await wanted())?.removed).toEqual([address('minh')]);
    expect(await ownerSees()).toEqual([
      `remove-seat running ${address('minh')}`,
      'seats-done failed Tên miền chưa được xác minh.',
      `assign-seat failed ${address('minh')}`,
      'seats-done done ',
      `remove-seat done ${address('thu')}`,
      `assign-seat done ${address('thu')}`,
    ]);
  });

  test('SVC-01 V15.2.3 a key that came from elsewhere is neither made nor revoked where nobody keeps keys', async () => {
    const store = await shop.one([lineFor((slug) => slug.startsWith('object-storage'))]);
    const keys = graphqlAccessKeys(shop.client());
    const refused = { ok: false, failure: { kind: 'rejected', code: 'service-action-impossible' } };
    const kept = { id: 'KEYOLD', serviceId: store.id, name: 'cũ', ending: 'abcd', secret: null, createdAt: 0 };
    await shop.office.backend.deps.db.insert(serviceAccessKeys).values(kept);
    const newKey = () => shop.subject.newIdempotencyKey();
    expect(await keys.create(serviceId(store.id), 'mới', newKey())).toMatchObject(refused);
    const [{ id } = { id: accessKeyId('none') }] = unwrap(await keys.list(serviceId(store.id)));
    expect(await keys.revoke(serviceId(store.id), id, newKey())).toMatchObject(refused);
    expect(unwrap(await keys.list(serviceId(store.id)))).toHaveLength(1);
  });

  test('SVC-01 V15.2.3 an owner is told no invented time, and is offered no keys that nobody makes', async () => {
    const store = await shop.one([lineFor((slug) => slug.startsWith('object-storage'))]);
    const control = graphqlServiceControl(shop.client());
    expect(unwrap(await control.load(serviceId(store.id))).isByStaff).toBe(true);
    const { id } = await shop.one();
    await shop.handOver(id);
    const begun = unwrap(await control.run(serviceId(id), { kind: 'reboot' }, shop.subject.newIdempotencyKey()));
    expect(begun.running).toMatchObject({ kind: 'reboot', expectedAt: null });
  });

  test('SVC-01 a smaller plan whose paid term has begun waits until a member has made the machine smaller', async () => {
    const { id, name, endDate, productTitle } = await shop.one([lineFor((slug) => slug === 'cloud-server-ssd-5')]);
    await shop.handOver(id);
    const { db } = shop.office.backend.deps;
    const [smaller] = await db.select().from(products).where(eq(products.slug, 'cloud-server-ssd-4'));
    if (!smaller) throw new Error('no smaller plan');
    // What a choice and the paid renewal after it leave behind.
    const choose = (from: number) =>
      db
        .update(cloudServices)
        .set({
          nextProductId: smaller.id,
          nextProductTitle: smaller.title,
          nextPlanFrom: from,
          endDate: endDate + MONTH_MS,
        })
        .where(eq(cloudServices.id, id));
    const list = () => shop.waiting({ kind: 'smaller' });
    await choose(endDate);
    expect(await list()).toEqual([]);
    await choose(shop.office.backend.deps.clock.now() - 2 * DAY_MS);
    await shop.subject.pass(HOUR_MS);
    expect(await shop.rowOf(id)).toMatchObject({ productTitle, nextProductId: smaller.id });
    expect(await list()).toMatchObject([{ id: `plan-${id}`, name, about: `${productTitle} → ${smaller.title}` }]);
    const sent = await Promise.all(
      [shop.desk, deskVisitor(shop.colleague.browser)].map((desk) => desk.send('set-ups', `/plan-${id}/confirm`, {})),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await shop.rowOf(id)).toMatchObject({ productId: smaller.id, nextProductId: null });
    expect(await shop.mailsAbout(`đã chuyển sang gói ${smaller.title}`)).toHaveLength(1);
    const [logged] = await db
      .select()
      .from(serviceActions)
      .where(and(eq(serviceActions.serviceId, id), eq(serviceActions.kind, 'downgrade')));
    expect(logged?.actor).toBe('staff');
    expect(await list()).toEqual([]);
  });

  test('SVC-01 a larger plan that was paid waits until a member has enlarged the machine', async () => {
    const { id, orderId } = await shop.one();
    await shop.handOver(id);
    const { db } = shop.office.backend.deps;
    // What a paid upgrade leaves behind: a line that names the service, and its row of work.
    const [work] = await db.select().from(provisionings).where(eq(provisionings.orderId, orderId));
    expect(work?.state).toBe('DONE');
    await db
      .update(provisionings)
      .set({ state: 'STAFF' })
      .where(eq(provisionings.id, work?.id ?? 0));
    await shop.subject.pass(60_000);
    expect(await shop.waiting({ kind: 'larger' })).toMatchObject([{ id: `line-${work?.id}` }]);
    const retried = await shop.desk.send('set-ups', `/line-${work?.id}/retry`, {});
    expect(retried.status).toBe(404);
    const confirm = () => shop.desk.send('set-ups', `/line-${work?.id}/confirm`, {});
    expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 404]);
  });
});
