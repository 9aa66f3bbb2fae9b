import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memoryAccountGateway } from '#adapters/memory/accounts/account-gateway.ts';
import { newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryDevice } from '#adapters/memory/browser/device.ts';
import type { UseCases } from '#core/operations.ts';
import { ok } from '#core/shared/result.ts';
import { bearerOf } from '#test/kit/fakes/memory-subjects.ts';
import { addBySlug, expectOk, freshIdempotencyKey as key, openShop, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import {
  addCustomer,
  addCustomerWithTotp,
  nextRequest as asRequest,
  logInAs,
  PASSWORD,
  USERNAME,
} from '#test/kit/people.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { hrefOf, mainText, sameBrowser, type } from '#test/ui/order-pages.tsx';
import { submit } from './log-in-steps.tsx';

const withCustomer = (): Shop => {
  const shop = openShop();
  addCustomer(shop.world);
  return shop;
};
const fill = (username: string, password: string): void => {
  type(/^Email hoặc số điện thoại/, username);
  type(/^Mật khẩu/, password);
};
/** The error message of the field, linked to it for screen readers. */
const errorAt = (label: RegExp): string | null => {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
};
describe('the log-in page', () => {
  test('ROUTE-23 ACC-01 username and password redirect to the requested page', async () => {
    const shop = withCustomer();
    const { router } = await openPage('/dang-nhap?redirectUrl=%2Fgio-hang', sameBrowser(shop));
    fill(` ${USERNAME.toUpperCase()} `, PASSWORD);
    submit();
    await waitFor(() => expect(addressOf(router)).toBe('/gio-hang'));
    expect(expectOk(await asRequest(shop).useCases.loadVisitor({})).isLoggedIn).toBe(true);
  });

  test('V7.5.1 a customer whose login is old logs in again and returns to the security page, also with a code', async () => {
    const shop = openShop();
    const { code } = await addCustomerWithTotp(shop, 'VERIFIED');
    expectOk(await logInAs(asRequest(shop)));
    const enter = async () => asRequest(shop).useCases.logInSecondFactor({ code: code(), idempotencyKey: key() });
    expectOk(await enter());
    const before = shop.browser.session;
    shop.world.state.now += 601_000;
    const page = await openPage('/quan-ly-tai-khoan/bao-mat', sameBrowser(shop));
    expect(addressOf(page.router)).toBe('/dang-nhap?redirectUrl=%2Fquan-ly-tai-khoan%2Fbao-mat&step=xac-nhan');
    expect(mainText()).toContain('mời bạn đăng nhập lại');
    expect(mainText()).toContain(`Bạn đang đăng nhập bằng ${USERNAME}`);
    expect(screen.queryByRole('textbox', { name: /Email hoặc số điện thoại/ })).toBeNull();
    type(/^Mật khẩu/, PASSWORD);
    fireEvent.click(screen.getByRole('button', { name: 'Xác nhận' }));
    expect(await screen.findByRole('heading', { name: 'Xác thực hai lớp' })).toBeTruthy();
    expectOk(await enter());
    const { router } = await openPage('/dang-nhap?redirectUrl=%2Fquan-ly-tai-khoan%2Fbao-mat', sameBrowser(shop));
    expect(addressOf(router)).toBe('/quan-ly-tai-khoan/bao-mat');
    expect(mainText()).toContain('Thiết bị đang đăng nhập');
    expect(shop.browser.session).not.toBe(before);
  });

  test('V7.4.1 a customer whose session was ended elsewhere is told why they log in again, and returns to their page', async () => {
    const shop = withCustomer();
    expectOk(await logInAs(asRequest(shop)));
    for (const [held, session] of shop.world.state.sessions)
      if (session.party !== null) shop.world.state.sessions.delete(held);
    const page = await openPage('/service', sameBrowser(shop));
    expect(addressOf(page.router)).toBe('/dang-nhap?redirectUrl=%2Fservice&ly-do=het-phien');
    expect(mainText()).toContain('đã đăng xuất từ thiết bị khác');
    fill(USERNAME, PASSWORD);
    submit();
    await waitFor(() => expect(addressOf(page.router)).toBe('/service'));
  });

  test('GRD-01 whoever never logged in is told no reason', async () => {
    await openPage('/dang-nhap?redirectUrl=%2Fservice', sameBrowser(openShop()));
    expect(mainText()).not.toContain('đã kết thúc');
  });

  test('V6.3.1 while strangers guess at a name, the page works on the proof by itself and logs in', async () => {
    const shop = withCustomer();
    for (let time = 0; time < 10; time += 1) {
      const stranger = memoryAccountGateway(shop.world, bearerOf(newAnonymousToken(shop.world)), 'elsewhere');
      expect((await stranger.logIn(USERNAME, 'khong-phai')).ok).toBe(false);
    }
    const sent: (string | undefined)[] = [];
    const { router } = await openPage('/dang-nhap?redirectUrl=%2Fgio-hang', {
      ...sameBrowser(shop),
      context: { device: memoryDevice(shop.browser) },
      useCases: (own) => ({
        logIn: (command) => {
          sent.push(command.proof);
          return own.logIn(command);
        },
      }),
    });
    fill(USERNAME, PASSWORD);
    submit();
    await waitFor(() => expect(addressOf(router)).toBe('/gio-hang'));
    expect(sent).toEqual([undefined, expect.stringMatching(/./)]);
    expect(document.body.textContent).not.toContain('máy tự động');
    expect(shop.browser.deviceMark).toEqual(expect.any(String));
  });

  test('ACC-01 a phone number in any spelling is a username too', async () => {
    const shop = openShop();
    addCustomer(shop.world, '0912345678');
    const { router } = await openPage('/dang-nhap?redirectUrl=%2Fcua-hang', sameBrowser(shop));
    fill('+84 912.345.678', PASSWORD);
    submit();
    await waitFor(() => expect(addressOf(router)).toBe('/cua-hang'));
  });

  test('VAL-01 VAL-03 missing and too short input is reported before anything is sent, and the first such field gets the focus', async () => {
    const shop = withCustomer();
    let sent = 0;
    await openPage('/dang-nhap', {
      ...sameBrowser(shop),
      useCases: (own) => ({
        logIn: (command) => {
          sent += 1;
          return own.logIn(command);
        },
      }),
    });
    submit();
    await waitFor(() => expect(errorAt(/^Email hoặc/)).toBe('Vui lòng nhập thông tin'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email hoặc/)));
    fill(USERNAME, '12345');
    submit();
    await waitFor(() => expect(errorAt(/^Mật khẩu/)).toBe('Mật khẩu phải có ít nhất 6 ký tự'));
    expect(errorAt(/^Email hoặc/)).toBeNull();
    expect(sent).toBe(0);
  });

  test('ACC-01 a wrong password and an unknown user show the same sentence; the username stays, with a link to the password reset', async () => {
    const said: (string | null | undefined)[] = [];
    for (const name of [USERNAME, 'ai-do@example.vn']) {
      await openPage('/dang-nhap', sameBrowser(withCustomer()));
      fill(name, 'khong-phai-cai-nay');
      submit();
      said.push((await within(screen.getByRole('main')).findByRole('alert')).textContent);
      expect(screen.getByLabelText(/^Email hoặc/)).toHaveProperty('value', name);
    }
    expect(said[0]).toContain('Tên đăng nhập hoặc mật khẩu không đúng.');
    expect(said[0]).toBe(said[1]);
    expect(hrefOf('Quên mật khẩu?')).toBe('/quen-mat-khau');
  });

  test('ACC-05 the page says that the cart will be kept; without a cart it says nothing', async () => {
    const shop = withCustomer();
    await openPage('/dang-nhap', sameBrowser(shop));
    expect(mainText()).not.toContain('Giỏ hàng có');
    expectOk(await addBySlug(shop, slugs.promoted));
    await openPage('/dang-nhap', sameBrowser(shop));
    expect(mainText()).toContain('Giỏ hàng có 1 sản phẩm sẽ được giữ sau khi đăng nhập.');
  });

  test('ACC-07 a logged-in customer is redirected to the requested page, never to another site', async () => {
    const shop = withCustomer();
    expectOk(await logInAs(shop));
    const to = async (redirectUrl: string) =>
      addressOf(
        (await openPage(`/dang-nhap?redirectUrl=${encodeURIComponent(redirectUrl)}`, sameBrowser(shop))).router,
      );
    expect(await to('/cua-hang?q=ssd')).toBe('/cua-hang?q=ssd');
    for (const trick of ['https://evil.example/', '//evil.example', '/\\evil.example', '/dang-nhap', ''])
      expect(await to(trick)).toBe('/service');
  });

  test('ACC-01 each provider has its own form that carries the return path', async () => {
    const asked: Parameters<UseCases['logInWithProvider']>[0][] = [];
    const { router } = await openPage('/dang-nhap?redirectUrl=%2Fgio-hang', {
      useCases: () => ({
        logInWithProvider: async (command) => {
          asked.push(command);
          return ok({ goTo: '/cua-hang', notice: null, notify: null });
        },
      }),
    });
    expect(screen.getAllByRole('button', { name: /^(Google|Facebook|Zalo)$/ })).toHaveLength(3);
    const form = screen.getByRole('button', { name: 'Zalo' }).closest('form');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['_use', 'logInWithProvider'],
      ['idempotencyKey', ''],
      ['provider', 'zalo'],
      ['redirectUrl', '/gio-hang'],
    ]);
    submit('Zalo');
    await waitFor(() => expect(addressOf(router)).toBe('/cua-hang'));
    expect(asked).toMatchObject([{ provider: 'zalo', redirectUrl: '/gio-hang' }]);
  });

  test('ACC-01 a passkey logs in without a username; a browser without passkeys shows no button', async () => {
    const sent: unknown[] = [];
    const answers = () => ({
      startPasskeyLogIn: async () =>
        ok({ id: 'c1', options: { challenge: 'x' }, goTo: '/dang-nhap', notice: null, notify: null }),
      logInWithPasskey: async (command: unknown) => {
        sent.push(command);
        return ok({ goTo: '/gio-hang', notice: 'logged-in' as const, notify: null });
      },
    });
    const none = async () => null;
    const device = {
      hasPasskeys: () => false,
      userAgent: () => '',
      usePasskey: none,
      createPasskey: none,
      solveChallenge: none,
    };
    await openPage('/dang-nhap', { useCases: answers, context: { device } });
    expect(screen.queryByRole('button', { name: /vân tay/ })).toBeNull();

    await openPage('/dang-nhap', { useCases: answers, context: { device: { ...device, hasPasskeys: () => true } } });
    submit(/vân tay/);
    expect((await screen.findByRole('alert')).textContent).toContain('Chưa nhận được khoá đăng nhập');
    expect(sent).toEqual([]);

    const { router } = await openPage('/dang-nhap', {
      useCases: answers,
      context: { device: { ...device, hasPasskeys: () => true, usePasskey: async () => 'signed' } },
    });
    submit(/vân tay/);
    await waitFor(() => expect(addressOf(router)).toBe('/gio-hang'));
    expect(sent).toMatchObject([{ challengeId: 'c1', response: 'signed' }]);
  });

  test.each([
    ['Zalo', 'Mozilla/5.0 (Linux; Android 14; wv) Mobile Safari/537.36 Zalo android/12060512', 'link'],
    ['Messenger', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) [FBAN/MessengerForiOS;FBAV/478.0]', 'text'],
  ] as const)(
    'ACC-01 in the browser of %s Google is not offered, and the way out is said',
    async (app, userAgent, way) => {
      const none = async () => null;
      const device = {
        hasPasskeys: () => false,
        usePasskey: none,
        createPasskey: none,
        solveChallenge: none,
        userAgent: () => userAgent,
      };
      await openPage('/dang-nhap', { context: { device } });
      expect(await screen.findByText(new RegExp(`trong trình duyệt của ${app}`))).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Google' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Zalo' })).toBeTruthy();
      const link = screen.queryByRole('link', { name: 'Mở bằng trình duyệt của máy' });
      expect(link?.getAttribute('href')?.startsWith('intent://') ?? false).toBe(way === 'link');
      expect(mainText().includes('bấm ⋯ ở góc màn hình')).toBe(way === 'text');
    },
  );

  test('ERR-06 a failed plain post is rendered with the username, the sentence, and no password', async () => {
    const failure = { kind: 'too-many-tries', retryAfter: 90 } as const;
    const fields = { username: USERNAME, password: 'bi-mat-cua-toi', redirectUrl: '/gio-hang' };
    await openPage('/dang-nhap', { context: { submission: { use: 'logIn', fields, failure } } });
    expect(mainText()).toContain('Bạn đã thử quá nhiều lần. Mời thử lại sau 2 phút.');
    expect(screen.getByLabelText(/^Email hoặc/)).toHaveProperty('value', USERNAME);
    expect(screen.getByLabelText(/^Mật khẩu/)).toHaveProperty('value', '');
    expect(screen.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' })).toHaveProperty('checked', false);
  });
});
