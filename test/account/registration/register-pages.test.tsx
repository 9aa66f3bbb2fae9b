import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { defaultContentPaths } from '#core/shared/default-content-paths.ts';
import type { ContentPaths } from '#core/shared/settings.ts';
import { codeIn, messageTo } from '#test/kit/fakes/memory-accounts.ts';
import { addBySlug, expectOk, openShop, slugs } from '#test/kit/fakes/shop.ts';
import { addCustomer, nextRequest as asRequest, logInAs, PASSWORD, signUp, USERNAME } from '#test/kit/people.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { hrefOf, mainText, sameBrowser, shopOfToday, type } from '#test/ui/order-pages.tsx';

const main = () => within(screen.getByRole('main'));
const submit = (name: string | RegExp): void => {
  fireEvent.click(main().getByRole('button', { name }));
};
/** The error message of the field, linked to it for screen readers. */
const errorAt = (label: RegExp): string | null => {
  const field = main().getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
};
const NEW = 'may@tiembanhmay.vn';
const fillRegistration = (): void => {
  type(/^Họ và tên/, 'Nguyễn Thị Mây');
  type(/^Email hoặc số điện thoại/, NEW);
  type(/^Mật khẩu/, PASSWORD);
  type(/^Nhập lại mật khẩu/, PASSWORD);
  fireEvent.click(main().getByRole('checkbox', { name: /^Tôi đồng ý/ }));
};

