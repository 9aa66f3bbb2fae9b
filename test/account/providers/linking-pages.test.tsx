import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PendingLoginView } from '#core/account/account.ts';
import { portalPath } from '#core/account/log-in/login-paths.ts';
import { fail, ok } from '#core/shared/result.ts';
import { codeIn } from '#test/kit/fakes/memory-accounts.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { addCustomer, nextRequest as asRequest, logInAs, openReturn, returnFromProvider } from '#test/kit/people.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { hrefOf, mainText, sameBrowser, shopOfToday, type } from '#test/ui/order-pages.tsx';

const main = () => within(screen.getByRole('main'));
const submit = (name: string | RegExp): void => {
  fireEvent.click(main().getByRole('button', { name }));
};
const waiting: PendingLoginView = {
  step: 'link',
  provider: 'google',
  name: 'Phạm Thu Hà',
  email: 'ha@example.vn',
  phone: '',
  code: null,
  returnPath: portalPath({ portal: null }),
};

describe('completing a registration', () => {
  test('ROUTE-27 ACC-04 ACC-10 an account without e-mail fills in the missing fields, is verified, and sees a confirmation', async () => {
    const shop = shopOfToday();
    const { goTo } = expectOk(await openReturn(shop, await returnFromProvider(shop, 'zalo', '', '/cua-hang')));
    expect(goTo).toMatch(/^\/cap-nhat-dang-ky\?status=UPDATE_INFO&typeLogin=oauth/);
    const { router } = await openPage(goTo, sameBrowser(shop));
    expect(mainText()).toContain('Tài khoản Zalo của bạn còn thiếu vài thông tin');
    expect(main().getByLabelText(/^Họ và tên/)).toHaveProperty('value', 'Phạm Thu Hà');
    submit('Lưu và tiếp tục');
    await waitFor(() => expect(mainText()).toContain('Vui lòng nhập thông tin'));
    type(/^Số điện thoại/, '0987 654 321');
    type(/^Email/, 'ha@example.vn');
    submit('Lưu và tiếp tục');
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/xac-thuc/));
    await main().findByLabelText(/^Mã kích hoạt/);
    expect(expectOk(await asRequest(shop).useCases.loadVisitor({})).isLoggedIn).toBe(false);
    const code = codeIn(shop.world, 'ha@example.vn') ?? codeIn(shop.world, '0987654321') ?? '';
    type(/^Mã kích hoạt/, code);
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/cap-nhat-dang-ky\/hoan-tat/));
    expect(await main().findByText('Tài khoản của bạn đã sẵn sàng.')).toBeTruthy();
    expect(hrefOf('Tiếp tục')).toBe('/cua-hang');
  });

  test.each([
    ['/cap-nhat-dang-ky?status=UPDATE_INFO&typeLogin=oauth&callback=%2Fcua-hang', '/cua-hang'],
    ['/cap-nhat-dang-ky?redirectUrl=%2Fcheckout&callback=%2Fdanh-sach-bai-viet', '/danh-sach-bai-viet'],
    ['/cap-nhat-dang-ky?redirectUrl=%2Fcheckout', ''],
  ])('ROUTE-27 the form of %s sends the callback «%s», with scripts and without', async (path, callback) => {
    const sent: string[] = [];
    await openPage(path, {
      useCases: () => ({
        loadPendingLogin: async () => ok({ ...waiting, step: 'complete' }),
        completeRegistration: async (typed) => {
          sent.push(typed.callback);
          return fail({ kind: 'account-exists' });
        },
      }),
    });
    expect(document.querySelector('input[name="callback"]')).toHaveProperty('value', callback);
    type(/^Số điện thoại/, '0987654321');
    submit('Lưu và tiếp tục');
    await main().findByRole('alert');
    expect(sent).toEqual([callback]);
  });

  test('ACC-10 details of another account are rejected with a link to the login; the input stays', async () => {
    await openPage('/cap-nhat-dang-ky', {
      useCases: () => ({
        loadPendingLogin: async () => ok({ ...waiting, step: 'complete' }),
        completeRegistration: async () => fail({ kind: 'account-exists' }),
      }),
    });
    type(/^Số điện thoại/, '0987654321');
    submit('Lưu và tiếp tục');
    expect((await main().findByRole('alert')).textContent).toContain('đã thuộc về một tài khoản khác');
    expect(main().getByLabelText(/^Số điện thoại/)).toHaveProperty('value', '0987654321');
  });

  test('ROUTE-27 without a pending step the pages say so', async () => {
    for (const path of ['/cap-nhat-dang-ky', '/cap-nhat-dang-ky/hoan-tat']) {
      await openPage(path);
      expect(screen.getByRole('heading', { name: 'Bước này đã hết hạn' })).toBeTruthy();
      expect(hrefOf('Về trang đăng nhập')).toBe('/dang-nhap');
    }
  });
});

describe('linked accounts', () => {
  const customer = async () => {
    const shop = openShop();
    addCustomer(shop.world);
    expectOk(await logInAs(shop));
    return shop;
  };

  test('ROUTE-28 GRD-01 the page requires a login', async () => {
    const { router } = await openPage('/lien-ket-tai-khoan');
    expect(addressOf(router)).toBe('/dang-nhap?redirectUrl=%2Flien-ket-tai-khoan');
  });

  test('ROUTE-28 ACC-10 every provider can be linked, and a linked one can be unlinked', async () => {
    const shop = await customer();
    const ended: string[] = [];
    await openPage('/lien-ket-tai-khoan', {
      ...sameBrowser(shop),
      useCases: (own) => ({
        loadSecurity: async () =>
          ok({ ...expectOk(await own.loadSecurity({})), linkedAccounts: [{ id: 'l1', provider: 'zalo', name: 'Hà' }] }),
        unlinkAccount: async ({ id }) => {
          ended.push(id);
          return fail({ kind: 'last-login-method' });
        },
      }),
    });
    expect(main().getAllByText('Chưa liên kết')).toHaveLength(2);
    const form = main().getByRole('button', { name: 'Liên kết Google' }).closest('form');
    expect([...new FormData(form ?? undefined)]).toContainEqual(['redirectUrl', '/lien-ket-tai-khoan']);
    submit('Bỏ liên kết Zalo');
    expect(await main().findByRole('alert')).toBeTruthy();
    expect(ended).toEqual(['l1']);
  });

  test('ROUTE-28 ACC-10 one click links the pending account; the page stays', async () => {
    const shop = await customer();
    let linked = false;
    const { router } = await openPage('/lien-ket-tai-khoan', {
      ...sameBrowser(shop),
      useCases: () => ({
        loadPendingLogin: async () => ok(linked ? null : waiting),
        linkAccount: async () => {
          linked = true;
          return ok({ goTo: '/lien-ket-tai-khoan', notice: 'account-linked', notify: null });
        },
      }),
    });
    expect(mainText()).toContain('Tài khoản Phạm Thu Hà vừa đăng nhập đang chờ được liên kết.');
    submit('Liên kết');
    await waitFor(() => expect(mainText()).not.toContain('đang chờ được liên kết'));
    expect(addressOf(router)).toBe('/lien-ket-tai-khoan');
  });
});
