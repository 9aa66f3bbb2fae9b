import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { MAX_SET_UP_TRIES, setUpRetryDelay } from '#backend/cloud-services/set-up/failed-tries.ts';
import { provisioningTasks } from '#backend/cloud-services/tasks/task-schema.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { SET_UP_DEADLINE_MS, TRANSFER_DEADLINE_MS } from '#core/service-rules/handover-deadline.ts';
import { backendPaymentSubject } from '#test/kit/backends/backend-payments.ts';
import { bodyOf } from '#test/kit/servers/read-mail.ts';
import {
  firstPayment,
  lineFor,
  openOrder,
  type PaymentSubject,
  serverLine,
  someCheckout,
  unwrap,
} from '#test/payment/payment-subject.ts';
import { type MailBackend, openMailBackend, SHOP_ORIGIN } from './mail-backend.ts';

const NEVER = 8_640_000_000_000_000;

/** When the sandbox sets up the services of an order, in ms since 1970 UTC. */
const postpone = (db: Database, orderId: string, nextTryAt: number) => {
  const services = db.select({ id: cloudServices.id }).from(cloudServices).where(eq(cloudServices.orderId, orderId));
  return db.update(provisioningTasks).set({ nextTryAt }).where(inArray(provisioningTasks.serviceId, services));
};

describe('the mails of a set-up that goes wrong', () => {
  let open: MailBackend;
  let subject: PaymentSubject;
  beforeAll(async () => {
    open = await openMailBackend();
    subject = { ...(await backendPaymentSubject(open.backend)), returnUrl: `${SHOP_ORIGIN}/PaymentResult` };
  });
  afterAll(() => open.close());

  const subjectsTo = (email: string) =>
    open.sink.mails.filter(({ to }) => to === email).map(({ headers }) => headers.subject ?? '');
  const textOf = (email: string, about: RegExp): string => {
    const found = open.sink.mails.filter(({ to, headers }) => to === email && about.test(headers.subject ?? ''));
    expect(found).toHaveLength(1);
    return found[0] === undefined ? '' : bodyOf(found[0], 'text/plain').toString('utf8');
  };
  const paidBy = async (email: string, lines = [serverLine()]) => {
    const order = await openOrder(subject, lines, { ...someCheckout, contact: { ...someCheckout.contact, email } });
    return { order, pay: async () => subject.bank.confirm(unwrap(await firstPayment(subject, order)).id) };
  };

  test('a server that is not handed over within its estimate says so once, and still says when it is ready', async () => {
    const { db, clock } = open.backend.deps;
    const { order, pay } = await paidBy('cham@example.vn');
    await pay();
    await subject.pass(1_500);
    await postpone(db, order.id, NEVER);
    await subject.pass(SET_UP_DEADLINE_MS - 60_000);
    expect(subjectsTo('cham@example.vn').filter((each) => each.includes('chậm hơn'))).toEqual([]);
    for (let run = 0; run < 3; run += 1) await subject.pass(600_000);
    const late = () => subjectsTo('cham@example.vn').filter((each) => each.endsWith('bàn giao chậm hơn dự kiến'));
    await open.pollMails(late).toHaveLength(1);
    expect(textOf('cham@example.vn', /chậm hơn/)).toContain(`${SHOP_ORIGIN}/don-hang/`);
    await postpone(db, order.id, clock.now());
    await subject.pass(10_000);
    await open.pollMails(() => subjectsTo('cham@example.vn').join()).toContain('đã sẵn sàng');
    expect(late()).toHaveLength(1);
  });

  test('a machine that people set up may take a day, and is late after it', async () => {
    const { db } = open.backend.deps;
    const bare = lineFor((slug) => slug.startsWith('bare-metal'));
    const { order, pay } = await paidBy('may-rieng@example.vn', [bare]);
    await pay();
    await subject.pass(1_500);
    await postpone(db, order.id, NEVER);
    const late = () => subjectsTo('may-rieng@example.vn').filter((each) => each.includes('chậm hơn'));
    await subject.pass(23 * 3_600_000);
    await subject.pass(1_000);
    expect(late()).toEqual([]);
    await subject.pass(2 * 3_600_000);
    await open.pollMails(late).toHaveLength(1);
    expect(TRANSFER_DEADLINE_MS).toBeGreaterThan(5 * 86_400_000);
  });

  test('a line that cannot be set up is tried for an hour, then says what happens with the money; the others are delivered', async () => {
    const { db } = open.backend.deps;
    const { order, pay } = await paidBy('hong@example.vn', [serverLine(), serverLine(2)]);
    const [broken] = order.lines;
    if (!broken) throw new Error('no line');
    await db.execute(
      sql`alter table cloud_services add constraint broken check (line_id <> ${sql.raw(`'${broken.id}'`)})`,
    );
    await pay();
    for (let tries = 1; tries <= MAX_SET_UP_TRIES; tries += 1) await subject.pass(setUpRetryDelay(tries) + 1_500);
    await subject.pass(10_000);
    await open.pollMails(() => subjectsTo('hong@example.vn').join()).toContain('Chưa bàn giao được');
    const text = textOf('hong@example.vn', /^Chưa bàn giao được/);
    expect(text).toMatch(/nhận lại toàn bộ [\d.]+đ đã trả cho phần này/);
    expect(text).toContain(order.number);
    expect(subjectsTo('hong@example.vn').filter((each) => each.endsWith('đã sẵn sàng'))).toHaveLength(2);
    const [work] = await db.select().from(provisionings).where(eq(provisionings.lineId, broken.id));
    expect(work).toMatchObject({ state: 'FAILED', tries: MAX_SET_UP_TRIES });
    // Somebody still has to decide about it.
    expect((await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status).toBe(40);
  });
});
