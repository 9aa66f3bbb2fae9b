import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryWorld, type WorldOptions } from '#adapters/memory/world.ts';
import { buyName } from '#test/domains/documents/registrant-documents-shop.ts';
import { expectOk, freshIdempotencyKey, kindOf, openShop } from '#test/kit/fakes/shop.ts';
import { tab } from '#test/session/tab-storage.ts';
import { openPage } from '#test/ui/open-page.tsx';

const DOMAIN = 'tiem-banh-may.vn';
const page = () => within(screen.getByRole('main'));
const press = (name: string) => act(async () => fireEvent.click(page().getByRole('button', { name })));
const fill = (label: string, value: string): void => {
  fireEvent.change(page().getByLabelText(new RegExp(`^${label}`)), { target: { value } });
};

/** A customer in memory with a domain in service. */
const openDomain = async (options: WorldOptions = {}) => {
  const world = memoryWorld(options);
  const browser = createBrowser();
  browser.session = logIn(world, addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn'));
  const shop = openShop({ world, browser });
  const id = await buyName(shop, DOMAIN);
  const settings = async () => expectOk(await shop.useCases.loadDomainSettings({ id }));
  const setOwn = async (version: number) =>
    shop.useCases.setNameServers({
      id,
      version,
      use: 'own',
      servers: ['ns1.example.net', 'ns2.example.net'].map((host) => ({ host, addresses: '' })),
      idempotencyKey: freshIdempotencyKey(),
    });
  const chooseShop = async (version: number) =>
    shop.useCases.setNameServers({ id, version, use: 'shop', servers: [], idempotencyKey: freshIdempotencyKey() });
  return {
    visitor: { world, browser },
    world,
    shop,
    id,
    settings,
    setOwn,
    chooseShop,
    path: `/service/${id}/ten-mien`,
  };
};

describe('/service/{id}/ten-mien', () => {
  test('own name servers are set with glue, and the page of the records says that those are not in force', async () => {
    const { visitor, settings, path, id } = await openDomain();
    await openPage(path, visitor);
    expect(page().getByText(/chưa có máy chủ tên nào của cửa hàng trả lời/)).toBeTruthy();
    fill('Máy chủ tên 1', `ns1.${DOMAIN}`);
    fill('Máy chủ tên 2', 'ns2.example.net');
    await press('Lưu máy chủ tên');
    expect(await page().findByText(/nên cần địa chỉ IP để nơi khác tìm thấy/)).toBeTruthy();
    fill('Địa chỉ IP của máy chủ 1', '203.0.113.1 2001:db8::1');
    await press('Lưu máy chủ tên');
    await waitFor(async () =>
      expect((await settings()).nameServers).toEqual({
        kind: 'own',
        servers: [
          { host: `ns1.${DOMAIN}`, addresses: ['203.0.113.1', '2001:db8::1'] },
          { host: 'ns2.example.net', addresses: [] },
        ],
      }),
    );
    await openPage(`/service/${id}/dns`, visitor);
    expect(page().getByText(/đang dùng máy chủ tên ở nơi khác/)).toBeTruthy();
    await openPage(path, visitor);
    await press('Dùng máy chủ tên của cửa hàng');
    await waitFor(async () => expect((await settings()).nameServers).toEqual({ kind: 'shop' }));
  });

  test('a code is offered once the lock is off, goes to the mail, and is never on the page', async () => {
    const { visitor, world, settings, path } = await openDomain();
    await openPage(path, visitor);
    expect(page().queryByRole('button', { name: 'Gửi mã vào email' })).toBeNull();
    await press('Tắt khoá chuyển');
    await waitFor(async () => expect((await settings()).isLocked).toBe(false));
    await openPage(path, visitor);
    const { outbox } = world.state.accounts;
    const before = outbox.length;
    await press('Gửi mã vào email');
    await waitFor(() => expect(outbox).toHaveLength(before + 1));
    const mail = outbox.at(-1);
    const code = mail?.text.split(': ')[1] ?? '';
    expect([mail?.to, code.length]).toEqual(['bich@example.vn', 16]);
    await openPage(path, visitor);
    expect(page().getByText(/^Mã đang có hiệu lực gửi lúc/)).toBeTruthy();
    expect(document.documentElement.outerHTML).not.toContain(code);
  });

  test('a contact is changed; the registrant of a .vn name leads to its documents', async () => {
    const { visitor, settings, path, id } = await openDomain();
    await openPage(path, visitor);
    expect(page().getByRole('link', { name: 'Xem hồ sơ tên miền' }).getAttribute('href')).toBe(
      `/xac-thuc-thong-tin/${id}`,
    );
    const form = within(page().getByRole('group', { name: 'Kỹ thuật' }));
    fireEvent.change(form.getByLabelText(/^Điện thoại/), { target: { value: '12' } });
    await act(async () => fireEvent.click(form.getByRole('button', { name: 'Lưu liên hệ' })));
    expect(await form.findByText('Số điện thoại không hợp lệ')).toBeTruthy();
    fireEvent.change(form.getByLabelText(/^Điện thoại/), { target: { value: '+84 987 654 321' } });
    await act(async () => fireEvent.click(form.getByRole('button', { name: 'Lưu liên hệ' })));
    await waitFor(async () => expect((await settings()).contacts.technical.phone).toBe('0987654321'));
    expect((await settings()).contacts.billing.phone).not.toBe('0987654321');
  });

  test('a tab that was overtaken is told so and keeps what was typed', async () => {
    const { visitor, settings, setOwn, path } = await openDomain();
    await openPage(path, visitor);
    fill('Máy chủ tên 1', 'ns1.cham.example.net');
    fill('Máy chủ tên 2', 'ns2.cham.example.net');
    expect(kindOf(await setOwn(0))).toBe('ok');
    await press('Lưu máy chủ tên');
    expect(await page().findByText(/vừa được thay đổi ở một cửa sổ khác/)).toBeTruthy();
    expect(page().getByLabelText(/^Máy chủ tên 1/)).toHaveProperty('value', 'ns1.cham.example.net');
    expect((await settings()).version).toBe(1);
    await press('Lưu máy chủ tên');
    await waitFor(async () => expect((await settings()).version).toBe(2));
  });
});

describe('the area of a domain on its service page', () => {
  test('it leads to every setting and tells the states; the timeline has today’s stage and prices', async () => {
    const { visitor, id, setOwn } = await openDomain();
    expectOk(await setOwn(0));
    await openPage(`/service/${id}`, visitor);
    const area = within(page().getByRole('region', { name: 'Quản lý tên miền' }));
    expect(area.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/service/${id}/dns`,
      `/service/${id}/ten-mien#may-chu-ten`,
      `/service/${id}/ten-mien#chuyen`,
      `/service/${id}/ten-mien#lien-he`,
    ]);
    expect(area.getByText('Chưa có tác dụng: máy chủ tên ở nơi khác')).toBeTruthy();
    await openPage(`/service/${id}?tab=gia-han`, visitor);
    const stages = within(page().getByRole('region', { name: 'Hết hạn thì sao' })).getAllByRole('listitem');
    expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
    expect(stages[0]?.textContent).toMatch(/Gia hạn 1 năm [\d.]+đ/);
  });
});

