import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { decidePapers } from '#test/kit/fakes/memory-changes.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { buyName } from './registrant-documents-shop.ts';
import { citizenFields, documents, jpeg } from './registrant-documents-subject.ts';

const page = () => within(screen.getByRole('main'));
const field = (name: string) => page().getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const picture = new File([new Uint8Array(Buffer.from(jpeg, 'base64'))], 'anh.jpg', { type: 'image/jpeg' });
const labels = {
  declaration: 'Bản khai',
  'identity-front': 'Căn cước công dân, mặt trước',
  'identity-back': 'Căn cước công dân, mặt sau',
  selfie: 'Ảnh chân dung',
} as const;

/** A customer in memory who has bought a name. */
const buyAsCustomer = async (name = 'tiem-banh-may.vn') => {
  const world = memoryWorld();
  const browser = createBrowser();
  browser.session = logIn(world, addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn'));
  const shop = openShop({ world, browser });
  const id = await buyName(shop, name);
  const kept = async () => expectOk(await shop.useCases.loadRegistrantDocuments({ id }));
  return { world, browser, id, kept, path: `/xac-thuc-thong-tin/${id}` };
};

const type = (name: string, text: string): void => {
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.blur(field(name));
};
const choose = (label: string, file: File): void => {
  fireEvent.change(page().getByLabelText(new RegExp(`^${label}`)), { target: { files: [file] } });
};
const press = (name: string) => act(async () => fireEvent.click(page().getByRole('button', { name })));

describe('ROUTE-35 /xac-thuc-thong-tin/{id}', () => {
  test('DOM-02 a field is saved when it is left, a file when it is chosen; consent is never ticked in advance', async () => {
    const { kept, path, ...visitor } = await buyAsCustomer();
    await openPage(path, visitor);
    expect(page().getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    type('Họ và tên', 'Trần Thị Bích');
    await waitFor(async () => expect((await kept()).fields.fullName).toBe('Trần Thị Bích'));
    choose(labels.selfie, picture);
    expect(await page().findByText(/^Đã nhận: ảnh/)).toBeTruthy();
    expect((await kept()).documents).toMatchObject([{ document: 'selfie', format: 'jpeg' }]);
    expect(page().getByText(/tự xoá vào ngày/)).toBeTruthy();
  });

  test('DOM-02 a file that is not a picture shows an error at its field until another file is chosen', async () => {
    const { path, ...visitor } = await buyAsCustomer();
    await openPage(path, visitor);
    choose(labels.selfie, new File(['<svg/>'], 'anh.jpg'));
    expect(await page().findByText(/^Tệp này không đọc được/)).toBeTruthy();
    choose(labels.selfie, picture);
    await waitFor(() => expect(page().queryByText(/^Tệp này không đọc được/)).toBeNull());
  });

  test('DOM-02 submitting an incomplete form marks the missing fields and keeps the others; complete documents wait for staff', async () => {
    const { kept, path, ...visitor } = await buyAsCustomer();
    await openPage(path, visitor);
    type('Họ và tên', citizenFields.fullName ?? '');
    await press('Gửi hồ sơ');
    expect(await page().findByText(/^Bạn đánh dấu đồng ý thì cửa hàng mới được xử lý giấy tờ/)).toBeTruthy();
    expect(page().getAllByText('Bạn chọn tệp cho mục này')).toHaveLength(documents.length);
    expect(field('Ngày sinh').getAttribute('aria-invalid')).toBe('true');
    expect(field('Họ và tên').value).toBe(citizenFields.fullName);
    type('Ngày sinh', citizenFields.birthDate ?? '');
    type('Số căn cước công dân', citizenFields.identityNumber ?? '');
    type('Địa chỉ', citizenFields.address ?? '');
    type('Điện thoại', citizenFields.phone ?? '');
    type('Email', citizenFields.email ?? '');
    for (const document of documents) choose(labels[document], picture);
    await waitFor(() => expect(page().getAllByText(/^Đã nhận: ảnh/)).toHaveLength(documents.length));
    fireEvent.click(page().getByRole('checkbox'));
    await press('Gửi hồ sơ');
    expect(await page().findByText('Chờ duyệt')).toBeTruthy();
    expect(page().queryByRole('button', { name: 'Gửi hồ sơ' })).toBeNull();
    expect(await kept()).toMatchObject({ state: 'SENT', fields: citizenFields });
  });

  test('DOM-02 each registrant type has its own list; switching back restores the input of the first', async () => {
    const { kept, path, ...visitor } = await buyAsCustomer();
    await openPage(path, visitor);
    type('Ngày sinh', '5/10/1996');
    fireEvent.click(page().getByRole('radio', { name: /^Tổ chức/ }));
    expect(await page().findByLabelText(/^Giấy chứng nhận đăng ký kinh doanh/)).toBeTruthy();
    expect(page().queryByRole('textbox', { name: /^Ngày sinh/ })).toBeNull();
    await waitFor(async () => expect((await kept()).registrant).toBe('organisation'));
    fireEvent.click(page().getByRole('radio', { name: /^Cá nhân Việt Nam/ }));
    await waitFor(() => expect(field('Ngày sinh').value).toBe('5/10/1996'));
  });

  test('ROUTE-35 registrant documents of another customer are a 404', async () => {
    const { path, world } = await buyAsCustomer();
    await openPage(path, { world });
    expect(await screen.findByText(/Không tìm thấy hồ sơ này/)).toBeTruthy();
  });
});

describe('ROUTE-34 pages that mention registrant documents', () => {
  test('ROUTE-34 the list links to the registrant documents; a returned name shows the reason', async () => {
    const { world, browser, id, path } = await buyAsCustomer();
    await openPage('/xac-thuc-thong-tin-domain', { world, browser });
    expect(page().getByText('Chờ xác thực thông tin')).toBeTruthy();
    expect(page().getByRole('link', { name: 'Điền hồ sơ tiem-banh-may.vn' }).getAttribute('href')).toBe(path);
    const record = world.state.services.get(id);
    if (record) world.state.services.set(id, { ...record, detail: { ...record.detail, documentState: 'SENT' } });
    decidePapers(world, id, 'Ảnh mặt sau bị mờ');
    await openPage('/xac-thuc-thong-tin-domain', { world, browser });
    expect(page().getByText('Ảnh mặt sau bị mờ')).toBeTruthy();
    await openPage(path, { world, browser });
    expect(page().getByText(/Hồ sơ chưa được duyệt/)).toBeTruthy();
  });

  test('DOM-02 SVC-01 the portal says that the name waits for its documents, and links to them', async () => {
    const { world, browser, id, path } = await buyAsCustomer();
    await openPage('/service', { world, browser });
    expect(page().getByText('Chờ xác thực thông tin')).toBeTruthy();
    await openPage(`/service/${id}`, { world, browser });
    expect(page().getByRole('link', { name: 'Điền hồ sơ' }).getAttribute('href')).toBe(path);
  });

  test('ROUTE-34 the page after the payment says that the name waits for its documents, and links to the list', async () => {
    const { world, browser } = await buyAsCustomer();
    const [order] = world.state.orders.keys();
    await openPage(`/ket-qua-thanh-toan/${order}`, { world, browser });
    expect(page().getByText('tiem-banh-may.vn đang chờ xác thực thông tin.')).toBeTruthy();
    const way = page().getByRole('link', { name: 'Điền hồ sơ' });
    expect(way.getAttribute('href')).toBe('/xac-thuc-thong-tin-domain');
  });
});
