import { and, eq, like, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { provision } from '#backend/cloud-services/set-up/provision.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { findOrder } from '#backend/order-store/stored-order.ts';
import { queueOrderReceived } from '#backend/orders/order-mails.ts';
import { deliverMessages } from '#backend/outbox/deliver-messages.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { processNotification } from '#backend/payments/process-notification.ts';
import { payments } from '#backend/payments/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import type { ServerDeps } from '#backend/services.ts';
import { HOUR_MS } from '#core/shared/durations.ts';
import { backendPaymentSubject } from '#test/kit/backends/backend-payments.ts';
import type { MailSink } from '#test/kit/servers/mail-sink.ts';
import { firstPayment, openOrder, unwrap } from '#test/payment/payment-subject.ts';
import { type MailBackend, openMailBackend } from './mail-backend.ts';
import { crashingAfterSend } from './outbox-world.ts';

/** `npm run mail-faults` takes a thousand. */
const ORDERS = Number(process.env.MAIL_FAULT_ORDERS ?? 40);
const SEED = Number(process.env.MAIL_FAULT_SEED ?? process.env.TEST_SEED ?? Date.now() % 2_147_483_647);

/** How the numbers of the copies begin. */
const NUMBERS = 'DHTHU';

/** Reproducible chance, from the seed of the run. */
const chance = (() => {
  const numbers = fc.sample(fc.integer({ min: 0, max: 99 }), { numRuns: 20_000, seed: SEED });
  let next = 0;
  return (percent: number): boolean => {
    next = (next + 1) % numbers.length;
    return (numbers[next] ?? 0) < percent;
  };
})();

/** The process dies after some transactions did their work, before they commit. */
const crashingTransactions = (db: Database): Database =>
  new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'transaction'
        ? (work: Parameters<Database['transaction']>[0]) =>
            target.transaction(async (tx) => {
              const done = await work(tx);
              if (chance(20)) throw new Error('the process died');
              return done;
            })
        : Reflect.get(target, name, receiver),
  });

let open: MailBackend;
let sink: MailSink;
beforeAll(async () => {
  // Without a mail server: the test delivers itself, so that it chooses the faults.
  open = await openMailBackend({ SMTP_URL: '' });
  sink = open.sink;
});
afterAll(() => open.close());

/** An order and its payment that the others are copies of. */
const openTemplate = async ({ db }: ServerDeps) => {
  const subject = {
    ...(await backendPaymentSubject(open.backend)),
    returnUrl: 'https://cuahangmay.example/PaymentResult',
  };
  const order = await openOrder(subject);
  const { id } = unwrap(await firstPayment(subject, order));
  const stored = await findOrder(db, order.id);
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!stored || !payment) throw new Error('no template');
  return { stored, payment };
};

type Template = Awaited<ReturnType<typeof openTemplate>>;

/** Writes a copy with its mail in one transaction, which the process may not survive; a buyer tries again. */
const place = async (deps: ServerDeps, { stored, payment }: Template, index: number): Promise<string> => {
  const [orderId, paymentId, number] = [newId(), newId(), `${NUMBERS}${String(index).padStart(5, '0')}`];
  for (;;)
    try {
      await crashingTransactions(deps.db).transaction(async (tx) => {
        const order = { ...stored.order, id: orderId, number, ownerEmail: `khach${index}@example.vn` };
        await tx.insert(orders).values(order);
        for (const { position: _, ...line } of stored.lines)
          await tx.insert(orderLines).values({ ...line, id: newId(), orderId, idempotencyKey: null });
        const { sequence: __, ...row } = payment;
        await tx.insert(payments).values({ ...row, id: paymentId, orderId, orderNumber: number });
        const placed = await findOrder(tx, orderId);
        if (!placed) throw new Error('not placed');
        await queueOrderReceived(deps, tx, placed);
      });
      return paymentId;
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'the process died') throw error;
    }
};

