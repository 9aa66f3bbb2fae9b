import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listGiftPromotions } from '#backend/campaigns/promotions.ts';
import type { GiftRecord } from '#contracts/desk/gift-record.ts';
import type { VoucherRecord } from '#contracts/desk/voucher-record.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';

describe('gifts at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  const dayIn = (days: number): string => isoDayAt(office.backend.deps.clock.now() + days * DAY_MS);
  beforeAll(async () => {
    office = await openOffice();
    desk = deskVisitor((await office.invite(['sales'])).browser);
  });
  afterAll(() => office.close());

  const gift = (code: string) => ({
    code,
    title: 'Tặng sao lưu 100 GB',
    gifts: ['CB-100'],
    line: 'cloud-server',
    months: 12,
    from: dayIn(0),
    until: dayIn(29),
    usageLimit: 50,
  });
  const server = seedProducts.find(({ sku }) => sku === 'CS-01')?.id ?? '';
  const given = async (): Promise<readonly string[]> =>
    (await listGiftPromotions(office.backend.deps, [server])).map(({ voucherCode }) => voucherCode);

  test('VOU-02 a gift is made, shown with its plan at once, changed and stopped; vouchers do not list it', async () => {
    const made = await desk.send<GiftRecord>('gifts', '', gift('tang sao luu'));
    expect([made.status, made.body]).toEqual([
      200,
      expect.objectContaining({ id: 'TANGSAOLUU', state: 'active', percent: 100, useCount: 0, waiting: 0 }),
    ]);
    expect(await given()).toContain('TANGSAOLUU');
    expect((await desk.list<VoucherRecord>('vouchers', { words: 'tangsao' })).body.total).toBe(0);
    expect((await desk.read('vouchers', 'TANGSAOLUU')).status).toBe(404);
    expect((await desk.send('vouchers', '/TANGSAOLUU/end', {})).status).toBe(404);
    const { version } = made.body;
    const changed = await desk.send<GiftRecord>(
      'gifts',
      '/TANGSAOLUU',
      { ...gift(''), gifts: ['CB-100', 'CB-250'], percent: 50, months: 24 },
      { version },
    );
    expect(changed.body).toMatchObject({ gifts: ['CB-100', 'CB-250'], percent: 50, months: 24 });
    expect((await desk.send('gifts', '/TANGSAOLUU', gift(''), { version })).status).toBe(409);
    expect((await desk.send<GiftRecord>('gifts', '/TANGSAOLUU/end', {})).body.state).toBe('ended');
    expect(await given()).not.toContain('TANGSAOLUU');
    expect((await desk.send('gifts', '/TANGSAOLUU/end', {})).status).toBe(409);
  });

  test('VOU-02 what is read and saved unchanged changes nothing, of every gift of the shop', async () => {
    const { rows } = (await desk.list<GiftRecord>('gifts', { perPage: 100 })).body;
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const { body } = await desk.read<GiftRecord>('gifts', id);
      const saved = await desk.send<GiftRecord>('gifts', `/${id}`, body, { version: body.version });
      expect([id, saved.status, saved.body]).toEqual([id, 200, body]);
    }
  });

  test('VOU-01 codes between which a buyer has to choose are shown on both, and no others', async () => {
    await desk.send('gifts', '', { ...gift('QUAMOT'), gifts: ['MS-01'], line: 'bare-metal' });
    await desk.send('gifts', '', { ...gift('QUAHAI'), gifts: ['MS-01', 'MS-02'], line: 'web-hosting' });
    await desk.send('gifts', '', { ...gift('QUABA'), gifts: ['MS-01'], from: dayIn(40), until: dayIn(50) });
    await desk.send('vouchers', '', { code: 'MAMOT', title: 'Giảm', percent: 5, from: dayIn(0), until: dayIn(9) });
    const conflictsOf = async (resource: string, id: string) =>
      (await desk.read<GiftRecord>(resource, id)).body.conflicts.map((each) => each.id);
    expect(await conflictsOf('gifts', 'QUAMOT')).toEqual(['QUAHAI']);
    expect(await conflictsOf('gifts', 'QUAHAI')).toEqual(['QUAMOT']);
    expect(await conflictsOf('gifts', 'QUABA')).toEqual([]);
    const others = await conflictsOf('vouchers', 'MAMOT');
    expect(others).not.toContain('QUAMOT');
    for (const other of others) expect(await conflictsOf('vouchers', other)).toContain('MAMOT');
  });

  const wrong: readonly (readonly [string, object, string])[] = [
    ['a plan that the shop does not have', { gifts: ['KHONG-CO'] }, 'gifts'],
    ['no plan', { gifts: [] }, 'gifts'],
    ['a line that the shop does not have', { line: 'may-bay' }, 'line'],
    ['no line', { line: ' ' }, 'line'],
    ['no months', { months: 0 }, 'months'],
    ['half a month', { months: 1.5 }, 'months'],
    ['more than all', { percent: 101 }, 'percent'],
    ['an end before its beginning', { from: '2026-12-02', until: '2026-12-01' }, 'until'],
    ['a day that is none', { from: '2026-02-30' }, 'from'],
    ['a code of one letter', { code: 'a-.-' }, 'code'],
    ['a limit of none', { usageLimit: 0 }, 'usageLimit'],
    ['no title', { title: '' }, 'title'],
  ];
  test.each(wrong)('VOU-02 %s is refused at its field', async (_, fields, field) => {
    const { status, body } = await desk.send<GiftRecord>('gifts', '', { ...gift('SAICHO'), ...fields });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect((await desk.read('gifts', 'SAICHO')).status).toBe(404);
  });
});
