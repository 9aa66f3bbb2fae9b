import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refuseMailsTo } from '#adapters/memory/orders/order-mails.ts';
import { fail } from '#core/shared/result.ts';
import { customerShop, placePaidOrder } from '#test/kit/customer.ts';
import { codeIn } from '#test/kit/fakes/memory-accounts.ts';
import { expectOk, freshIdempotencyKey, type Shop } from '#test/kit/fakes/shop.ts';
import { nextRequest } from '#test/kit/people.ts';
import { chooseProvinceOrWard, hrefOf, mainText, type } from '#test/ui/order-pages.tsx';
import { clickButton, field, open } from './account-page.ts';

const failUnreachable = async () => fail({ kind: 'unreachable' } as const);
const personOf = async (shop: Shop) => expectOk(await nextRequest(shop).useCases.loadAccount({})).person;
const bookOf = async (shop: Shop) => expectOk(await nextRequest(shop).useCases.loadAddresses({})).addresses;

describe('the account', () => {
  test('ROUTE-29 the overview links to its sections and to the privacy settings; an unknown slug is a 404', async () => {
    const shop = await customerShop();
    await placePaidOrder(shop);
    await open('', shop);
    const parts = within(screen.getByRole('navigation', { name: 'Các mục trong tài khoản' })).getAllByRole('link');
    expect(parts.map((each) => each.getAttribute('href'))).toEqual([
      ...['thong-tin', 'dia-chi', 'hoa-don', 'thong-bao', 'bao-mat'].map((slug) => `/quan-ly-tai-khoan/${slug}`),
      '/tuy-chon-rieng-tu',
    ]);
    await open('/khong-co', shop);
    expect(await screen.findByText('404 - Không tìm thấy trang')).toBeTruthy();
  });

  test('ROUTE-29 each section that fails to load says so and offers a retry', async () => {
    const shop = await customerShop();
    const broken = {
      loadAccount: failUnreachable,
      loadProfile: failUnreachable,
      loadAddresses: failUnreachable,
      loadSecurity: failUnreachable,
      listInvoices: failUnreachable,
    };
    for (const slug of ['', '/thong-tin', '/dia-chi', '/bao-mat', '/hoa-don']) {
      await open(slug, shop, { useCases: () => broken });
      expect(await screen.findByText('Chưa tải được nội dung này')).toBeTruthy();
    }
  });

  test('ACC-09 mails that the address of the account refuses are told, masked, with the way to change it', async () => {
    const shop = await customerShop();
    const { email, partyId } = await personOf(shop);
    const { accounts, now } = shop.world.state;
    accounts.outbox.push({ id: partyId, channel: 'email', to: email, text: '', at: now });
    await open('', shop);
    expect(mainText()).not.toContain('không đến nơi');
    refuseMailsTo(shop.world, email);
    for (const slug of ['', '/thong-tin']) {
      await open(slug, shop);
      await waitFor(() => expect(mainText()).toContain(`Thư gửi tới ${email.slice(0, 1)}•••`));
      expect(hrefOf('Đổi email')).toBe('/quan-ly-tai-khoan/thong-tin#contacts');
    }
  });

  test('ORD-03 an invoice row links to the invoice and its order; an empty list shows one sentence', async () => {
    const shop = await customerShop();
    await open('/hoa-don', shop);
    expect(mainText()).toContain('Chưa có hoá đơn nào');
    const id = await placePaidOrder(shop);
    await open('/hoa-don?page=zwei', shop);
    const [invoice] = [...shop.world.state.invoices.values()];
    expect(hrefOf(new RegExp(`^${invoice?.series} `))).toBe(`/hoa-don?id=${invoice?.id}`);
    expect(hrefOf(invoice?.orderNumber ?? '')).toBe(`/order/${id}`);
  });
});

