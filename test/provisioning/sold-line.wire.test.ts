import { setImmediate } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { graphqlServiceChanges } from '#adapters/graphql/service-changes.ts';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { provisioningTasks } from '#backend/cloud-services/tasks/task-schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { handOverFields } from '#backend/provisioning/hand-over-fields.ts';
import type { SetUpRecord } from '#contracts/desk/operations/set-up-record.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { serviceId } from '#core/shared/ids.ts';
import { domainLine, firstPayment, lineFor, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { openSetUpShop, type SetUpShop } from '#test/services/entry/set-up-shop.ts';
import { lines } from './any-task.ts';
import { type Receiver, SECRET, startReceiver } from './receiver.ts';

const HOUR_MS = 3_600_000;

describe.each([
  ['at once', { variables: {}, callsBack: false }],
  ['later, and is read', { variables: { LATER: '1' }, callsBack: false }],
  ['later, and calls back', { variables: { LATER: '1' }, callsBack: true }],
])('what is sold by the sample receiver, which does it %s', (_, { variables, callsBack }) => {
  let receiver: Receiver;
  let shop: SetUpShop;
  beforeAll(async () => {
    receiver = await startReceiver(variables);
    const settings = { PROVISIONERS: 'webhook', PROVISIONING_URL: receiver.url, PROVISIONING_SECRET: SECRET };
    shop = await openSetUpShop(settings);
    if (callsBack) await receiver.restart({ SHOP: shop.office.backend.publicUrl });
  });
  beforeEach(() => receiver.setClock(shop.office.backend.deps.clock.now()));
  afterAll(async () => {
    await shop.office.close();
    await receiver.close();
  });

  /** The system and the shop have the same time. */
  const pass = async (ms: number): Promise<void> => {
    receiver.setClock(shop.office.backend.deps.clock.now() + ms);
    await shop.subject.pass(ms);
  };

  /** Once what the system was asked is done; it may take it several readings, and none where it calls back. */
  const settle = async (id: string): Promise<void> => {
    const { db } = shop.office.backend.deps;
    const isOpen = and(eq(provisioningTasks.serviceId, id), eq(provisioningTasks.state, 'accepted'));
    // The embedded database answers before any call-back could be heard.
    while ((await db.$count(provisioningTasks, isOpen)) > 0) await (callsBack ? setImmediate() : pass(10_000));
  };
  const times = (id: string) => receiver.log().filter(({ service }) => service === id).length;
  const readyMails = (id: string) =>
    shop.office.backend.deps.db.$count(outboxMessages, eq(outboxMessages.key, `service-ready:${id}`));

  test.each(lines.filter((line) => line !== 'domain'))(
    'SVC-01 %s arrives with its facts, its password and one mail',
    async (line) => {
      const slug = seedProducts.find(({ type }) => type === line)?.slug;
      const { id, orderId } = await shop.one([lineFor((each) => each === slug)]);
      await settle(id);
      const row = await shop.rowOf(id);
      expect(row).toMatchObject({ status: 'COMPLETED', provisioner: 'webhook', handedOverBy: null });
      const has = (rule: string) => handOverFields[serviceKindOf(line)].some((each) => each.rule === rule);
      expect([row.setUp.ips.length > 0, row.setUp.address !== '']).toEqual([has('ips'), true]);
      const password = unwrap(await graphqlServiceGateway(shop.client()).initialPassword(serviceId(id)));
      expect(password.length).toBeGreaterThanOrEqual(8);
      expect(JSON.stringify(row)).not.toContain(password);
      expect([times(id), await readyMails(id)]).toEqual([1, 1]);
      const [order] = await shop.office.backend.deps.db.select().from(orders).where(eq(orders.id, orderId));
      expect(order?.status).toBe(50);
    },
  );

  test('SVC-01 three of a kind are three tasks and three addresses, and a name ends when its registry says', async () => {
    const bought = await shop.buy([serverLine(3)]);
    for (const { id } of bought) await settle(id);
    const rows = await Promise.all(bought.map(({ id }) => shop.rowOf(id)));
    expect(rows.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
    expect(new Set(rows.map(({ setUp }) => setUp.address)).size).toBe(3);
    const domain = await shop.one([domainLine(shop.subject.freeDomain('.com'))]);
    await settle(domain.id);
    const { status, provisioner, endDate } = await shop.rowOf(domain.id);
    expect([status, provisioner, times(domain.id)]).toEqual(['COMPLETED', 'webhook', 1]);
    expect(new Date(endDate).toISOString()).toBe(receiver.endOf(domain.id));
  });

  test('SVC-01 a larger plan that was paid is told to the system, and shown once it is done', async () => {
    const { id, endDate } = await shop.one();
    await settle(id);
    const changes = graphqlServiceChanges(shop.client());
    const [offer] = unwrap(await changes.upgrades(serviceId(id)));
    if (!offer) throw new Error('no larger plan');
    const { plan, amounts } = offer;
    const orderId = unwrap(await changes.upgrade(serviceId(id), plan, amounts.gross, shop.subject.newIdempotencyKey()));
    const order = unwrap(await shop.subject.orders.load(orderId));
    await shop.subject.bank.confirm(unwrap(await firstPayment(shop.subject, order)).id);
    await pass(2_000);
    await settle(id);
    expect(await shop.rowOf(id)).toMatchObject({ productId: plan, endDate, status: 'COMPLETED' });
    expect(receiver.log().flatMap(({ service, kind }) => (service === id ? [kind] : []))).toEqual(['set-up', 'change']);
    expect(unwrap(await shop.subject.orders.load(orderId)).status).toBe('completed');
  });

  // Last: members are logged out by then.
  test('SVC-01 a system that is down for a day gets what was paid meanwhile, once, when it is back', async () => {
    await receiver.kill();
    const service = await shop.one();
    expect(service.status).toBe('PROCESSING');
    const listed = (await shop.waiting({ kind: 'system' })).find(({ name }) => name === service.name);
    expect(listed?.state).toBe('asked');
    const { body } = await shop.desk.read<SetUpRecord>('set-ups', listed?.id ?? '');
    expect(body.tries?.error).toContain('ECONNREFUSED');
    for (let hours = 0; hours < 24; hours += 1) await pass(HOUR_MS);
    expect(await shop.rowOf(service.id)).toMatchObject({ status: 'PROCESSING' });
    await receiver.restart();
    await pass(HOUR_MS);
    await settle(service.id);
    expect(await shop.rowOf(service.id)).toMatchObject({ status: 'COMPLETED' });
    expect([times(service.id), await readyMails(service.id)]).toEqual([1, 1]);
  });
});
