import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PublishFailure } from '#backend/dns-zones/publishing/dns-publisher.port.ts';
import { dnsPublications } from '#backend/dns-zones/publishing/schema.ts';
import { searchStaffList } from '#test/kit/staff.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

const failures: readonly (readonly [PublishFailure, RegExp])[] = [
  [{ kind: 'unreachable' }, /không trả lời/],
  [{ kind: 'denied' }, /không nhận khoá/],
  [{ kind: 'foreign-zone' }, /không do cửa hàng tạo/],
  [{ kind: 'newer-there', serial: 7 }, /có bản mới hơn/],
  [{ kind: 'not-made-yet' }, /bind-zones\.sh/],
  [{ kind: 'refused', reason: 'RCODE <6>' }, /RCODE &lt;6&gt;/],
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
    const failing = await (await browser.read('/zones')).text();
    for (const [{ kind }, reason] of failures) {
      expect(failing).toContain(`${kind}.vn`);
      expect(failing).toMatch(reason);
    }
    expect(failing).not.toMatch(/da-len\.vn|moi-hong\.vn/);
    const all = await (await browser.read('/zones?filter=all')).text();
    expect(all).toMatch(/da-len\.vn[\s\S]*Đã lên lúc/);
    const found = await searchStaffList(browser, '/zones', { q: 'denied.vn' });
    expect(found).toContain('denied.vn');
    expect(found).not.toContain('refused.vn');
    expect(await (await browser.read('/')).text()).toMatch(/Bản ghi trên máy chủ tên[\s\S]{0,200}\b6\b/);
  });

  test('DOM-01 a member has one tried at once, and nobody else may', async () => {
    const { db } = office.backend.deps;
    const again = () => ({ key: randomUUID(), deed: 'again' });
    const { browser: other } = await office.invite(['sales']);
    expect((await other.read('/zones')).status).toBe(403);
    expect((await other.send('/zones/denied.vn', again())).status).toBe(403);
    const { browser } = await office.invite(['operations']);
    expect((await browser.send('/zones/denied.vn', { ...again(), deed: 'none' })).status).toBe(400);
    const answer = await browser.send('/zones/denied.vn', again());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/zones']);
    expect((await browser.send('/zones/da-len.vn', again())).status).toBe(404);
    // The zone of no domain is taken away when it is tried.
    const left = async () => (await db.select().from(dnsPublications)).map(({ domain }) => domain);
    await vi.waitUntil(async () => !(await left()).includes('denied.vn'), { timeout: 60_000 });
    expect(await left()).toContain('refused.vn');
  });
});