describe('registration', () => {
  test('ROUTE-24 ROUTE-25 ACC-01 ACC-02 registration leads from the form and the code to the requested page and keeps the cart', async () => {
    const shop = shopOfToday();
    expectOk(await addBySlug(shop, slugs.promoted));
    const { router } = await openPage('/dang-ky?redirectUrl=%2Fgio-hang', sameBrowser(shop));
    fillRegistration();
    submit('Tạo tài khoản');
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/xac-thuc\?/));
    await waitFor(() => expect(mainText()).toContain('Mã 6 chữ số đã được gửi tới'));
    const code = codeIn(shop.world, NEW) ?? '';
    type(/^Mã kích hoạt/, `${code.slice(0, 3)} ${code.slice(3)}`);
    await waitFor(() => expect(addressOf(router)).toBe('/gio-hang'));
    const visitor = expectOk(await asRequest(shop).useCases.loadVisitor({}));
    expect(visitor).toMatchObject({ isLoggedIn: true, itemCount: 1 });
  });

  test('CFG-01 what somebody agrees to opens beside the form where the shop names a page of it, else stays plain', async () => {
    const openWith = (pages: ContentPaths) =>
      openPage('/dang-ky', { change: ({ settings }) => ({ settings: { ...settings, pages } }) });
    const linked = () =>
      within(main().getByText(/^Tôi đồng ý với/))
        .queryAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
    await openWith({ ...defaultContentPaths, terms: '/dieu-khoan', privacy: '/du-lieu' });
    expect(linked()).toEqual([
      ['điều khoản sử dụng', '/dieu-khoan', '_blank'],
      ['cách cửa hàng xử lý dữ liệu cá nhân', '/du-lieu', '_blank'],
    ]);
    await openWith({ ...defaultContentPaths, terms: null, privacy: null });
    expect([linked(), main().getByRole('checkbox', { name: /^Tôi đồng ý với điều khoản/ })]).toEqual([
      [],
      expect.anything(),
    ]);
  });

  test('VAL-01 VAL-02 VAL-03 each error appears at its field; the terms are never ticked in advance; no input is lost', async () => {
    const shop = openShop();
    await openPage('/dang-ky', sameBrowser(shop));
    expect(main().getByRole('checkbox')).toHaveProperty('checked', false);
    submit('Tạo tài khoản');
    await waitFor(() => expect(errorAt(/^Họ và tên/)).toBe('Vui lòng nhập thông tin'));
    expect(errorAt(/^Tôi đồng ý/)).toBe('Bạn cần đồng ý với điều khoản để tạo tài khoản');
    type(/^Họ và tên/, 'Mây');
    type(/^Email hoặc/, '0912 34');
    type(/^Mật khẩu/, '12345');
    type(/^Nhập lại/, '123456');
    submit('Tạo tài khoản');
    await waitFor(() => expect(errorAt(/^Email hoặc/)).toBe('Bạn nhập email hoặc số điện thoại 10 số'));
    expect(errorAt(/^Mật khẩu/)).toBe('Mật khẩu phải có ít nhất 6 ký tự');
    expect(errorAt(/^Nhập lại/)).toBe('Mật khẩu nhập lại chưa khớp');
    expect(main().getByLabelText(/^Họ và tên/)).toHaveProperty('value', 'Mây');
    expect(shop.world.state.accounts.outbox).toEqual([]);
  });

  test('ACC-01 a taken username and a common password are reported at their fields, and the errors stay', async () => {
    const shop = openShop();
    addCustomer(shop.world, NEW);
    await openPage('/dang-ky', sameBrowser(shop));
    fillRegistration();
    submit('Tạo tài khoản');
    await waitFor(() => expect(errorAt(/^Email hoặc/)).toBe('Email hoặc số điện thoại này đã có tài khoản'));
    fireEvent.blur(main().getByLabelText(/^Email hoặc/));
    expect(errorAt(/^Email hoặc/)).toBe('Email hoặc số điện thoại này đã có tài khoản');
    fireEvent.input(main().getByLabelText(/^Email hoặc/), { target: { value: 'khac@example.vn' } });
    await waitFor(() => expect(errorAt(/^Email hoặc/)).toBeNull());
  });

  test('ACC-01 VAL-03 a taken username is told when its field is left, once, and no longer for another name', async () => {
    const shop = openShop();
    addCustomer(shop.world, NEW);
    const asked: string[] = [];
    await openPage('/dang-ky', {
      ...sameBrowser(shop),
      useCases: (own) => ({
        checkUsername: (command) => {
          asked.push(command.username);
          return own.checkUsername(command);
        },
      }),
    });
    const taken = 'Email hoặc số điện thoại này đã có tài khoản';
    const leaveWith = (username: string): void => {
      fireEvent.input(main().getByLabelText(/^Email hoặc/), { target: { value: username } });
      fireEvent.blur(main().getByLabelText(/^Email hoặc/));
    };
    leaveWith('may@');
    leaveWith(NEW.toUpperCase());
    await waitFor(() => expect(errorAt(/^Email hoặc/)).toBe(taken));
    leaveWith('khac@example.vn');
    await waitFor(() => expect(asked).toEqual([NEW, 'khac@example.vn']));
    expect(errorAt(/^Email hoặc/)).toBeNull();
    leaveWith(NEW);
    await waitFor(() => expect(errorAt(/^Email hoặc/)).toBe(taken));
    expect(asked).toHaveLength(2);
  });

  test('ACC-01 a browser without a proof asks for no username, so that the form can still be sent', async () => {
    const shop = openShop();
    addCustomer(shop.world, NEW);
    const none = async () => null;
    const device = {
      hasPasskeys: () => false,
      userAgent: () => '',
      usePasskey: none,
      createPasskey: none,
      solveChallenge: none,
    };
    const sent: string[] = [];
    await openPage('/dang-ky', {
      ...sameBrowser(shop),
      context: { device },
      useCases: (own) => ({
        checkUsername: (command) => {
          sent.push('checkUsername');
          return own.checkUsername(command);
        },
        register: (command) => {
          sent.push('register');
          return own.register(command);
        },
      }),
    });
    fillRegistration();
    fireEvent.blur(main().getByLabelText(/^Email hoặc/));
    submit('Tạo tài khoản');
    await waitFor(() => expect(errorAt(/^Email hoặc/)).toBe('Email hoặc số điện thoại này đã có tài khoản'));
    expect(sent).toEqual(['register']);
  });

  test('ACC-01 CFG-01 the page says how long a password this shop takes, before and while one is typed', async () => {
    await openPage('/dang-ky', { context: { identity: { ...sampleIdentity, minPasswordLength: 10 } } });
    expect(main().getByText('Ít nhất 10 ký tự')).toBeTruthy();
    type(/^Mật khẩu/, 'may2026');
    expect(main().getByRole('status').textContent).toBe('Cần ít nhất 10 ký tự');
  });

  test('ACC-01 the hint beside the password is friendly and never rejects', async () => {
    await openPage('/dang-ky');
    const words = () => main().getByRole('status').textContent;
    expect(words()).toBe('');
    for (const [typed, said] of [
      ['abc', 'Cần ít nhất 6 ký tự'],
      ['may2026', 'Dùng được'],
      ['maytrenbautroi', 'Khá tốt'],
      ['Thue-May-2026', 'Rất tốt'],
    ] as const) {
      type(/^Mật khẩu/, typed);
      expect(words()).toContain(said);
    }
    fireEvent.click(main().getAllByRole('button', { name: 'Hiện mật khẩu' })[0] ?? document.body);
    expect(
      main()
        .getByLabelText(/^Mật khẩu/)
        .getAttribute('type'),
    ).toBe('text');
  });

  test('ACC-01 the browser computes its proof while the form is filled in, and sends an empty one when that fails', async () => {
    const proofs: string[] = [];
    const shop = openShop();
    const none = async () => null;
    const device = { hasPasskeys: () => false, userAgent: () => '', usePasskey: none, createPasskey: none };
    const answers = (own: typeof shop.useCases) => ({
      register: (command: Parameters<typeof own.register>[0]) => {
        proofs.push(command.proof);
        return own.register(command);
      },
    });
    for (const prove of [async () => 'worked', none, () => Promise.reject(new Error('no worker'))]) {
      const page = await openPage('/dang-ky', {
        useCases: answers,
        context: { device: { ...device, solveChallenge: prove } },
      });
      fillRegistration();
      submit('Tạo tài khoản');
      await waitFor(() => expect(addressOf(page.router)).toMatch(/^\/xac-thuc/));
    }
    expect(proofs).toEqual(['worked', '', '']);
  });
});

