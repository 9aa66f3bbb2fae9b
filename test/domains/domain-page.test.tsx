import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { DomainAnswer } from '#core/domains/domain-registry.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';

const page = () => within(screen.getByRole('main'));
const field = () => page().getByRole<HTMLInputElement>('textbox', { name: 'Tên miền' });
const row = (extension: string) => {
  const found = page()
    .getAllByRole('listitem')
    .find((each) => each.querySelector('b')?.textContent === extension && !each.textContent.includes('-'));
  if (found === undefined) throw new Error(`no row ${extension}`);
  return within(found);
};
const waitForAnswers = () =>
  waitFor(() => expect(page().getByText(/^Đã kiểm tra \d+ tên, /)).toBeTruthy(), { timeout: 10_000 });

describe('ROUTE-33 /tim-kiem-domain', () => {
  test('ROUTE-33 DOM-01 without a query the page shows the field, the extensions and their prices', async () => {
    await openPage('/tim-kiem-domain');
    const form = field().form;
    expect([form?.getAttribute('action'), form?.method, field().name]).toEqual(['/tim-kiem-domain', 'get', 'q']);
    expect(page().getAllByRole('option')).toHaveLength(69);
    const board = within(page().getByRole('table', { name: 'Bảng giá đuôi' }));
    expect(board.getByRole('row', { name: /^\.vn 666\.000đ 458\.000đ/ })).toBeTruthy();
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toContain('/tim-kiem-domain');
  });

  test('DOM-01 the exact name comes first, then the family and ten suggestions, each with first year and renewal', async () => {
    await openPage('/tim-kiem-domain?q=Ti%E1%BB%87m%20B%C3%A1nh&duoi=.com');
    await waitForAnswers();
    expect(page().getByRole('heading', { name: 'tiembanh.com' })).toBeTruthy();
    expect(page().getByText('Còn đăng ký được')).toBeTruthy();
    expect(row('.vn').getByText('666.000đ', { selector: 'p b' })).toBeTruthy();
    expect(row('.vn').getByText('Gia hạn 458.000đ/năm')).toBeTruthy();
    expect(row('.vn').getByText('Lệ phí đăng ký (nhà nước, không chịu VAT)')).toBeTruthy();
    const suggestions = within(page().getByRole('region', { name: 'Gợi ý khác' }));
    expect(suggestions.getAllByRole('listitem')).toHaveLength(10);
    expect(page().getByText('tiệmbánh')).toBeTruthy();
    expect(document.title).toContain('tiembanh.com');
  });

  test('DOM-01 answers arrive row by row; until then a row says that it is being checked', async () => {
    const answers = new Map<string, (answer: DomainAnswer) => void>();
    await openPage('/tim-kiem-domain?q=tiembanhmay', {
      useCases: () => ({
        loadDomainStatus: ({ name }) =>
          new Promise((resolve) => {
            answers.set(name, (answer) => resolve(ok(answer)));
          }),
      }),
    });
    await waitFor(() => expect(answers.size).toBeGreaterThan(3));
    expect(answers.size).toBeLessThanOrEqual(10);
    expect(row('.com.vn').getByText('Đang kiểm tra')).toBeTruthy();
    answers.get('tiembanhmay.com.vn')?.({ name: 'tiembanhmay.com.vn', status: 'available' });
    expect(await row('.com.vn').findByText('Còn')).toBeTruthy();
    expect(row('.id.vn').getByText('Đang kiểm tra')).toBeTruthy();
    expect(page().queryByText('Còn đăng ký được')).toBeNull();
  });

  test('DOM-01 new input is looked up after a pause, cancels the running look-up, and the latest input wins', async () => {
    const asked: string[] = [];
    const answers = new Map<string, () => void>();
    const { router } = await openPage('/tim-kiem-domain?q=motmotmot', {
      useCases: () => ({
        loadDomainStatus: ({ name }) => {
          asked.push(name);
          return new Promise((resolve) => answers.set(name, () => resolve(ok({ name, status: 'available' }))));
        },
      }),
    });
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    fireEvent.input(field(), { target: { value: 'haihaihai' } });
    await waitFor(() => expect(addressOf(router)).toContain('q=haihaihai'));
    await waitFor(() => expect(asked.some((name) => name.startsWith('haihaihai'))).toBe(true));
    const before = asked.filter((name) => name.startsWith('motmotmot')).length;
    for (const [name, answer] of answers) if (name.startsWith('motmotmot')) answer();
    await waitFor(() => expect(page().getByRole('heading', { name: 'haihaihai.vn' })).toBeTruthy());
    expect(asked.filter((name) => name.startsWith('motmotmot'))).toHaveLength(before);
    expect(page().queryByText('Còn đăng ký được')).toBeNull();
  });

  test('DOM-04 only a free name has a buy button; registered, reserved and unknown ones show their status', async () => {
    await openPage('/tim-kiem-domain?q=google&duoi=.com');
    await waitForAnswers();
    expect(page().getByText('Đã có người đăng ký')).toBeTruthy();
    expect(page().queryByRole('button', { name: 'Thêm vào giỏ: google.com' })).toBeNull();
    await openPage('/tim-kiem-domain?q=quochoi');
    await waitForAnswers();
    expect(page().getByText('Được giữ lại theo quy định, không bán')).toBeTruthy();
  });

  test('DOM-04 an unknown status is shown as unknown, and a retry can resolve it', async () => {
    let busy = true;
    await openPage('/tim-kiem-domain?q=tiembanhmay', {
      useCases: (own) => ({
        loadDomainStatus: async (input) => (busy ? fail({ kind: 'unreachable' }) : own.loadDomainStatus(input)),
      }),
    });
    await waitForAnswers();
    expect(row('.com.vn').getByText('Chưa rõ')).toBeTruthy();
    busy = false;
    fireEvent.click(row('.com.vn').getByRole('button', { name: 'Kiểm tra lại tiembanhmay.com.vn' }));
    expect(await row('.com.vn').findByText('Còn')).toBeTruthy();
  });

  test('DOM-01 the public facts of a registered name open below it, and close again', async () => {
    const { router } = await openPage('/tim-kiem-domain?q=google');
    await waitForAnswers();
    fireEvent.click(page().getByRole('link', { name: 'Xem thông tin của google.com' }));
    const facts = within(await page().findByRole('region', { name: 'Thông tin công khai của google.com' }));
    expect(await facts.findByText('Nhà đăng ký mẫu')).toBeTruthy();
    expect(facts.getByText(/được giữ kín/)).toBeTruthy();
    fireEvent.click(page().getByRole('link', { name: 'Ẩn thông tin' }));
    await waitFor(() => expect(addressOf(router)).not.toContain('whois'));
  });

  test('DOM-01 one click adds a name to the cart, and its row says so', async () => {
    // This browser does not know yet that there will be a cart.
    const { useCases, router } = await openPage('/tim-kiem-domain?q=tiembanhmay', {
      context: { canKnowVisitor: () => false },
    });
    await waitForAnswers();
    fireEvent.click(page().getByRole('button', { name: 'Thêm vào giỏ: tiembanhmay.vn' }));
    await waitFor(() => expect(page().getByRole('link', { name: 'Đã trong giỏ' })).toBeTruthy(), { timeout: 10_000 });
    expect(addressOf(router)).toBe('/tim-kiem-domain?q=tiembanhmay');
    const cart = expectOk(await useCases.loadCart({ orderId: null }));
    expect(cart?.lines.map(({ line, amounts }) => [line.description, amounts.gross])).toEqual([
      ['tiembanhmay.vn', 666_000],
    ]);
    expect(page().getByText('tiembanhmay.vn, 1 năm')).toBeTruthy();
    const bar = within(page().getByRole('region', { name: 'Tên miền đã chọn' }));
    expect(bar.getByText('666.000đ')).toBeTruthy();
    expect(bar.getByRole('link', { name: 'Vào giỏ hàng' })).toBeTruthy();
  });

  test('DOM-04 a name that was registered since the search is not added, and the page says why', async () => {
    const { world, router } = await openPage('/tim-kiem-domain?q=tiembanhmay');
    await waitForAnswers();
    world.state.registered.add('tiembanhmay.vn');
    fireEvent.click(page().getByRole('button', { name: 'Thêm vào giỏ: tiembanhmay.vn' }));
    expect(await page().findByText('tiembanhmay.vn: đã có người đăng ký.')).toBeTruthy();
    expect(addressOf(router)).toContain('chua-them=');
  });

  test('DOM-01 groups of extensions filter the list; empty groups are hidden', async () => {
    const { router } = await openPage('/tim-kiem-domain?q=tiembanhmay');
    const groups = within(page().getByRole('navigation', { name: 'Nhóm đuôi' }));
    expect(groups.getAllByRole('link').map((each) => each.textContent)).toEqual([
      'Phổ biến',
      'Việt Nam',
      'Quốc tế',
      'Địa danh',
      'Miễn phí',
    ]);
    fireEvent.click(groups.getByRole('link', { name: 'Quốc tế' }));
    await waitFor(() => expect(addressOf(router)).toContain('nhom=quoc-te'));
    expect(page().queryByRole('region', { name: 'Cùng tên, đuôi Việt Nam' })).toBeNull();
  });

  test('DOM-03 a special kind of name shows its label, its conditions and the price of its own product', async () => {
    await openPage('/tim-kiem-domain?q=ti%E1%BB%87m');
    await waitForAnswers();
    const own = page()
      .getAllByRole('listitem')
      .find((each) => each.textContent.startsWith('tiệm.vn'));
    expect(own?.textContent).toContain('Tiếng Việt');
    expect(own?.textContent).toContain('51.600đ');
    expect(own?.textContent).toContain('Tên có dấu tiếng Việt');
    expect(page().getByRole('link', { name: 'Tiếng Việt có dấu' })).toBeTruthy();
    expect(page().getByRole('heading', { name: 'tiem.vn' })).toBeTruthy();
  });

  test('DOM-03 a name for schools shows who may register it, and its button follows the conditions', async () => {
    await openPage('/tim-kiem-domain?q=tiembanhmay.edu.vn');
    await waitForAnswers();
    expect(page().getAllByText(/Chỉ dành cho tổ chức, cá nhân hoạt động giáo dục/).length).toBeGreaterThan(0);
    const add = page().getByRole('button', { name: 'Tôi đủ điều kiện, thêm vào giỏ: tiembanhmay.edu.vn' });
    expect(add.closest('details')?.open).toBe(false);
    expect(page().queryByRole('button', { name: 'Thêm vào giỏ: tiembanhmay.edu.vn' })).toBeNull();
  });

  test('DOM-01 other extensions are a price list on demand, and none of them is looked up', async () => {
    const asked: string[] = [];
    await openPage('/tim-kiem-domain?q=tiembanhmay&duoi-khac=1', {
      useCases: (own) => ({
        loadDomainStatus: (input) => {
          asked.push(input.name);
          return own.loadDomainStatus(input);
        },
      }),
    });
    await waitForAnswers();
    const others = within(page().getByRole('table', { name: 'Đuôi khác' }));
    expect(others.getAllByRole('row').length).toBeGreaterThan(45);
    expect(others.getByRole('link', { name: 'Kiểm tra tiembanhmay.xyz' }).getAttribute('href')).toBe(
      '/tim-kiem-domain?q=tiembanhmay.xyz',
    );
    expect(asked).not.toContain('tiembanhmay.xyz');
    expect(asked.length).toBeLessThanOrEqual(24);
  });

  test('DOM-01 a letter of another alphabet is named, and the plain name is one press away', async () => {
    await openPage(`/tim-kiem-domain?q=${encodeURIComponent('gооgle.vn')}`);
    expect(page().getByText(/“о” là chữ Kirin, trông giống “o”/)).toBeTruthy();
    expect(page().getByRole('link', { name: 'google.vn' }).getAttribute('href')).toBe('/tim-kiem-domain?q=google.vn');
    expect(page().queryByRole('button', { name: /Thêm vào giỏ/ })).toBeNull();
  });

  test('DOM-01 an invalid name and an unsupported extension are reported', async () => {
    await openPage('/tim-kiem-domain?q=%3F%3F');
    expect(page().getByText(/Bạn gõ tên cửa hàng/)).toBeTruthy();
    await openPage('/tim-kiem-domain?q=tiembanh.zip');
    expect(page().getByText(/chưa bán đuôi \.zip/)).toBeTruthy();
  });

  test('ERR-07 when the catalogue is down the page says so and offers a retry', async () => {
    await openPage('/tim-kiem-domain?q=may', {
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, always(unreachable, 'products')) }),
    });
    expect(await page().findByRole('button', { name: 'Thử lại' })).toBeTruthy();
  });
});
