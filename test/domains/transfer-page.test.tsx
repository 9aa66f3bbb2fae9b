import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AUTH_CODE_TTL_MS } from '#core/domains/transfer.ts';
import type { Ports } from '#core/ports.ts';
import { ok } from '#core/shared/result.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';

const CODE = 'Ma-Chuyen-Bi-Mat-1';
const page = () => within(screen.getByRole('main'));
const withUnlockedName = {
  change: ({ domains }: Ports) => ({
    domains: {
      check: async (name: string) => {
        const answer = await domains.check(name);
        const whois = answer.ok ? answer.value.whois : undefined;
        return answer.ok && whois ? ok({ ...answer.value, whois: { ...whois, statusCodes: ['active'] } }) : answer;
      },
    },
  }),
};
const code = () => page().findByRole<HTMLInputElement>('textbox', { name: /^Mã chuyển/ });
const send = () => act(async () => fireEvent.click(page().getByRole('button', { name: 'Thêm vào giỏ' })));

describe('ROUTE-33 transferring a name to this shop', () => {
  test('DOM-01 the auth code goes into the cart; the cart labels the line as a transfer and offers no other term', async () => {
    const { useCases, router } = await openPage('/tim-kiem-domain?tab=chuyen&q=google.com', withUnlockedName);
    fireEvent.change(await code(), { target: { value: CODE } });
    await send();
    await waitFor(() => expect(addressOf(router)).toContain('/gio-hang'));
    expect(addressOf(router)).not.toContain(CODE);
    expect(await page().findByRole('heading', { name: 'Chuyển tên miền về: google.com' })).toBeTruthy();
    expect(page().queryByRole('combobox')).toBeNull();
    expect(page().queryByRole('link', { name: 'Sửa cấu hình' })).toBeNull();
    const cart = expectOk(await useCases.loadCart({ orderId: null }));
    expect(cart?.lines.map(({ line, amounts }) => [line.isTransfer, amounts.gross])).toEqual([[true, 361_800]]);
  });

  test('DOM-01 DOM-04 a line with an expired auth code says so in the cart and links to where it can be entered again', async () => {
    const { world, browser } = await openPage('/tim-kiem-domain?tab=chuyen&q=google.com', withUnlockedName);
    fireEvent.change(await code(), { target: { value: CODE } });
    await send();
    await page().findByRole('heading', { name: 'Chuyển tên miền về: google.com' });
    expect(page().queryByRole('link', { name: 'Nhập lại mã chuyển' })).toBeNull();
    world.state.now += AUTH_CODE_TTL_MS + 1;
    const { router } = await openPage('/gio-hang', { ...withUnlockedName, world, browser });
    fireEvent.click(page().getByRole('link', { name: 'Nhập lại mã chuyển' }));
    await waitFor(() => expect(addressOf(router)).toBe('/tim-kiem-domain?tab=chuyen&q=google.com'));
    fireEvent.change(await code(), { target: { value: CODE } });
    await send();
    await waitFor(() => expect(addressOf(router)).toContain('/gio-hang'));
    expect(page().queryByRole('link', { name: 'Nhập lại mã chuyển' })).toBeNull();
    expect(page().getAllByRole('heading', { name: 'Chuyển tên miền về: google.com' })).toHaveLength(1);
  });

  test('DOM-01 an invalid auth code is reported at its field, and nothing is added', async () => {
    const { useCases } = await openPage('/tim-kiem-domain?tab=chuyen&q=google.com', withUnlockedName);
    fireEvent.change(await code(), { target: { value: 'ngắn' } });
    await send();
    expect(await page().findByText(/Mã chuyển có 6 đến 64 ký tự/)).toBeTruthy();
    expect(expectOk(await useCases.loadCart({ orderId: null }))).toBe(null);
  });

  test('DOM-04 a name that was released since the page was loaded is not added, and the page says so', async () => {
    const { world } = await openPage('/tim-kiem-domain?tab=chuyen&q=google.com', withUnlockedName);
    fireEvent.change(await code(), { target: { value: CODE } });
    world.state.registered.delete('google.com');
    await send();
    expect((await page().findAllByText(/google\.com chưa có ai đăng ký/)).length).toBeGreaterThan(0);
  });

  test('DOM-04 a locked name has no auth-code field', async () => {
    await openPage('/tim-kiem-domain?tab=chuyen&q=may.vn', {
      change: ({ domains }: Ports) => ({
        domains: {
          check: async (name: string) => {
            const answer = await domains.check(name);
            const whois = answer.ok ? answer.value.whois : undefined;
            const statusCodes = ['clientTransferProhibited'];
            return answer.ok && whois ? ok({ ...answer.value, whois: { ...whois, statusCodes } }) : answer;
          },
        },
      }),
    });
    expect(await page().findByText(/may\.vn đang bị khoá chuyển/)).toBeTruthy();
    expect(page().queryByRole('textbox', { name: /^Mã chuyển/ })).toBeNull();
  });
});
