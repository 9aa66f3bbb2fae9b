import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Ports } from '#core/ports.ts';
import { ok } from '#core/shared/result.ts';
import { expectOk, freshIdempotencyKey, openShop } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';

const page = () => within(screen.getByRole('main'));
const waitForAnswers = () =>
  waitFor(() => expect(page().getByText(/^Đã kiểm tra \d+ tên, /)).toBeTruthy(), { timeout: 10_000 });
const field = () => page().getByRole<HTMLInputElement>('textbox', { name: 'Tên miền' });

describe('DOM-01 checking many names at once', () => {
  const text = 'mot-may.vn hai-may.com google.com mot-may.vn sai tot.zip';
  const bulk = `/tim-kiem-domain?tab=nhieu&ten=${encodeURIComponent(text)}&nam=2`;

  test('DOM-01 every word has a row: a price for the term, or its problem', async () => {
    await openPage(bulk);
    await waitForAnswers();
    const table = within(page().getByRole('table', { name: 'Kết quả kiểm tra danh sách tên miền' }));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((each) => each.textContent);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toContain('1.124.000đ');
    expect(rows[2]).toContain('Đã có chủ');
    expect(rows[3]).toContain('Trùng với một tên ở trên');
    expect(rows[2]).not.toContain('đ');
    expect(rows[4]).toContain('Thiếu đuôi');
    expect(rows[5]).toContain('Đuôi này chưa bán');
  });

  test('DOM-01 one click adds all free names', async () => {
    const { useCases } = await openPage(bulk);
    await waitForAnswers();
    fireEvent.click(page().getByRole('button', { name: 'Thêm 2 tên còn trống vào giỏ' }));
    await waitFor(() => expect(page().getAllByText('Đã trong giỏ')).toHaveLength(2), { timeout: 10_000 });
    const cart = expectOk(await useCases.loadCart({ orderId: null }));
    expect(cart?.lines.map(({ line }) => [line.description, line.term])).toEqual([
      ['mot-may.vn', 2],
      ['hai-may.com', 2],
    ]);
    expect(page().queryByRole('button', { name: /còn trống vào giỏ/ })).toBeNull();
  });

  test('DOM-01 plain words are combined with the ticked extensions of the address', async () => {
    await openPage('/tim-kiem-domain?tab=nhieu&ten=may-xanh&duoi=.vn&duoi=.shop');
    await waitForAnswers();
    const table = within(page().getByRole('table', { name: 'Kết quả kiểm tra danh sách tên miền' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((each) => each.querySelector('td')?.textContent),
    ).toEqual(['may-xanh.vn', 'may-xanh.shop']);
    const ticked = page()
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked);
    expect(ticked.map(({ name, value }) => [name, value])).toEqual([
      ['duoi', '.vn'],
      ['duoi', '.shop'],
    ]);
  });

  test('DOM-01 the form is a plain GET form', async () => {
    await openPage('/tim-kiem-domain?tab=nhieu');
    const area = page().getByRole<HTMLTextAreaElement>('textbox', { name: /Danh sách tên miền/ });
    expect([area.form?.method, area.name, area.form?.getAttribute('action')]).toEqual([
      'get',
      'ten',
      '/tim-kiem-domain',
    ]);
  });
});

describe('DOM-01 other pages', () => {
  test('DOM-01 ROUTE-01 the field on the home page is a plain GET form to the search', async () => {
    await openPage('/');
    const form = field().form;
    expect([form?.getAttribute('action'), form?.method, field().name]).toEqual(['/tim-kiem-domain', 'get', 'q']);
  });

  test('DOM-01 a name that is already in the cart says so from the start', async () => {
    const shop = openShop();
    const names = ['tiembanhmay.vn'];
    expectOk(
      await shop.useCases.addDomains({
        names,
        years: 1,
        expectedTotal: {},
        orderId: null,
        path: '',
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    await openPage('/tim-kiem-domain?q=tiembanhmay', { world: shop.world, browser: shop.browser });
    await waitFor(() => expect(page().getByRole('link', { name: 'Đã trong giỏ' })).toBeTruthy());
  });
});

describe('DOM-01 a name that is registered elsewhere', () => {
  const said = async (name: string, state: RegExp) => {
    await openPage(`/tim-kiem-domain?tab=chuyen&q=${name}`);
    expect(await page().findByText(state)).toBeTruthy();
  };

  test('DOM-01 the row shows from the public facts whether the name can be transferred, and the price; the auth code is sent by POST', async () => {
    const states = (code: string) => ({
      change: ({ domains }: Ports) => ({
        domains: {
          check: async (name: string) => {
            const answer = await domains.check(name);
            const whois = answer.ok ? answer.value.whois : undefined;
            return answer.ok && whois ? ok({ ...answer.value, whois: { ...whois, statusCodes: [code] } }) : answer;
          },
        },
      }),
    });
    await openPage('/tim-kiem-domain?tab=chuyen&q=https://www.google.com/x', states('clientTransferProhibited'));
    expect(await page().findByText(/google\.com đang bị khoá chuyển/)).toBeTruthy();
    await openPage('/tim-kiem-domain?tab=chuyen&q=google.com', states('active'));
    expect(await page().findByText(/google\.com không bị khoá chuyển/)).toBeTruthy();
    const code = page().getByRole<HTMLInputElement>('textbox', { name: /^Mã chuyển/ });
    expect([code.form?.method, code.value, code.autocomplete]).toEqual(['post', '', 'off']);
    expect(page().getByRole('region', { name: 'Chi phí chuyển về' }).textContent).toContain('361.800đ');
    expect(page().getByText(/ai có mã là chuyển được tên/)).toBeTruthy();
  });

  test('DOM-01 an unregistered, unsupported or invalid name cannot be transferred', async () => {
    await said('tiembanhmay.vn', /chưa có ai đăng ký/);
    await said('quochoi.vn', /được giữ lại theo quy định/);
    await said('qua-tai.vn', /Chưa tra cứu được/);
    await said('tiembanhmay.zip', /chưa quản lý đuôi này/);
    await said('khong-phai', /Tên miền không hợp lệ/);
  });
});
