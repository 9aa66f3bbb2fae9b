import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AddToCartCommand } from '#core/cart/cart.ts';
import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import { instalmentOffers } from '#core/pricing/instalment-offers.ts';
import { formatDong } from '#core/shared/dong.ts';
import { addBySlug, expectOk } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { mainText, sameBrowser, shopOfToday } from '#test/ui/order-pages.tsx';

const PATH = '/san-pham/bare-metal-s';
const ways = async () => within(await screen.findByRole('group', { name: 'Cách trả', hidden: true }));
const link = async (name: RegExp) => (await ways()).getByRole('link', { name, hidden: true });
const receipt = async () => within(await screen.findByRole('complementary', { name: 'Đơn của bạn' }));

const offersOf = async (useCases: Awaited<ReturnType<typeof openPage>>['useCases']) => {
  const product = expectOk(await useCases.loadProduct({ slug: 'bare-metal-s' }));
  return instalmentOffers(product, configurationFromQuery(product, {}));
};

describe('instalment plans on the product page', () => {
  test('INS-01 the plans are collapsed beside the cash price, and paying at once is the default', async () => {
    const { useCases } = await openPage(PATH);
    expect((await screen.findByText('Cách trả')).closest('details')?.open).toBe(false);
    expect((await link(/^Trả ngay một lần/)).getAttribute('aria-current')).toBe('true');
    expect(new FormData(form()).has('configuration.plan')).toBe(false);
    for (const { plan, breakdown, extraCost } of await offersOf(useCases)) {
      const tile = await link(new RegExp(`^Trả góp ${plan.loanTenure} tháng`));
      expect(tile.getAttribute('aria-current')).toBeNull();
      for (const amount of [breakdown.firstMonth.total, breakdown.nextMonth.total, breakdown.totalPrice, extraCost])
        expect(tile.textContent).toContain(formatDong(amount));
    }
  });

  test('INS-01 ENT-12 choosing a plan puts plan and term into the URL, and the summary asks only for the first month', async () => {
    const { router, useCases } = await openPage(PATH);
    const offer = (await offersOf(useCases))[1];
    if (!offer) throw new Error('no plan of a year');
    fireEvent.click(await link(/^Trả góp 12 tháng/));
    await waitFor(() => expect(addressOf(router)).toBe(`${PATH}?time=12&plan=tra-gop-12`));
    const panel = await receipt();
    expect(await panel.findByText(formatDong(offer.breakdown.firstMonth.total))).toBeTruthy();
    expect(
      panel.getByText(new RegExp(`Sau đó 11 tháng, mỗi tháng ${formatDong(offer.breakdown.nextMonth.total)}`)),
    ).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Chi tiết trả góp 12 tháng', hidden: true }));
    expect(table.getByText(formatDong(offer.breakdown.nextMonth.bare))).toBeTruthy();
    expect(new FormData(form()).get('configuration.plan')).toBe('tra-gop-12');
    expect(form().elements.namedItem('expectedTotal')).toHaveProperty(
      'value',
      String(offer.breakdown.firstMonth.total),
    );
  });

  test('INS-01 another term, or paying at once, clears the plan', async () => {
    const { router } = await openPage(`${PATH}?time=12&plan=tra-gop-12`);
    fireEvent.click(await screen.findByRole('radio', { name: /^6 tháng/ }));
    await waitFor(() => expect(addressOf(router)).toBe(`${PATH}?time=6`));
    fireEvent.click(await link(/^Trả góp 6 tháng/));
    await waitFor(() => expect(addressOf(router)).toBe(`${PATH}?time=6&plan=tra-gop-6`));
    fireEvent.click(await link(/^Trả ngay một lần/));
    await waitFor(() => expect(addressOf(router)).toBe(`${PATH}?time=6`));
    expect(screen.queryByText(/Gói trả góp trong liên kết/)).toBeNull();
  });

  test('INS-01 a link to a withdrawn plan says so and shows the cash price', async () => {
    await openPage(`${PATH}?time=12&plan=tra-gop-99`);
    expect(await screen.findByText(/Gói trả góp trong liên kết không còn/)).toBeTruthy();
    expect((await receipt()).getByText(/Gia hạn từ/)).toBeTruthy();
  });

  test('INS-01 adding sends the plan, with the shown first month as expected total', async () => {
    const sent: AddToCartCommand[] = [];
    const { router, useCases } = await openPage(`${PATH}?time=6&plan=tra-gop-6`, {
      useCases: (own) => ({
        addToCart: (command) => {
          sent.push(command);
          return own.addToCart(command);
        },
      }),
    });
    const [offer] = await offersOf(useCases);
    fireEvent.click((await receipt()).getByRole('button', { name: 'Thêm vào giỏ' }));
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/gio-hang\?orderId=/));
    expect(sent[0]).toMatchObject({
      configuration: { term: 6, plan: 'tra-gop-6' },
      expectedTotal: offer?.breakdown.firstMonth.total,
    });
  });

  test('INS-01 products without instalment plans show none', async () => {
    await openPage('/san-pham/cloud-server-ssd-4');
    await receipt();
    expect(screen.queryByText('Trả góp')).toBeNull();
  });
});

describe('instalments in cart and checkout', () => {
  test('INS-01 cart and checkout show the instalments of a line, and its term cannot be changed', async () => {
    const shop = shopOfToday();
    const product = expectOk(await shop.ports.catalogue.product('bare-metal-s'));
    const configuration = { ...configurationFromQuery(product, {}), term: 12, plan: 'tra-gop-12' };
    const { cart } = expectOk(await addBySlug(shop, 'bare-metal-s', { configuration }));
    const renewal = cart?.lines[0]?.renewal;
    if (!cart || renewal === undefined) throw new Error('no cart');
    const said = `Trả góp 12 tháng: tháng đầu ${formatDong(cart.totals.gross)}, các tháng sau ${formatDong(renewal.gross)}`;
    await openPage('/gio-hang', sameBrowser(shop));
    expect(mainText()).toContain(said);
    expect(mainText()).toContain(`Trả góp tháng tiếp theo: ${formatDong(renewal.gross)}`);
    expect(mainText()).not.toContain('Gia hạn cả đơn');
    expect(screen.queryByRole('combobox', { name: /^Kỳ hạn/ })).toBeNull();
    await openPage('/checkout', sameBrowser(shop));
    await waitFor(() => expect(mainText()).toContain(said));
  });
});

const form = (): HTMLFormElement => {
  const found = document.querySelector<HTMLFormElement>('form#cau-hinh');
  if (!found) throw new Error('no configurator');
  return found;
};
