import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restStatusBoard } from '#adapters/rest/status-board.ts';
import { sandboxPublisher } from '#backend/dns-zones/publishing/sandbox-publisher.ts';
import { measureParts, measuringJob, storeMeasurements, sweepMeasurements } from '#backend/status/measure.ts';
import type { StatusDeps } from '#backend/status/probes.ts';
import { statusMeasurements } from '#backend/status/schema.ts';
import type { IncidentRecord } from '#contracts/desk/incident-record.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { INTERVAL_MS, stateNow } from '#core/status/status.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

describe('what the backend measures of the shop', () => {
  let office: Office;
  let shop: Server;
  let status = 200;
  beforeAll(async () => {
    office = await openOffice();
    shop = createServer((_, answer) => answer.writeHead(status).end()).listen(0, '127.0.0.1');
    await new Promise((listening) => shop.once('listening', listening));
  });
  afterAll(async () => {
    shop.close();
    await office.close();
  });

  /** Behind that of the backend, whose own job measures at its time. */
  let ago = 4 * INTERVAL_MS;
  const deps = (): StatusDeps => {
    const publicOrigin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
    const { db, clock, environment, ...rest } = office.backend.deps as StatusDeps;
    const own = { ...clock, now: () => clock.now() - ago };
    return { ...rest, db, clock: own, environment: { ...environment, publicOrigin } };
  };
  const board = async () => unwrap(await restStatusBoard(wireClient(office.backend, '', null)).load());
  const partOf = async (id: string) => (await board()).parts.find((part) => part.id === id);
  const clear = () => deps().db.delete(statusMeasurements);

  test('a part is up when it answers, down when it does not, and unknown while nobody measures', async () => {
    await clear();
    expect(await partOf('shop')).toEqual({ id: 'shop', days: [], latest: null });
    const job = measuringJob();
    status = 200;
    await job.run(deps());
    const now = deps().clock.now();
    const [at] = [Math.floor(now / INTERVAL_MS) * INTERVAL_MS];
    expect(await partOf('shop')).toMatchObject({ days: [{ up: 1, down: 0 }], latest: { at, isUp: true } });
    expect(await partOf('orders')).toMatchObject({ latest: { at, isUp: true } });
    ago -= INTERVAL_MS;
    status = 503;
    await job.run(deps());
    const down = await partOf('shop');
    expect(down).toMatchObject({ days: [{ up: 1, down: 1 }], latest: { isUp: false } });
    const report = await board();
    expect(stateNow(down ?? { latest: null }, report.now)).toBe('unknown');
    expect((await partOf('shop'))?.days).toMatchObject([{ up: 1, down: 1 }]);
  });

  test('an interval that two backends measured keeps the fault, whoever came first', async () => {
    await clear();
    const { db, clock } = deps();
    const at = Math.floor(clock.now() / INTERVAL_MS) * INTERVAL_MS;
    const one = (isUp: boolean) => [{ part: 'shop', at, isUp }];
    for (const order of [
      [true, false],
      [false, true],
      [false, false],
      [true, true, false],
    ]) {
      await clear();
      for (const isUp of order) await storeMeasurements(db, one(isUp));
      expect(await db.select().from(statusMeasurements)).toEqual(one(false));
    }
  });

  test('what was measured while the database was away is stored when it is back', async () => {
    await clear();
    status = 200;
    const job = measuringJob();
    const away = new Proxy(deps().db, {
      get: () => () => {
        throw new Error('away');
      },
    });
    await expect(job.run({ ...deps(), db: away })).rejects.toThrow('away');
    ago -= INTERVAL_MS;
    await job.run(deps());
    expect(await partOf('orders')).toMatchObject({ days: [{ up: 1, down: 1 }] });
    expect(await partOf('shop')).toMatchObject({ days: [{ up: 2, down: 0 }] });
  });

  test('measurements are kept for as long as they are shown', async () => {
    await clear();
    const { db, clock } = deps();
    const ages = [0, 1, 89, 90, 92, 400];
    await storeMeasurements(
      db,
      ages.map((days) => ({ part: 'shop', at: clock.now() - days * DAY_MS, isUp: true })),
    );
    await sweepMeasurements(db, clock.now());
    expect(await db.select().from(statusMeasurements)).toHaveLength(4);
    expect((await partOf('shop'))?.days).toHaveLength(3);
  });

  test('only parts that the shop has are measured', async () => {
    const parts = (await measureParts(deps())).map(({ part }) => part);
    expect(parts).toEqual(expect.arrayContaining(['shop', 'orders']));
    expect(parts).not.toContain('mail');
  });

  test('the name servers are asked, also while no zone waits for them', async () => {
    await clear();
    const measure = async (answers: () => Promise<boolean>) => {
      const own = deps();
      const publisher = { ...sandboxPublisher(), answers };
      const publishing = { kind: 'powerdns', canSign: true, open: () => publisher } as const;
      const measured = await measureParts({ ...own, environment: { ...own.environment, publishing } });
      return measured.find(({ part }) => part === 'dns')?.isUp;
    };
    expect(await measure(async () => true)).toBe(true);
    expect(await measure(async () => false)).toBe(false);
    expect(
      await measure(async () => {
        throw new Error('away');
      }),
    ).toBe(false);
  });

  test('a member writes an incident, adds to it and ends it; visitors read it at once', async () => {
    const desk = deskVisitor(await office.admin());
    const typed = {
      title: 'Thanh toán chậm',
      text: 'Cổng trả lời chậm.',
      parts: ['payment'],
      startedAt: new Date(deps().clock.now()).toISOString(),
      endedAt: null,
    };
    const created = await desk.send('incidents', '', typed);
    expect(created.status).toBe(200);
    const { id } = created.body;
    expect((await desk.send('incidents', `/${id}/report`, { text: 'Đã báo cổng.' })).status).toBe(200);
    expect((await board()).incidents).toMatchObject([
      { id, title: 'Thanh toán chậm', endedAt: null, updates: [{ text: 'Đã báo cổng.' }] },
    ]);
    const refused: readonly (readonly [field: string, wrong: object])[] = [
      ['title', { ...typed, title: '' }],
      ['text', { ...typed, text: ' ' }],
      ['parts.0', { ...typed, parts: ['moon'] }],
      ['startedAt', { ...typed, startedAt: 'today' }],
      ['endedAt', { ...typed, endedAt: '2001-01-01T00:00:00Z' }],
    ];
    for (const [field, wrong] of refused) {
      const { status: refusal, body } = await desk.send('incidents', '', wrong);
      expect([refusal, Object.keys(body.errors ?? {})[0]?.split('.')[0]]).toEqual([422, field.split('.')[0]]);
    }
    const { body: shown } = await desk.read<IncidentRecord>('incidents', id);
    const ended = { ...typed, endedAt: new Date(deps().clock.now() + 60_000).toISOString() };
    expect((await desk.send('incidents', `/${id}`, ended, { version: shown.version })).status).toBe(200);
    expect((await board()).incidents[0]?.endedAt).toBe(Date.parse(ended.endedAt));
    expect((await desk.read<IncidentRecord>('incidents', id)).body).toMatchObject({ ...ended, updates: shown.updates });
  });
});
