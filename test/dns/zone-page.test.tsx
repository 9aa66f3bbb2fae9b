import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { keyOf } from '#core/dns/dns-record.ts';
import { buyName } from '#test/domains/documents/registrant-documents-shop.ts';
import { expectOk, freshIdempotencyKey, kindOf, openShop } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';

const page = () => within(screen.getByRole('main'));
const press = (name: string) => act(async () => fireEvent.click(page().getByRole('button', { name })));
const fill = (name: string, value: string): void => {
  fireEvent.change(page().getByLabelText(new RegExp(`^${name}`)), { target: { value } });
};

/** A customer in memory with a domain in service. */
const openDomain = async () => {
  const world = memoryWorld();
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

  test('a zone file of 5 MB is refused at its field', async () => {
    const { visitor, path } = await openDomain();
    await openPage(path, visitor);
    const file = new File(['www A 203.0.113.1\n'.repeat(280_000)], 'zone.txt', { type: 'text/plain' });
    fireEvent.change(page().getByLabelText(/^Tệp zone/), { target: { files: [file] } });
    await press('Xem trước');
    expect(await page().findByText(/^Tệp lớn hơn 512 kB/)).toBeTruthy();
  });
});
