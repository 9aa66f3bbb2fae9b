import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { performTasks } from '#backend/cloud-services/tasks/perform-tasks.ts';
import { provisioningTasks } from '#backend/cloud-services/tasks/task-schema.ts';
import { serverLine } from '#test/payment/payment-subject.ts';
import { openSetUpShop, type SetUpShop } from '#test/services/entry/set-up-shop.ts';
import { SECRET } from './receiver.ts';

/** More than a run asks for at the same time, so that those that fail would take every place. */
const HELD_UP = 18;

let shop: SetUpShop;
let asked = 0;
const down = createServer((request) => {
  asked += 1;
  request.socket.destroy();
});

beforeAll(async () => {
  await new Promise<void>((ready) => {
    down.listen(0, '127.0.0.1', ready);
  });
  const { port } = down.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  shop = await openSetUpShop({ PROVISIONERS: 'webhook', PROVISIONING_URL: url, PROVISIONING_SECRET: SECRET });
});
beforeEach(() => {
  asked = 0;
});
afterAll(async () => {
  await shop.office.close();
  down.close();
});

/** Services that fail first, and later two that the sandbox sets up, all of them due in one run. */
const buyBoth = async () => {
  const { db } = shop.office.backend.deps;
  const ids = (await shop.buy([serverLine(HELD_UP + 2)])).map(({ id }) => id);
  const [first, later] = [ids.slice(0, HELD_UP), ids.slice(HELD_UP)];
  await db.update(cloudServices).set({ provisioner: 'sandbox' }).where(inArray(cloudServices.id, later));
  await db.update(provisioningTasks).set({ nextTryAt: 1 }).where(inArray(provisioningTasks.serviceId, first));
  await db.update(provisioningTasks).set({ nextTryAt: 2 }).where(inArray(provisioningTasks.serviceId, later));
  asked = 0;
  return { first, later };
};
const statesOf = async (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await shop.rowOf(id)).status));

test('SVC-01 a system that is not reached is asked a few times a run, and holds up no other system', async () => {
  const { first, later } = await buyBoth();
  await performTasks(shop.office.backend.deps);
  expect(await statesOf(later)).toEqual(['COMPLETED', 'COMPLETED']);
  expect(new Set(await statesOf(first))).toEqual(new Set(['PROCESSING']));
  expect([asked > 0, asked < HELD_UP]).toEqual([true, true]);
});

test('SVC-01 tasks that cannot be told of, since their plan is gone, hold up no other', async () => {
  const { first, later } = await buyBoth();
  const { deps } = shop.office.backend;
  const { db } = deps;
  await db.update(provisioningTasks).set({ productId: 'gone' }).where(inArray(provisioningTasks.serviceId, first));
  await performTasks(deps);
  expect(await statesOf(later)).toEqual(['COMPLETED', 'COMPLETED']);
  const [task] = await db
    .select()
    .from(provisioningTasks)
    .where(eq(provisioningTasks.serviceId, first[0] ?? ''));
  expect(task?.state).toBe('waiting');
});
