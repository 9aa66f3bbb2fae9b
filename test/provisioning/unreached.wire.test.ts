import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
afterAll(async () => {
  await shop.office.close();
  down.close();
});

/** Services that fail first, and two after them that the sandbox sets up, all due from one moment on. */
const buyBoth = async (ofFirst: { readonly productId?: string } = {}) => {
  const ids = (await shop.buy([serverLine(HELD_UP + 2)])).map(({ id }) => id);
  const [first, later] = [ids.slice(0, HELD_UP), ids.slice(HELD_UP)];
  // At once, since the timer of the backend may begin a run between any two statements.
  await shop.office.backend.deps.db.transaction(async (tx) => {
    asked = 0;
    await tx.update(cloudServices).set({ provisioner: 'sandbox' }).where(inArray(cloudServices.id, later));
    const tasks = (ids: readonly string[]) => inArray(provisioningTasks.serviceId, [...ids]);
    await tx
      .update(provisioningTasks)
      .set({ nextTryAt: 1, ...ofFirst })
      .where(tasks(first));
    await tx.update(provisioningTasks).set({ nextTryAt: 2 }).where(tasks(later));
  });
  return { first, later };
};
const statesOf = async (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await shop.rowOf(id)).status));

/** Performs what is due; a run that the timer has begun may be at work on a part of it. */
const performAll = async (later: readonly string[]) => {
  await performTasks(shop.office.backend.deps);
  await expect.poll(() => statesOf(later), { timeout: 30_000 }).toEqual(['COMPLETED', 'COMPLETED']);
};

test('SVC-01 a system that is not reached is asked a few times a run, and holds up no other system', async () => {
  const { first, later } = await buyBoth();
  await performAll(later);
  expect([asked > 0, asked < HELD_UP]).toEqual([true, true]);
  expect(new Set(await statesOf(first))).toEqual(new Set(['PROCESSING']));
});

test('SVC-01 tasks that cannot be told of, since their plan is gone, hold up no other', async () => {
  const { first, later } = await buyBoth({ productId: 'gone' });
  await performAll(later);
  const [task] = await shop.office.backend.deps.db
    .select()
    .from(provisioningTasks)
    .where(eq(provisioningTasks.serviceId, first[0] ?? ''));
  expect(task?.state).toBe('waiting');
});
