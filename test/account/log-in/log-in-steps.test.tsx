import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/shared/result.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { mainText, type } from '#test/ui/order-pages.tsx';
import { pending, submit } from './log-in-steps.tsx';

describe('the steps of a login on the same page', () => {
  test('LAY-03 ACC-01 a login that this browser did not start asks for confirmation; both answers are forms', async () => {
    const said: boolean[] = [];
    const { router } = await openPage('/dang-nhap', {
      useCases: () => ({
        ...pending({ step: 'confirm', name: 'Phạm Thu Hà' }),
        confirmLogIn: async ({ accept }) => {
          said.push(accept);
          return ok({ goTo: '/cua-hang', notice: null, notify: null });
        },
      }),
    });
    expect(screen.getByRole('heading', { name: 'Tiếp tục với tài khoản Phạm Thu Hà?' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Mật khẩu/)).toBeNull();
    submit('Không phải tôi');
    await waitFor(() => expect(addressOf(router)).toBe('/cua-hang'));
    expect(said).toEqual([false]);
  });

  test('ACC-01 the password is followed by the authenticator code; six digits submit themselves, with or without spaces', async () => {
    const codes: string[] = [];
    const { router } = await openPage('/dang-nhap?redirectUrl=%2Fgio-hang', {
      useCases: () => ({
        ...pending({ step: 'second-factor' }),
        logInSecondFactor: async ({ code }) => {
          codes.push(code);
          return codes.length === 1
            ? fail({ kind: 'code-wrong', left: 4 })
            : ok({ goTo: '/gio-hang', notice: 'logged-in', notify: null });
        },
      }),
    });
    type(/^Mã từ ứng dụng/, '111 111');
    expect((await within(screen.getByRole('main')).findByRole('alert')).textContent).toContain(
      'Mã chưa đúng, bạn còn 4 lần thử.',
    );
    type(/^Mã từ ứng dụng/, '');
    type(/^Mã từ ứng dụng/, '222.222');
    await waitFor(() => expect(addressOf(router)).toBe('/gio-hang'));
    expect(codes).toEqual(['111111', '222222']);
  });

  test('ACC-01 a recovery code has its own form in the same step, with a way back to the password form', async () => {
    const codes: string[] = [];
    const answers = () => ({
      ...pending({ step: 'second-factor' as const }),
      logInSecondFactor: async ({ code }: { readonly code: string }) => {
        codes.push(code);
        return ok({ goTo: '/gio-hang', notice: null, notify: null });
      },
    });
    const { router } = await openPage('/dang-nhap', { useCases: answers });
    fireEvent.change(screen.getByLabelText(/^Mã khôi phục/), { target: { value: 'abcd-efgh' } });
    submit('Đăng nhập bằng mã khôi phục');
    await waitFor(() => expect(addressOf(router)).toBe('/gio-hang'));
    expect(codes).toEqual(['abcd-efgh']);
    await openPage('/dang-nhap', { useCases: answers });
    fireEvent.click(screen.getByRole('link', { name: 'Dùng tài khoản khác' }));
    expect(await screen.findByLabelText(/^Mật khẩu/)).toBeTruthy();
  });

  test("ACC-10 a provider account with a customer's e-mail is asked to link by logging in", async () => {
    await openPage('/dang-nhap', { useCases: () => pending({ step: 'link', provider: 'google' }) });
    expect(mainText()).toContain('Email của tài khoản Google đã thuộc về một tài khoản ở đây.');
    expect(screen.getByLabelText(/^Mật khẩu/)).toBeTruthy();
  });
});
