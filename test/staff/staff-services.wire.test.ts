import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import type { MachineRecord, MachineRow } from '#contracts/desk/operations/machine-record.ts';
import type { SetUpRow } from '#contracts/desk/operations/set-up-record.ts';
import { serviceId } from '#core/shared/ids.ts';
import { serviceNumber } from '#core/shared/service-number.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { readStaffLog } from '#test/kit/staff.ts';
import { type Member, type Office, openOffice } from './staff-office.ts';

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
    const desk = deskVisitor(member.browser);
    const { id, name } = await someServer();
    const find = async (words: string) => (await desk.list<MachineRow>('machines', { words })).body.rows;
    const number = serviceNumber(serviceId(id));
    for (const words of [name.toUpperCase(), number.toLowerCase()])
      expect(await find(words)).toContainEqual(expect.objectContaining({ id, number }));
    expect(await find('khong-co-dich-vu-nay')).toEqual([]);
    expect((await desk.read<MachineRecord>('machines', id)).body.actions).toContain('stop');
    const form = { key: randomUUID() };
    const both = await Promise.all([1, 2].map(() => desk.send('machines', `/${id}/stop`, {}, form)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await desk.send('machines', `/${id}/reboot`, {})).status).toBe(409);
    const { body } = await desk.read<MachineRecord>('machines', id);
    expect(body.log.filter(({ by }) => by === 'staff').map(({ text }) => text)).toEqual(['Tắt máy']);
    const log = await readStaffLog(await office.admin());
    expect(log).toContain('power: running → stopping');
    expect(log).toContain(member.name);
  });

  test('SVC-01 what erases or reveals is refused to members, and so is a form without a key', async () => {
    const desk = deskVisitor(member.browser);
    const { id } = await someServer().catch(async () => ({ id: 'khong-co' }));
    for (const deed of ['reinstall', 'reset-password', 'take-password', 'x'])
      expect((await desk.send('machines', `/${id}/${deed}`, {})).status).toBe(404);
    expect((await desk.send('machines', `/${id}/stop`, {}, { key: '' })).status).toBe(400);
    expect((await desk.read('machines', 'khong-co')).status).toBe(404);
    const sales = deskVisitor((await office.invite(['sales'])).browser);
    expect((await sales.read('machines', id)).status).toBe(403);
    expect((await sales.send('machines', `/${id}/stop`, {})).status).toBe(403);
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