describe('the profile form', () => {
  test('ACC-09 valid input is saved; an invalid field shows its error and nothing is sent', async () => {
    const shop = await customerShop();
    await open('/thong-tin', shop);
    type(/^Họ và tên/, ' ');
    type(/^Số định danh/, '12');
    await clickButton('Lưu thay đổi');
    expect(screen.getByText('Vui lòng nhập thông tin')).toBeTruthy();
    expect(screen.getByText('Số định danh gồm 12 chữ số')).toBeTruthy();
    expect((await personOf(shop)).fullName).toBe('Khách Hàng Mẫu');
    type(/^Họ và tên/, 'Nguyễn Minh Anh');
    type(/^Số định danh/, '079 091 004 218');
    type(/^Ngày sinh/, '1991-05-12');
    fireEvent.change(screen.getByLabelText(/^Giới tính/), { target: { value: 'FEMALE' } });
    await clickButton('Lưu thay đổi');
    await waitFor(async () =>
      expect(await personOf(shop)).toMatchObject({
        fullName: 'Nguyễn Minh Anh',
        identityNumber: '•••••••••218',
        birthDate: '1991-05-12',
        gender: 'FEMALE',
      }),
    );
    expect(await screen.findByText('Xin chào, Minh Anh')).toBeTruthy();
  });

  test('V6.3.7 a new e-mail address is in force after the codes of both sides, and waits until then', async () => {
    const shop = await customerShop();
    await open('/thong-tin', shop);
    const before = await personOf(shop);
    type(/^Email mới/, 'moi@example.vn');
    await clickButton('Đổi email');
    expect(await screen.findByText('Đang chờ xác nhận: moi@example.vn')).toBeTruthy();
    const codes = ['moi@example.vn', before.email].map((to) => codeIn(shop.world, to) ?? '');
    for (const [at, to] of ['moi@example.vn', `${before.email} đang dùng`].entries()) {
      expect((await personOf(shop)).email).toBe(before.email);
      const input = await screen.findByLabelText(`Mã 6 số gửi đến ${to}`, { exact: false });
      fireEvent.change(input, { target: { value: codes[at] } });
      fireEvent.submit(input.closest('form') as HTMLFormElement);
      await waitFor(() => expect(screen.queryByLabelText(`Mã 6 số gửi đến ${to}`, { exact: false })).toBeNull());
    }
    expect((await personOf(shop)).email).toBe('moi@example.vn');
  });

  test('ACC-09 the form keeps its input when the service fails or the session has ended', async () => {
    const shop = await customerShop();
    await open('/thong-tin', shop, { useCases: () => ({ updateProfile: failUnreachable }) });
    type(/^Họ và tên/, 'Nguyễn Minh Anh');
    await clickButton('Lưu thay đổi');
    expect(await screen.findByText('Hệ thống đang bận, chưa trả lời được.', { selector: 'b' })).toBeTruthy();
    expect(field(/^Họ và tên/).value).toBe('Nguyễn Minh Anh');
    await open('/thong-tin', shop);
    type(/^Họ và tên/, 'Nguyễn Minh Anh');
    shop.world.state.sessions.clear();
    await clickButton('Lưu thay đổi');
    expect((await screen.findByRole('link', { name: 'Đăng nhập trong thẻ mới' })).getAttribute('target')).toBe(
      '_blank',
    );
    expect(field(/^Họ và tên/).value).toBe('Nguyễn Minh Anh');
  });

  test('ACC-09 a rejected plain post is rendered again with the input and the reason', async () => {
    const shop = await customerShop();
    const fields = { fullName: '', birthDate: '2030-01-01', address: '12 Hàng Bông' };
    const failure = { kind: 'invalid-fields', fields: { fullName: 'required', birthDate: 'birth-date' } } as const;
    await open('/thong-tin', shop, { context: { submission: { use: 'updateProfile', fields, failure } } });
    expect(field(/^Địa chỉ liên hệ/).value).toBe('12 Hàng Bông');
    expect(screen.getByText('Ngày sinh không hợp lệ')).toBeTruthy();
  });

  test('SDK-03 a picture is accepted; any other file is rejected at its field', async () => {
    const shop = await customerShop();
    await open('/thong-tin', shop);
    const choose = (bytes: readonly number[], name: string): void => {
      fireEvent.change(field('Ảnh đại diện'), { target: { files: [new File([Uint8Array.from(bytes)], name)] } });
    };
    choose([60, 115, 118, 103], 'anh.svg');
    await clickButton('Lưu ảnh');
    expect(await screen.findByText('Ảnh phải là PNG, JPEG hoặc WebP')).toBeTruthy();
    const png = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13];
    choose([...png, ...new Array<number>(1_048_576).fill(0)], 'anh.png');
    await clickButton('Lưu ảnh');
    expect(await screen.findByText('Ảnh nặng hơn 1 MB.')).toBeTruthy();
    choose([], 'anh.png');
    await clickButton('Lưu ảnh');
    expect(await screen.findByText('Bạn chọn tệp cho mục này')).toBeTruthy();
    choose(png, 'anh.png');
    await clickButton('Lưu ảnh');
    await waitFor(async () => expect((await personOf(shop)).avatarPath).not.toBeNull());
    expect(screen.queryByText(/^Ảnh phải là/)).toBeNull();
  });

  test('GQL-08 ACC-09 a student fills the address from their college; a province without colleges says so', async () => {
    const shop = await customerShop();
    const [college] = expectOk(await shop.useCases.loadColleges({ province: '01' }));
    await open('/thong-tin?tinh=01', shop);
    await clickButton(college?.name ?? '');
    expect(field(/^Địa chỉ liên hệ/).value).toBe(college?.name);
    await open('/thong-tin?tinh=khong-co', shop);
    expect(mainText()).toContain('Chưa có trường nào trong danh sách của tỉnh này');
    await open('/thong-tin?tinh=01', shop, { useCases: () => ({ loadColleges: failUnreachable }) });
    expect(await screen.findByText(/^Chưa tải được danh sách trường/)).toBeTruthy();
  });
});