describe('a shop without name servers', () => {
  test('DOM-01 it offers no records and no name servers of its own, and says what the owner does instead', async () => {
    const { visitor, shop, id, path, setOwn, chooseShop } = await openDomain({ nameServers: [] });
    await openPage(`/service/${id}`, visitor);
    const area = within(page().getByRole('region', { name: 'Quản lý tên miền' }));
    expect(area.queryByRole('link', { name: 'Bản ghi DNS' })).toBeNull();
    expect(area.getByText('Bạn chưa chọn')).toBeTruthy();
    await openPage(path, visitor);
    expect(page().getByText(/Cửa hàng không giữ bản ghi DNS/)).toBeTruthy();
    expect(kindOf(await shop.useCases.loadZone({ id }))).toBe('not-found');
    expect(kindOf(await shop.useCases.loadZoneTemplates({ id }))).toBe('not-found');
    expectOk(await setOwn(0));
    await openPage(path, visitor);
    expect(page().getByText('Bạn sửa bản ghi DNS ở nơi giữ các máy chủ tên trên.')).toBeTruthy();
    expect(page().queryByRole('button', { name: 'Dùng máy chủ tên của cửa hàng' })).toBeNull();
    expect(kindOf(await chooseShop(1))).not.toBe('ok');
    expect(expectOk(await shop.useCases.loadDomainSettings({ id })).nameServers).toMatchObject({ kind: 'own' });
  });

  test('what was typed for one contact is kept for this one only', async () => {
    const { visitor, path } = await openDomain();
    const context = { drafts: tab().open() };
    const nameOf = (role: string) =>
      within(page().getByRole('group', { name: role })).getByLabelText<HTMLInputElement>(/^Họ và tên|^Tên/);
    await openPage(path, { ...visitor, context });
    const others = nameOf('Người quản lý').value;
    fireEvent.input(nameOf('Kỹ thuật'), { target: { value: 'Đỗ Kỹ Thuật' } });
    await openPage(path, { ...visitor, context });
    await waitFor(() => expect(nameOf('Kỹ thuật').value).toBe('Đỗ Kỹ Thuật'));
    expect(nameOf('Người quản lý').value).toBe(others);
  });
});
