import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { keyOf, type RecordType } from '#core/dns/dns-record.ts';
import type { ZonePublication } from '#core/dns/zone.ts';
import { ok } from '#core/shared/result.ts';
import { buyName } from '#test/domains/documents/registrant-documents-shop.ts';
import { expectOk, freshIdempotencyKey, kindOf, openShop } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { valueHints } from '#ui/dns/dns.vi.ts';
import { FOLLOW_EVERY_MS } from '#ui/services/use-followed-service.ts';

const page = () => within(screen.getByRole('main'));
const press = (name: string) => act(async () => fireEvent.click(page().getByRole('button', { name })));
const fill = (name: string, value: string): void => {
  fireEvent.change(page().getByLabelText(new RegExp(`^${name}`)), { target: { value } });
};

/** A customer in memory with a domain in service. */
const openDomain = async (publication: ZonePublication | null = null) => {
  const world = memoryWorld({ publication });
  const browser = createBrowser();
  browser.session = logIn(world, addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn'));
  const shop = openShop({ world, browser });
  const id = await buyName(shop, 'tiem-banh-may.vn');
  const zone = async () => expectOk(await shop.useCases.loadZone({ id }));
  const save = async (name: string, value: string, version?: number) =>
    shop.useCases.saveRecord({
      id,
      version: version ?? (await zone()).version,
      replaces: null,
      name,
      type: 'A',
      ttl: '3600',
      value,
      idempotencyKey: freshIdempotencyKey(),
    });
  return { visitor: { world, browser }, shop, id, zone, save, path: `/service/${id}/dns` };
};

describe('/service/{id}/dns', () => {
  test.each([
    [{ isCurrent: false, publishedAt: null }, /^Đang cập nhật máy chủ tên/],
    [{ isCurrent: false, publishedAt: Date.UTC(2026, 9, 5, 2) }, /^Đang cập nhật máy chủ tên/],
    [{ isCurrent: true, publishedAt: Date.UTC(2026, 9, 5, 2) }, /^Đã lên máy chủ tên lúc .*09:00/],
    [null, /chưa có máy chủ tên nào của cửa hàng trả lời/],
  ])('it says whether name servers have the records: %o', async (publication, sentence) => {
    const { visitor, path } = await openDomain(publication);
    await openPage(path, visitor);
    expect(page().getByText(sentence)).toBeTruthy();
    expect(page().queryAllByText(/máy chủ tên (?:lúc|nào của cửa hàng)|^Đang cập nhật/)).toHaveLength(1);
  });

  test('DOM-01 it says by itself when the name servers have the records, and asks no more', async () => {
    const { visitor, path } = await openDomain({ isCurrent: false, publishedAt: null });
    let isCurrent = false;
    let asked = 0;
    await openPage(path, {
      ...visitor,
      useCases: ({ loadZone }) => ({
        loadZone: async (input) => {
          asked += 1;
          const found = await loadZone(input);
          const publication = { isCurrent, publishedAt: isCurrent ? Date.UTC(2026, 9, 5, 2) : null };
          return found.ok ? ok({ ...found.value, publication }) : found;
        },
      }),
    });
    expect(page().getByText(/^Đang cập nhật máy chủ tên/)).toBeTruthy();
    isCurrent = true;
    const timeout = 3 * FOLLOW_EVERY_MS;
    expect(await page().findByText(/^Đã lên máy chủ tên lúc .*09:00/, {}, { timeout })).toBeTruthy();
    vi.useFakeTimers();
    const before = asked;
    await act(() => vi.advanceTimersByTimeAsync(timeout));
    vi.useRealTimers();
    expect(asked).toBe(before);
  });

  test('a token for a name is shown once, and removed', async () => {
    const { visitor, zone, path } = await openDomain();
    await openPage(path, visitor);
    fill('Máy có địa chỉ động', '*');
    await press('Tạo mã');
    expect(page().getByText(/\* chỉ đứng đầu/)).toBeTruthy();
    fill('Máy có địa chỉ động', 'nhà');
    await press('Tạo mã');
    await waitFor(() => expect(page().getByText('Mã cập nhật')).toBeTruthy());
    expect(page().getByText(/Cửa hàng không lưu mã này/)).toBeTruthy();
    expect((await zone()).updates.tokens).toMatchObject([{ name: 'xn--nh-kia' }]);
    await openPage(path, visitor);
    expect(page().queryByText('Mã cập nhật')).toBeNull();
    await press('Bỏ mã của nhà.tiem-banh-may.vn');
    await waitFor(async () => expect((await zone()).updates.tokens).toEqual([]));
  });

  test('signatures are switched on, the data of the DS record can be copied, and off again', async () => {
    const { visitor, zone, path } = await openDomain();
    await openPage(path, visitor);
    await press('Bật DNSSEC');
    await waitFor(async () => expect((await zone()).signing?.isOn).toBe(true));
    await openPage(path, visitor);
    expect(page().getByText(/^12345 13 2 0{64}$/)).toBeTruthy();
    expect(page().getByRole('button', { name: 'Sao chép bản ghi DS' })).toBeTruthy();
    expect(page().getByText(/hãy bỏ bản ghi DS ở nhà đăng ký/)).toBeTruthy();
    await press('Tắt DNSSEC');
    await waitFor(async () => expect((await zone()).signing).toEqual({ isOn: false, digests: [] }));
  });

  test('a record is added, edited and removed, and each change is in the log', async () => {
    const { visitor, zone, path } = await openDomain();
    await openPage(path, visitor);
    fill('Tên', 'WWW.tiem-banh-may.vn');
    fill('Giá trị', '203.0.113.10');
    await press('Thêm bản ghi');
    await waitFor(async () => expect((await zone()).records).toMatchObject([{ name: 'www', value: '203.0.113.10' }]));
    const [record] = (await zone()).records;
    await openPage(`${path}?sua=${encodeURIComponent(record ? keyOf(record) : '')}`, visitor);
    fill('Giá trị', '203.0.113.11');
    await press('Lưu thay đổi');
    await waitFor(async () => expect((await zone()).records).toMatchObject([{ value: '203.0.113.11' }]));
    const [edited] = (await zone()).records;
    await openPage(`${path}?sua=${encodeURIComponent(edited ? keyOf(edited) : '')}`, visitor);
    await press('Xoá bản ghi này');
    await waitFor(async () => expect((await zone()).records).toEqual([]));
    await openPage(path, visitor);
    expect(page().getAllByText(/^Sửa trong bảng · Bạn/)).toHaveLength(3);
    expect(page().getByText(/chưa có máy chủ tên nào của cửa hàng trả lời/)).toBeTruthy();
  });

  test('what is wrong with a record stands at its field, and nothing is sent', async () => {
    const { visitor, zone, path } = await openDomain();
    await openPage(path, visitor);
    fill('Tên', 'www');
    fill('Giá trị', '999.0.0.1');
    await press('Thêm bản ghi');
    expect(await page().findByText(/^Địa chỉ IPv4 gồm bốn số/)).toBeTruthy();
    expect((await zone()).version).toBe(0);
  });

  test('a tab that is too late is told, keeps what was typed, and can save it against the new records', async () => {
    const { visitor, zone, save, path } = await openDomain();
    await openPage(path, visitor);
    expectOk(await save('ftp', '203.0.113.1'));
    fill('Tên', 'www');
    fill('Giá trị', '203.0.113.10');
    await press('Thêm bản ghi');
    expect(await page().findByText(/^Bản ghi vừa được thay đổi ở một cửa sổ khác/)).toBeTruthy();
    expect(await page().findByText('203.0.113.1')).toBeTruthy();
    expect(page().getByLabelText<HTMLInputElement>(/^Giá trị/).value).toBe('203.0.113.10');
    await press('Thêm bản ghi');
    await waitFor(async () => expect((await zone()).records).toHaveLength(2));
  });

  test('an earlier change is taken back unless later ones stand against it', async () => {
    const { shop, id, zone, save } = await openDomain();
    const undo = async (change: number) =>
      shop.useCases.undoZoneChange({
        id,
        version: (await zone()).version,
        change,
        idempotencyKey: freshIdempotencyKey(),
      });
    expectOk(await save('www', '203.0.113.1'));
    expectOk(await save('ftp', '203.0.113.1'));
    expectOk(await undo(1));
    expect((await zone()).records).toMatchObject([{ name: 'ftp' }]);
    expect((await zone()).changes[0]).toMatchObject({ origin: 'undo', removed: [{ name: 'www' }] });
    const again = await undo(1);
    expect(again).toMatchObject({ ok: false, failure: { kind: 'zone-refused', problem: 'dns-missing' } });
    expect(kindOf(await undo(99))).toBe('not-found');
  });

  test('a command that is sent again has one effect', async () => {
    const { shop, id, zone } = await openDomain();
    const typed = { name: 'www', type: 'A', ttl: '3600', value: '203.0.113.1' };
    const command = { id, version: 0, replaces: null, ...typed, idempotencyKey: freshIdempotencyKey() };
    expectOk(await shop.useCases.saveRecord(command));
    const [record] = (await zone()).records;
    const replaces = record ? keyOf(record) : null;
    const edit = { ...command, version: 1, replaces, value: '203.0.113.2', idempotencyKey: freshIdempotencyKey() };
    expectOk(await shop.useCases.saveRecord(edit));
    expectOk(await shop.useCases.saveRecord(edit));
    expect(await zone()).toMatchObject({ version: 2, records: [{ value: '203.0.113.2' }] });
  });

  test('a template shows what it changes before it is applied', async () => {
    const { visitor, zone, path } = await openDomain();
    await openPage(path, visitor);
    expect(page().queryByRole('button', { name: 'Áp dụng mẫu' })).toBeNull();
    await openPage(`${path}?mau=google`, visitor);
    expect(page().getByText('@ MX 1 smtp.google.com (TTL 3600)')).toBeTruthy();
    expect((await zone()).version).toBe(0);
    await press('Áp dụng mẫu');
    await waitFor(async () => expect((await zone()).changes).toMatchObject([{ origin: 'template', version: 1 }]));
    await openPage(`${path}?mau=google`, visitor);
    expect(page().getByText(/đã có đủ các bản ghi/)).toBeTruthy();
  });

  test('a pasted zone file is compared first, and exactly that is applied', async () => {
    const { visitor, zone, path } = await openDomain();
    await openPage(path, visitor);
    fill('Nội dung tệp', 'www A 203.0.113.1\nftp A 203.0.113');
    await press('Xem trước');
    expect(await page().findByText('Thêm 1 bản ghi, bỏ 0 bản ghi.')).toBeTruthy();
    expect(page().getByText(/^Dòng 2: ftp A 203.0.113/)).toBeTruthy();
    expect((await zone()).version).toBe(0);
    await press('Áp dụng');
    await waitFor(async () => expect((await zone()).changes).toMatchObject([{ origin: 'import', version: 1 }]));
    expect((await zone()).records).toMatchObject([{ name: 'www' }]);
    await waitFor(() => expect(page().queryByText('Thêm 1 bản ghi, bỏ 0 bản ghi.')).toBeNull());
  });

  test.each<[RecordType, string, string, string]>([
    ['MX', '@', '0 .', '0 .'],
    ['TXT', '_dmarc', 'v=DMARC1\\; p=none', 'v=DMARC1; p=none'],
    ['CNAME', 'bán', 'tiệm.vn', 'tiệm.vn'],
    ['HTTPS', '@', '1 . alpn="h2,h3"', '1 . alpn=h2,h3'],
    ['TLSA', '_25._tcp.mail', `3 1 1 ${'AB'.repeat(32)}`, `3 1 1 ${'ab'.repeat(32)}`],
    ['SSHFP', 'host', `4 2 ${'ab'.repeat(32)}`, `4 2 ${'ab'.repeat(32)}`],
    ['CAA', '@', '0 issuemail "ca.vn; a=b"', '0 issuemail "ca.vn; a=b"'],
  ])(
    'a record %s is typed into the form and stands in the table as its owner reads it',
    async (type, name, value, shown) => {
      const { visitor, zone, path } = await openDomain();
      await openPage(path, visitor);
      fireEvent.change(page().getByLabelText(/^Loại/), { target: { value: type } });
      expect(page().getByText(valueHints[type])).toBeTruthy();
      fill('Tên', name);
      fill('Giá trị', value);
      fill('TTL', '1h');
      await press('Thêm bản ghi');
      await waitFor(async () => expect((await zone()).records).toMatchObject([{ type, ttl: 3_600 }]));
      await openPage(path, visitor);
      const row = within(page().getByRole('row', { name: new RegExp(` ${type} `) }));
      expect([row.getByText(name), row.getByText(shown)]).toHaveLength(2);
    },
  );

  test('the form of a record with letters shows letters, and saves it unchanged', async () => {
    const { visitor, shop, id, zone, path } = await openDomain();
    const typed = { name: 'bán', type: 'CNAME', ttl: '3600', value: 'tiệm.vn' };
    const command = { id, version: 0, replaces: null, ...typed, idempotencyKey: freshIdempotencyKey() };
    expectOk(await shop.useCases.saveRecord(command));
    const [record] = (await zone()).records;
    await openPage(`${path}?sua=${encodeURIComponent(record ? keyOf(record) : '')}`, visitor);
    expect(page().getByLabelText<HTMLInputElement>(/^Tên/).value).toBe('bán');
    expect(page().getByLabelText<HTMLInputElement>(/^Giá trị/).value).toBe('tiệm.vn');
    fill('TTL', '7200');
    await press('Lưu thay đổi');
    await waitFor(async () => expect((await zone()).records).toEqual([{ ...record, ttl: 7_200 }]));
  });

  test('what an import adapted and left out is told with the lines', async () => {
    const { visitor, path } = await openDomain();
    await openPage(path, visitor);
    fill(
      'Nội dung tệp',
      `\u{feff}www 1 A 203.0.113.1\nwww 1 A 203.0.113.1\nwww CNAME a.vn.\n${'x PTR a.\n'.repeat(60)}`,
    );
    await press('Xem trước');
    expect(await page().findByText('Thêm 1 bản ghi, bỏ 0 bản ghi.')).toBeTruthy();
    expect(page().getByText('TTL nhỏ hơn 60 được nâng lên 60 giây (dòng 1, 2).')).toBeTruthy();
    expect(page().getByText('Bản ghi lặp lại được tính một lần (dòng 2).')).toBeTruthy();
    expect(page().getByText(/^Dòng 3: www CNAME a\.vn\./)).toBeTruthy();
    expect(page().getByText('và 11 dòng khác')).toBeTruthy();
  });

  test.each([
    ['UTF-8 with a byte order mark', Buffer.from('\u{feff}www A 203.0.113.1')],
    ['UTF-16 LE', Buffer.from('\u{feff}www A 203.0.113.1', 'utf16le')],
    ['UTF-16 BE', Buffer.from('\u{feff}www A 203.0.113.1', 'utf16le').swap16()],
  ])('an uploaded file in %s is read', async (_, bytes) => {
    const { visitor, path } = await openDomain();
    await openPage(path, visitor);
    const file = new File([new Uint8Array(bytes)], 'zone.txt', { type: 'text/plain' });
    fireEvent.change(page().getByLabelText(/^Tệp zone/), { target: { files: [file] } });
    await press('Xem trước');
    expect(await page().findByText('www A 203.0.113.1 3600')).toBeTruthy();
  });

  test('the export is a whole zone with SOA and the name servers of the shop', async () => {
    const { visitor, save, path } = await openDomain();
    expectOk(await save('www', '203.0.113.1'));
    await openPage(path, visitor);
    const text = page().getByText(/^\$ORIGIN/).textContent;
    expect(text).toMatch(/\tIN\tSOA\tns1\..* hostmaster\.tiem-banh-may\.vn\. 2 /);
    expect(text.match(/^@\t3600\tIN\tNS\t/gm)?.length).toBeGreaterThan(1);
  });

  test('a zone file of 5 MB is refused at its field', async () => {
    const { visitor, path } = await openDomain();
    await openPage(path, visitor);
    const file = new File(['www A 203.0.113.1\n'.repeat(280_000)], 'zone.txt', { type: 'text/plain' });
    fireEvent.change(page().getByLabelText(/^Tệp zone/), { target: { files: [file] } });
    await press('Xem trước');
    expect(await page().findByText(/^Tệp lớn hơn 512 kB/)).toBeTruthy();
  });
});