/** A bank repeats its notification until the shop confirms it, and then once more. */
const pay = async (deps: ServerDeps, amount: number, paymentId: string): Promise<void> => {
  const { providers } = deps.environment.payments;
  const provider = providers.find(({ code }) => code === 'VIETQR');
  if (!provider) throw new Error('no provider');
  const facts = {
    paymentId,
    amount,
    isPaid: true,
    transactionId: `FT${paymentId.slice(0, 12)}`,
    paidAt: deps.clock.now(),
  };
  const fields = provider.sandbox.report({ ...facts, isForged: false } as never);
  const request = { fields, headers: new Headers(), body: '' };
  const crashing = { ...deps, db: crashingTransactions(deps.db) };
  for (let confirmed = 0; confirmed < 2; ) {
    const answer = await processNotification(crashing, providers, request);
    const isTaken = [provider.answers.confirmed, provider.answers.repeated].some(
      (each) => JSON.stringify(each) === JSON.stringify(answer),
    );
    if (isTaken) confirmed += 1;
  }
};

const waiting = async ({ db }: ServerDeps): Promise<number> =>
  (await db.select({ id: outboxMessages.id }).from(outboxMessages).where(ne(outboxMessages.state, 'sent'))).length;

/** Lines and services that are still to be set up. */
const unfinished = async ({ db }: ServerDeps): Promise<number> => {
  const lines = await db.select({ id: provisionings.id }).from(provisionings).where(ne(provisionings.state, 'DONE'));
  const services = await db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(and(ne(cloudServices.status, 'COMPLETED'), like(orders.number, `${NUMBERS}%`)));
  return lines.length + services.length;
};

test(
  `of ${ORDERS} paid orders under faults each promised mail arrives once per key (seed ${SEED})`,
  async () => {
    let ahead = 0;
    const { deps: own } = open.backend;
    const clock: ServerDeps['clock'] = { ...own.clock, now: () => own.clock.now() + ahead };
    const messages = { ...own.environment.messages, smtp: { url: sink.url, from: 'Cửa Hàng Mây <thu@shop.example>' } };
    const deps: ServerDeps = { ...own, clock, environment: { ...own.environment, messages } };
    const template = await openTemplate(deps);
    const paid: string[] = [];
    for (let index = 0; index < ORDERS; index += 1) paid.push(await place(deps, template, index));
    for (const id of paid) await pay(deps, template.payment.amount, id);
    ahead += HOUR_MS;
    for (let round = 0; round < ORDERS; round += 1) {
      await provision({ ...deps, db: crashingTransactions(deps.db) }).catch(() => undefined);
      ahead += 6_000;
    }
    // A run of the backend's own timer may hold a line while this one passes.
    const finish = async () => {
      await provision(deps);
      ahead += HOUR_MS;
      return unfinished(deps);
    };
    await expect.poll(finish, { timeout: 60_000 }).toBe(0);

    // The mail server is down, then busy; delivering processes die after the server took a mail.
    await sink.stop();
    await deliverMessages(deps);
    await sink.start();
    sink.answer(() => (chance(10) ? { code: 451 } : null));
    const dying = { ...deps, db: crashingAfterSend(deps.db, () => chance(10)) };
    for (let round = 0; (await waiting(deps)) > 0; round += 1) {
      expect(round).toBeLessThan(1_000);
      await Promise.all([deliverMessages(dying), deliverMessages(dying)]);
      ahead += HOUR_MS;
    }

    const arrived = (to: string) =>
      new Map(sink.mails.filter((each) => each.to === to).map((each) => [each.messageId, each.headers.subject ?? '']));
    const promised = [/chờ thanh toán/, /: đã nhận/, /đã sẵn sàng$/];
    const lost: string[] = [];
    for (let index = 0; index < ORDERS; index += 1) {
      const subjects = [...arrived(`khach${index}@example.vn`).values()];
      const isRight = promised.every((each) => subjects.filter((subject) => each.test(subject)).length === 1);
      if (!isRight || subjects.length !== promised.length) lost.push(`${index}: ${subjects.join(' | ')}`);
    }
    const arrivals = promised.map((kind) => {
      const ids = sink.mails
        .filter(({ headers }) => kind.test(headers.subject ?? ''))
        .map(({ messageId }) => messageId);
      return { kind: kind.source, promised: ORDERS, sent: ids.length, unique: new Set(ids).size };
    });
    // One line per kind of mail: what was promised, what the sink took, and how many different mails that is.
    if (process.env.MAIL_FAULT_ORDERS)
      process.stdout.write(`${arrivals.map((each) => JSON.stringify(each)).join('\n')}\n`);
    expect(lost).toEqual([]);
    // The faults were real: some mails came twice under one Message-ID.
    expect(sink.mails.length).toBeGreaterThan(new Set(sink.mails.map(({ messageId }) => messageId)).size);
  },
  Math.max(600_000, ORDERS * 3_000),
);
