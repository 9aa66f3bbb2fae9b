import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PublishFailure } from '#backend/dns-zones/publishing/dns-publisher.port.ts';
import { dnsPublications } from '#backend/dns-zones/publishing/schema.ts';
import type { DeskListQuery } from '#contracts/desk/desk-session.ts';
import type { ZoneRow } from '#contracts/desk/operations/zone-record.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

const failures: readonly (readonly [PublishFailure, RegExp])[] = [
  [{ kind: 'unreachable' }, /không trả lời/],
  [{ kind: 'denied' }, /không nhận khoá/],
  [{ kind: 'foreign-zone' }, /không do cửa hàng tạo/],
  [{ kind: 'newer-there', serial: 7 }, /có bản mới hơn/],
  [{ kind: 'not-made-yet' }, /bind-zones\.sh/],
  [{ kind: 'refused', reason: 'RCODE <6>' }, /RCODE <6>/],
];

describe('zones that name servers did not take', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
    const { db, clock } = office.backend.deps;
    const later = clock.now() + 3_600_000;
    const row = { serviceId: 'none', wanted: 'x', serial: 1, digests: [], nextTryAt: later, claimedUntil: 0 };
    await db
      .insert(dnsPublications)
      .values([
        ...failures.map(([failure]) => ({ ...row, domain: `${failure.kind}.vn`, failure, tries: 3 })),
        { ...row, domain: 'moi-hong.vn', failure: { kind: 'unreachable' as const }, tries: 1 },
        { ...row, domain: 'da-len.vn', published: 'x', publishedAt: later, failure: null, tries: 0 },
      ]);
  });
  afterAll(() => office.close());

  test('DOM-01 each stands there with its reason, and is found by its name', async () => {
    const { browser } = await office.invite(['operations']);
    const desk = deskVisitor(browser);
    const find = async (query: Partial<DeskListQuery>) => (await desk.list<ZoneRow>('zones', query)).body.rows;
    const failing = await find({ filter: { state: 'failing' } });
    expect(failing.map(({ id }) => id).sort()).toEqual(failures.map(([{ kind }]) => `${kind}.vn`).sort());
    for (const [{ kind }, reason] of failures)
      expect(failing.find(({ id }) => id === `${kind}.vn`)?.reason).toMatch(reason);
    const all = await find({});
    expect(all).toContainEqual(expect.objectContaining({ id: 'da-len.vn', state: 'published', reason: '' }));
    expect(all).toContainEqual(expect.objectContaining({ id: 'moi-hong.vn', state: 'trying' }));
    expect((await find({ words: 'denied.vn' })).map(({ id }) => id)).toEqual(['denied.vn']);
    expect(await find({ words: '%' })).toEqual([]);
  });

  test('DOM-01 a member has one tried at once, and nobody else may', async () => {
    const { db } = office.backend.deps;
    const other = deskVisitor((await office.invite(['sales'])).browser);
    expect((await other.list('zones')).status).toBe(403);
    expect((await other.send('zones', '/denied.vn/again', {})).status).toBe(403);
    const desk = deskVisitor((await office.invite(['operations'])).browser);
    for (const name of ['da-len.vn', 'moi-hong.vn', 'khong-co.vn'])
      expect((await desk.send('zones', `/${name}/again`, {})).status).toBe(404);
    expect((await desk.send('zones', '/denied.vn/again', {})).status).toBe(200);
    // The zone of no domain is taken away when it is tried.
    const left = async () => (await db.select().from(dnsPublications)).map(({ domain }) => domain);
    await vi.waitUntil(async () => !(await left()).includes('denied.vn'), { timeout: 60_000 });
    expect(await left()).toContain('refused.vn');
  });
});
