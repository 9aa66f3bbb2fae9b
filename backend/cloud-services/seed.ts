import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { createServices } from '#backend/cloud-services/set-up/create-services.ts';
import { deliverServices } from '#backend/cloud-services/set-up/deliver-services.ts';
import { setUpColumns } from '#backend/cloud-services/set-up/hand-over.ts';
import { toTask } from '#backend/cloud-services/tasks/to-task.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { type OrderRow, orders } from '#backend/order-store/schema.ts';
import {
  computeOrderTotals,
  type OrderEvent,
  recordWrite,
  type StoredOrder,
} from '#backend/order-store/stored-order.ts';
import { nextOrderNumber } from '#backend/orders/create-order.ts';
import { insertLines } from '#backend/orders/lines/add-lines.ts';
import { markPaid } from '#backend/orders/mark-paid.ts';
import { issueInvoice } from '#backend/payments/invoices/issue-invoice.ts';
import { registerDomains } from '#backend/payments/ordered-domains.ts';
import { payments } from '#backend/payments/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendEnvironment } from '#backend/platform/environment.ts';
import { sandboxProvisioner } from '#backend/provisioning/providers/sandbox/sandbox-provisioner.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { type DemoLine, type DemoOrder, demoOrders } from './demo-orders.ts';

/** As in backend/authorisation/seed.ts. */
const CUSTOMER = { partyId: 'kh-demo', name: 'Nguyễn Minh Khách', email: 'khach@example.vn', phone: '0912345678' };

const ADDRESS = {
  street: 'Số 2 phố Minh Hoạ',
  provinceCode: '01',
  provinceName: 'Thành phố Hà Nội',
  wardCode: '00166',
  wardName: 'Phường Cầu Giấy',
};

/** Prevents duplicates in repeated seeds. */
const deterministicId = (what: string): string =>
  createHash('sha256').update(`demo ${what}`).digest('hex').slice(0, 32);

const writeOrder = async (
  environment: BackendEnvironment,
  tx: Transaction,
  { key, at }: DemoOrder,
): Promise<OrderRow | null> => {
  const id = deterministicId(`order ${key}`);
  const [before] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id));
  if (before) return null;
  const [made] = await tx
    .insert(orders)
    .values({
      id,
      number: nextOrderNumber({ environment }, at),
      session: 'seed',
      ownerPartyId: CUSTOMER.partyId,
      ownerLoggedIn: true,
      ownerName: CUSTOMER.name,
      ownerEmail: CUSTOMER.email,
      ownerPhone: CUSTOMER.phone,
      address: ADDRESS,
      source: 'order',
      status: orderNumberOf.open,
      createdBy: CUSTOMER.partyId,
      createdAt: at,
      updatedAt: at,
      approvedAt: at,
    })
    .returning();
  return made ?? null;
};

const toLineInput = ({ productId, time, domain, options }: DemoLine) => ({
  productId,
  term: time,
  quantity: 1,
  expectedPrice: null,
  description: domain,
  options,
  gift: false,
  itemType: null,
  quotation: null,
  idempotencyKey: null,
  instalmentPlan: null,
  children: [],
});

/** Paid in the minute of the order, with an invoice. */
const payByTransfer = async (
  tx: Transaction,
  environment: BackendEnvironment,
  { order, lines }: StoredOrder,
  { key, at }: DemoOrder,
): Promise<void> => {
  const [payment] = await tx
    .insert(payments)
    .values({
      id: deterministicId(`payment ${key}`),
      orderId: order.id,
      orderNumber: order.number,
      methodCode: 'VIETQR',
      amount: computeOrderTotals({ order, lines }).gross,
      source: 'CLOUD_ORDER',
      returnUrl: `${environment.publicOrigin}/PaymentResult`,
      createdBy: CUSTOMER.partyId,
      createdAt: at,
      expiresAt: at + 15 * 60_000,
    })
    .returning();
  if (!payment) throw new Error('the payment was not written');
  await markPaid(tx, order.id, at);
  await registerDomains(tx, lines);
  const invoiceId = await issueInvoice({ clock: { now: () => at }, environment }, tx, { order, lines }, payment);
  const decided = {
    state: 'paid',
    decidedAt: at,
    transactionId: `FT${deterministicId(key).slice(0, 12)}`,
    invoiceId,
  } as const;
  await tx.update(payments).set(decided).where(eq(payments.id, payment.id));
};

/** Nobody waits for the sandbox here, and it looks after what members have set up, too. */
const provisionOrder = async (
  tx: Transaction,
  environment: BackendEnvironment,
  { order, lines }: StoredOrder,
  { at, beingSetUp }: DemoOrder,
): Promise<void> => {
  const byStaff = { ...environment, provisioning: { ...environment.provisioning, lines: { '*': 'manual' } } };
  for (const line of lines)
    if (line.parentId === null) await createServices({ environment: byStaff, clock: { now: () => at } }, tx, line.id);
  const services = await tx.select().from(cloudServices).where(eq(cloudServices.orderId, order.id));
  for (const service of services) {
    const task = {
      key: deterministicId(`set-up ${service.id}`),
      kind: 'set-up',
      lineId: null,
      actionId: null,
      productId: null,
      system: null,
    } as const;
    const answer = await sandboxProvisioner.perform(
      await toTask({ ...environment, environment }, tx, task, { service, order }),
      at,
    );
    const isSetUp = !beingSetUp && answer.state === 'done' && answer.facts !== null;
    const columns = isSetUp ? { ...setUpColumns(environment, service, answer.facts), readyAt: at } : {};
    await tx
      .update(cloudServices)
      .set({ ...columns, provisioner: null })
      .where(eq(cloudServices.id, service.id));
  }
  await tx
    .update(provisionings)
    .set({ state: 'DONE' })
    .where(and(eq(provisionings.orderId, order.id), eq(provisionings.state, 'QUEUED')));
  await deliverServices(tx, order.id, at);
};

/** Uses the production functions; dates are relative to the day of the seed. */
export const seedDemoServices = async (tx: Transaction, environment: BackendEnvironment): Promise<void> => {
  for (const demo of demoOrders(Date.now())) {
    const order = await writeOrder(environment, tx, demo);
    if (!order) continue;
    const statuses = new Map(demo.lines.map(({ domain }) => [domain, 'available' as const]));
    const input = { lines: demo.lines.map(toLineInput), attached: [] };
    const lines = await insertLines(tx, { order, lines: [] }, input, statuses, demo.at);
    const event: OrderEvent = { kind: 'placed', by: CUSTOMER.partyId, at: demo.at, detail: { source: 'order' } };
    const placed = { order: await recordWrite(tx, order, event), lines };
    await payByTransfer(tx, environment, placed, demo);
    await provisionOrder(tx, environment, placed, demo);
  }
};
