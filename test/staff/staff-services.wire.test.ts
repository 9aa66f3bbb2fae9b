import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import type { SetUpRow } from '#contracts/desk/operations/set-up-record.ts';
import { serviceId } from '#core/shared/ids.ts';
import { serviceNumber } from '#core/shared/service-number.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { readStaffLog } from '#test/kit/staff.ts';
import { type Member, type Office, openOffice } from './staff-office.ts';

let forms = 0;
const key = (): string => {
  forms += 1;
  return `form-${String(forms).padStart(8, '0')}`;
};

describe('services in the staff place', () => {
  let office: Office;
  let member: Member;
  beforeAll(async () => {
    office = await openOffice();
    member = await office.invite(['operations']);
  });
  afterAll(() => office.close());

  const someServer = async () => {
    const found = await office.backend.deps.db
      .select()
      .from(cloudServices)
      .where(eq(cloudServices.status, 'COMPLETED'));
    const server = found.find(({ type, power }) => type === 'cloud-server' && power === 'running');
    if (!server) throw new Error('the demo customer has no running server');
    return server;
  };

  test('SVC-01 a member finds a service by name or number and stops it once; the log of the service and of the staff tell it', async () => {
    const { browser } = member;
    const { id, name } = await someServer();
    const found = await browser.send('/services', { q: name.toUpperCase() });
    expect(await (await browser.read(found.headers.get('location') ?? '')).text()).toContain(`/services/${id}`);
    const byNumber = await browser.send('/services', { q: serviceNumber(serviceId(id)).toLowerCase() });
    expect(await (await browser.read(byNumber.headers.get('location') ?? '')).text()).toContain(`/services/${id}`);
    expect(await (await browser.read(`/services/${id}`)).text()).toContain(serviceNumber(serviceId(id)));
    const stop = { key: key(), deed: 'stop' };
    const both = await Promise.all([1, 2].map(() => browser.send(`/services/${id}`, stop)));
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect((await browser.send(`/services/${id}`, { key: key(), deed: 'reboot' })).status).toBe(409);
    const page = await (await browser.read(`/services/${id}`)).text();
    expect(page.match(/Nhân viên<\/div>/g)).toHaveLength(1);
    const log = await readStaffLog(await office.admin());
    expect(log).toContain('power: running → stopping');
    expect(log).toContain(member.name);
  });

  test('SVC-01 what erases or reveals is refused to members, and so is a form without a key', async () => {
    const { browser } = member;
    const { id } = await someServer().catch(async () => ({ id: 'khong-co' }));
    for (const deed of ['reinstall', 'reset-password', 'x', ''])
      expect((await browser.send(`/services/${id}`, { key: key(), deed })).status).toBe(400);
    expect((await browser.send(`/services/${id}`, { deed: 'stop' })).status).toBe(400);
    expect((await browser.read('/services/khong-co')).status).toBe(404);
  });

  test('SVC-01 a paid line that could not be set up is listed and queued again, once', async () => {
    const { browser } = member;
    const { db } = office.backend.deps;
    const [line] = await db.select().from(provisionings).limit(1);
    const id = line?.id ?? 0;
    await db.update(provisionings).set({ state: 'FAILED', tries: 12 }).where(eq(provisionings.id, id));
    const desk = deskVisitor(browser);
    const failed = async () =>
      (await desk.list<SetUpRow>('set-ups', { filter: { kind: 'failed' } })).body.rows.map((row) => row.id);
    expect(await failed()).toEqual([`line-${id}`]);
    const retry = async (line: string) => (await desk.send('set-ups', `/${line}/retry`, {})).status;
    expect([await retry(`line-${id}`), await retry(`line-${id}`), await retry('line-khong-co')]).toEqual([
      200, 404, 404,
    ]);
    expect(await failed()).toEqual([]);
  });
});