describe('the code page', () => {
  const registered = async () => {
    const shop = shopOfToday();
    const { goTo } = expectOk(await signUp(shop, NEW, '/gio-hang'));
    return { shop, goTo };
  };

  test('ROUTE-25 ACC-02 VAL-06 a wrong code shows the attempts left; a code that is too short is reported before it is sent', async () => {
    const { shop, goTo } = await registered();
    await openPage(goTo, sameBrowser(shop));
    const input = main().getByLabelText(/^Mã kích hoạt/);
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(input.getAttribute('inputmode')).toBe('numeric');
    type(/^Mã kích hoạt/, '12345');
    submit('Kích hoạt tài khoản');
    await waitFor(() => expect(errorAt(/^Mã kích hoạt/)).toBe('Mã kích hoạt là 6 chữ số'));
    const wrong = String((Number(codeIn(shop.world, NEW)) + 1) % 1_000_000).padStart(6, '0');
    type(/^Mã kích hoạt/, wrong);
    expect((await main().findByRole('alert')).textContent).toContain('Mã chưa đúng, bạn còn 4 lần thử.');
    // The sixth digit has sent it: the button must not send the same code again.
    expect(main().getByLabelText(/^Mã kích hoạt/)).toHaveProperty('value', '');
    submit('Kích hoạt tài khoản');
    await waitFor(() => expect(errorAt(/^Mã kích hoạt/)).toBeTruthy());
    expect(main().getByRole('alert').textContent).toContain('còn 4 lần thử');
  });

  test('ACC-02 the page links to the outbox when messages are not sent; another code can be requested after the wait', async () => {
    const { shop, goTo } = await registered();
    await openPage(goTo, sameBrowser(shop));
    expect(hrefOf('Mở hộp thư thử nghiệm')).toBeTruthy();
    const waiting = await main().findByRole('button', { name: /^Gửi lại sau 1:00|^Gửi lại sau 0:\d\d/ });
    expect(waiting).toHaveProperty('disabled', true);
  });

  test('ACC-02 without JavaScript, or after the code has expired, the button sends a new code that invalidates the old one', async () => {
    const { shop, goTo } = await registered();
    const first = messageTo(shop.world, NEW);
    const answers = (own: typeof shop.useCases) => ({
      loadPendingLogin: async () => {
        const found = await own.loadPendingLogin({});
        return found.ok && found.value?.code
          ? { ...found, value: { ...found.value, code: { ...found.value.code, expiresAt: Date.now() + 1_000 } } }
          : found;
      },
    });
    await openPage(goTo, { ...sameBrowser(shop), useCases: answers });
    shop.world.state.now += 61_000;
    fireEvent.click(await main().findByRole('button', { name: 'Gửi lại mã' }));
    await waitFor(() => expect(messageTo(shop.world, NEW)).not.toBe(first));
    expect(expectOk(await asRequest(shop).useCases.loadVisitor({})).isLoggedIn).toBe(false);
  });

  test('ACC-07 a logged-in customer is redirected', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    expectOk(await logInAs(shop, USERNAME));
    const { router } = await openPage('/xac-thuc?redirectUrl=%2Fcua-hang', sameBrowser(shop));
    expect(addressOf(router)).toBe('/cua-hang');
  });
});
