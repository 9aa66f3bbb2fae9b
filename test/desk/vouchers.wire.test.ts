import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VoucherRecord } from '#contracts/desk/voucher-record.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';

describe('vouchers at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  let today: string;
  const dayIn = (days: number): string => isoDayAt(office.backend.deps.clock.now() + days * DAY_MS);
  const week = (code: string) => ({
    code,
    title: 'Tuần lễ mới',
    percent: 10,
    from: today,
    until: dayIn(6),
    usageLimit: 50,
  });
  const publicCodes = async (): Promise<readonly string[]> => {
    const { listVouchers } = await import('#backend/campaigns/read-vouchers.ts');
    return (await listVouchers(office.backend.deps)).map(({ voucherCode }) => voucherCode);
  };
  beforeAll(async () => {
    office = await openOffice();
    desk = deskVisitor((await office.invite(['sales'])).browser);
    today = dayIn(0);
  });
  afterAll(() => office.close());

  test('a voucher of a week is made, listed, known to shoppers at once, changed and ended', async () => {
    const made = await desk.send<VoucherRecord>('vouchers', '', week('tuan-le 10'));
    expect([made.status, made.body]).toEqual([
      200,
      expect.objectContaining({ id: 'TUANLE10', state: 'active', percent: 10, useCount: 0, given: 0 }),
    ]);
    expect(await publicCodes()).toContain('TUANLE10');
    const { body } = await desk.list<VoucherRecord>('vouchers', { words: 'tuanle', filter: { state: 'active' } });
    expect(body.rows.map(({ code }) => code)).toEqual(['TUANLE10']);
    const { version } = made.body;
    const changed = await desk.send<VoucherRecord>('vouchers', '/TUANLE10', { ...week(''), percent: 12 }, { version });
    expect([changed.status, changed.body.percent]).toEqual([200, 12]);
    const ended = await desk.send<VoucherRecord>('vouchers', '/TUANLE10/end', {});
    expect([ended.status, ended.body.state]).toEqual([200, 'ended']);
    expect(await publicCodes()).not.toContain('TUANLE10');
    expect((await desk.send('vouchers', '/TUANLE10/end', {})).status).toBe(409);
  });

  test('of two members on one voucher the second is told, and nothing of the first is lost', async () => {
    const { body } = await desk.send<VoucherRecord>('vouchers', '', week('HAINGUOI'));
    const both = await Promise.all(
      [21, 22].map((percent) =>
        desk.send<VoucherRecord>('vouchers', '/HAINGUOI', { ...week(''), percent }, { version: body.version }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await desk.send('vouchers', '/HAINGUOI', { ...week(''), percent: 23 })).status).toBe(409);
    const kept = both.find(({ status }) => status === 200)?.body.percent;
    expect((await desk.read<VoucherRecord>('vouchers', 'HAINGUOI')).body.percent).toBe(kept);
  });

  test('a form that was sent twice makes one voucher', async () => {
    const key = randomUUID();
    const both = [
      await desk.send('vouchers', '', week('MOTLAN'), { key }),
      await desk.send('vouchers', '', week('MOTLAN'), { key }),
    ];
    expect(both.map(({ status }) => status)).toEqual([200, 409]);
    expect((await desk.list('vouchers', { words: 'MOTLAN' })).body.total).toBe(1);
  });

  test('a code that has not begun is unknown to shoppers until its day', async () => {
    const made = await desk.send<VoucherRecord>('vouchers', '', { ...week('SAUNAY'), from: dayIn(3) });
    expect([made.status, made.body.state]).toEqual([200, 'waiting']);
    expect(await publicCodes()).not.toContain('SAUNAY');
  });

  const bad: readonly (readonly [string, object, string])[] = [
    ['ends before it begins', { from: '2026-12-02', until: '2026-12-01' }, 'until'],
    ['a day that no month has', { from: '2026-02-30' }, 'from'],
    ['neither percent nor amount', { percent: null }, 'percent'],
    ['percent and amount', { amount: 10_000 }, 'percent'],
    ['more than everything', { percent: 101 }, 'percent'],
    ['half a percent', { percent: 0.5 }, 'percent'],
    ['an amount below zero', { percent: null, amount: -5 }, 'amount'],
    ['an amount beyond any order', { percent: null, amount: 10 ** 12 }, 'amount'],
    ['no title', { title: '   ' }, 'title'],
    ['no use at all', { usageLimit: 0 }, 'usageLimit'],
    ['a code of signs only', { code: '---- ----' }, 'code'],
    ['a code that exists', { code: 'chaomung10' }, 'code'],
  ];
  test.each(bad)('refused at its field: %s', async (_, change, field) => {
    const { status, body } = await desk.send('vouchers', '', { ...week('SAI'), ...change });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect((await desk.list('vouchers', { words: 'SAI' })).body.total).toBe(0);
  });

  test('a member without the role is refused in JSON, and so is a session that has ended', async () => {
    const other = deskVisitor((await office.invite(['documents'])).browser);
    const refused = await other.send('vouchers', '', week('KHONGDUOC'));
    expect([refused.status, refused.body.code]).toEqual([403, 'no-role']);
    const { browser } = await office.invite(['sales']);
    await browser.send('/log-out', {});
    const late = await deskVisitor(browser).send('vouchers', '', week('QUAMUON'));
    expect([late.status, late.body.code]).toEqual([403, 'logged-out']);
  });
});