describe('the address book', () => {
  const fillIn = async (shop: Shop): Promise<void> => {
    type(/^Họ và tên người nhận/, 'Trần Văn Gió');
    type(/^Số điện thoại/, '0987.654.321');
    type(/^Số nhà, đường/, '3 Lê Lợi');
    const [province] = expectOk(await shop.ports.administrativeUnits.provinces());
    const [ward] = expectOk(await shop.ports.administrativeUnits.wards(province?.code ?? ''));
    await chooseProvinceOrWard(/^Tỉnh, thành phố/, province?.name ?? '');
    await chooseProvinceOrWard(/^Phường, xã/, ward?.name ?? '');
  };

  test('ACC-09 SDK-03 a customer adds, edits, deletes a recipient and makes it the default', async () => {
    const shop = await customerShop();
    await open('/dia-chi', shop);
    expect(mainText()).toContain('Sổ địa chỉ chưa có gì');
    const { router } = await open('/dia-chi?sua=moi', shop);
    await clickButton('Lưu địa chỉ');
    expect(screen.getAllByText('Vui lòng nhập thông tin')).toHaveLength(5);
    await fillIn(shop);
    await clickButton('Lưu địa chỉ');
    await waitFor(async () => expect(await bookOf(shop)).toMatchObject([{ phone: '0987654321', isDefault: true }]));
    await waitFor(() => expect(router.state.location.href).toBe('/quan-ly-tai-khoan/dia-chi'));
    const [first] = await bookOf(shop);
    if (!first) throw new Error('no address');
    expectOk(
      await shop.useCases.saveAddress({
        ...first,
        id: null,
        name: 'Lê Mây',
        isDefault: false,
        redirectUrl: '',
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    await open('/dia-chi', shop);
    await clickButton('Đặt làm mặc định');
    await waitFor(async () => expect((await bookOf(shop))[0]?.name).toBe('Lê Mây'));
    await open(`/dia-chi?sua=${first.id}`, shop);
    type(/^Số nhà, đường/, '5 Lê Lợi');
    await clickButton('Lưu địa chỉ');
    await waitFor(async () => expect((await bookOf(shop))[1]?.street).toBe('5 Lê Lợi'));
    await clickButton('Xoá địa chỉ của Lê Mây');
    const dialog = within(await screen.findByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Xoá địa chỉ của Lê Mây' })));
    await waitFor(async () => expect(await bookOf(shop)).toMatchObject([{ name: 'Trần Văn Gió', isDefault: true }]));
  });

  test('ACC-09 the form keeps its input when the book is full, the service fails or the session has ended', async () => {
    const shop = await customerShop();
    const full = async () => fail({ kind: 'too-many-addresses', most: 20 } as const);
    await open('/dia-chi?sua=moi', shop, { useCases: () => ({ saveAddress: full }) });
    await fillIn(shop);
    await clickButton('Lưu địa chỉ');
    expect(await screen.findByText('Sổ địa chỉ chứa tối đa 20 địa chỉ.', { selector: 'b' })).toBeTruthy();
    expect(field(/^Số nhà, đường/).value).toBe('3 Lê Lợi');
    await open('/dia-chi?sua=moi', shop);
    await fillIn(shop);
    shop.world.state.sessions.clear();
    await clickButton('Lưu địa chỉ');
    expect(await screen.findByRole('link', { name: 'Đăng nhập trong thẻ mới' })).toBeTruthy();
    expect(field(/^Số nhà, đường/).value).toBe('3 Lê Lợi');
  });

  test('ACC-09 a plain post without a ward is rendered again with the wards of its province', async () => {
    const shop = await customerShop();
    const [province] = expectOk(await shop.ports.administrativeUnits.provinces());
    const fields = { id: '', name: 'Lê Mây', provinceCode: province?.code ?? '', wardCode: '' };
    const failure = { kind: 'invalid-fields', fields: { wardCode: 'required' } } as const;
    await open('/dia-chi?sua=moi', shop, { context: { submission: { use: 'saveAddress', fields, failure } } });
    expect(field(/^Họ và tên người nhận/).value).toBe('Lê Mây');
    expect(screen.getByText('Vui lòng nhập thông tin')).toBeTruthy();
    const [ward] = expectOk(await shop.ports.administrativeUnits.wards(province?.code ?? ''));
    await chooseProvinceOrWard(/^Phường, xã/, ward?.name ?? '');
  });
});
