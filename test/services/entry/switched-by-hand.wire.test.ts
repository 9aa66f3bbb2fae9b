import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopService } from '#backend/cloud-services/ending/stop-service.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { MachineRecord } from '#contracts/desk/operations/machine-record.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { domainLine } from '#test/payment/payment-subject.ts';
import { openSetUpShop, type SetUpShop } from './set-up-shop.ts';

describe('services that members stop and start where they run', () => {
  let shop: SetUpShop;
  beforeAll(async () => {
    shop = await openSetUpShop();
  });
  afterAll(() => shop.office.close());

  const decidedOf = async (id: string) => (await shop.desk.read<MachineRecord>('machines', id)).body.decided;
  const hold = async (id: string, deed: 'suspend' | 'resume') =>
    (await shop.desk.send('machines', `/${id}/${deed}`, { reason: 'Kiểm tra' })).status;
  const end = (id: string) => {
    const { deps } = shop.office.backend;
    const of = { kind: 'end-of-term', actor: 'sweep', at: deps.clock.now() } as const;
    return deps.db.transaction((tx) => stopService(deps, tx, id, of));
  };
  const delivered = async () => {
    const { id } = await shop.one();
    await shop.handOver(id);
    return id;
  };

  test('SVC-01 what waits for a member leads from how a service runs to how the shop says that it runs', async () => {
    const steps = fc.array(fc.constantFrom('suspend', 'resume', 'switched'), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(steps, async (deeds) => {
        const id = await delivered();
        // As the member leaves it at the machine; the shop's word is the status.
        let runs = true;
        for (const deed of deeds) {
          const decided = await decidedOf(id);
          if (deed !== 'switched') {
            await hold(id, deed);
            continue;
          }
          if (!decided) continue;
          expect((await shop.desk.send('machines', `/${id}/switched`, { key: decided.key })).status).toBe(200);
          runs = decided.kind === 'resume';
        }
        const says = (await shop.rowOf(id)).status !== 'SUSPEND';
        const decided = await decidedOf(id);
        expect(decided?.kind ?? null).toBe(says === runs ? null : says ? 'resume' : 'suspend');
        expect((await shop.asked()).includes(id)).toBe(decided !== null);
      }),
      { numRuns: 6 },
    );
  });

  test('SVC-01 a service that has ended is removed by a member once, whatever waited before', async () => {
    const id = await delivered();
    expect(await hold(id, 'suspend')).toBe(200);
    const stale = await decidedOf(id);
    expect(stale?.kind).toBe('suspend');
    await end(id);
    const decided = await decidedOf(id);
    expect(decided?.kind).toBe('end');
    const switched = (key: unknown, desk = shop.desk) => desk.send('machines', `/${id}/switched`, { key });
    expect((await switched(stale?.key)).status).toBe(404);
    for (const wrong of ['', null, 'khong-co']) expect((await switched(wrong)).status).toBeGreaterThanOrEqual(404);
    const sent = await Promise.all(
      [shop.desk, deskVisitor(shop.colleague.browser)].map((desk) => switched(decided?.key, desk)),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await decidedOf(id)).toBeNull();
    expect(await shop.asked()).not.toContain(id);
  });

  test('SVC-01 nobody removes what was never handed over, nor a name', async () => {
    const server = await shop.one();
    const name = await shop.one([domainLine(shop.subject.freeDomain('.com'))]);
    const { db, clock } = shop.office.backend.deps;
    await db.update(cloudServices).set({ deliveredAt: clock.now() }).where(eq(cloudServices.id, name.id));
    for (const { id } of [server, name]) {
      await end(id);
      expect(await decidedOf(id)).toBeNull();
    }
  });
});

test('SVC-01 an invented machine waits for no member', async () => {
  const shop = await openSetUpShop({});
  const { id } = await shop.one();
  await shop.subject.pass(600_000);
  expect((await shop.rowOf(id)).status).toBe('COMPLETED');
  expect((await shop.desk.send('machines', `/${id}/suspend`, { reason: 'Kiểm tra' })).status).toBe(200);
  expect((await shop.desk.read<MachineRecord>('machines', id)).body.decided).toBeNull();
  await shop.office.close();
});
