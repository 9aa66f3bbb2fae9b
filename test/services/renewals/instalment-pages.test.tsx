import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { InstalmentRow } from '#core/services/scheduled-instalment.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { addDong, formatDong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { fail } from '#core/shared/result.ts';
import { placeCart } from '#test/kit/checkout.ts';
import { customerShop, placePaidOrder } from '#test/kit/customer.ts';
import { moveClockTo } from '#test/kit/fakes/memory-changes.ts';
import { addBySlug, expectOk, freshIdempotencyKey, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage, type PageOptions } from '#test/ui/open-page.tsx';
import { mainText } from '#test/ui/order-pages.tsx';

const SERVER = 'bare-metal-s';

const open = (path: string, { world, browser }: Shop, more: PageOptions = {}) =>
  openPage(path, { world, browser, ...more });

const pay = (shop: Shop, orderId: OrderId): void => {
  const record = [...shop.world.state.payments.values()].find(({ payment }) => payment.orderId === orderId);
  if (!record) throw new Error('no payment waits');
  bankOf(shop.world).confirm(record.payment.id);
};

/** Buys a server for six months on an instalment plan and pays the first instalment. */
const buyOnPlan = async (shop: Shop): Promise<OrderId> => {
  const product = expectOk(await shop.ports.catalogue.product(SERVER));
  const configuration = { ...defaultConfiguration(product), term: 6, plan: 'tra-gop-6' };
  expectOk(await addBySlug(shop, SERVER, { configuration }));
  const { orderId } = expectOk(await placeCart(shop));
  expectOk(await shop.useCases.loadPayment({ orderId }));
  pay(shop, orderId);
  shop.world.state.now += 60_000;
  return orderId;
};

/** A customer with a server on an instalment plan, and its open instalments. */
const openShopWithInstalments = async () => {
  const shop = await customerShop();
  const orderId = await buyOnPlan(shop);
  const { dues } = expectOk(await shop.useCases.loadInstalments({}));
  const [second, third] = dues;
  const service = second?.services[0]?.id;
  if (!second || !third || service === undefined) throw new Error('nothing is due');
  return { shop, orderId, dues, second, third, service };
};

const pressNamed = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const rowsOf = (caption: RegExp) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1);
const dayAndSum = ({ dueDate, amounts }: InstalmentRow): readonly string[] => [
  formatDate(dueDate),
  formatDong(amounts.gross),
];

describe('pages with instalments', () => {
  test('INS-01 a service page lists every later instalment with its day and amount, and «Trả kỳ này» goes to the payment of the next', async () => {
    const { shop, dues, second, service } = await openShopWithInstalments();
    const { router } = await open(`/service/${service}?tab=gia-han`, shop);
    expect(within(screen.getByRole('region', { name: 'Lịch trả góp' })).getByText(/Đã trả 1\/6 tháng/)).toBeTruthy();
    const rows = rowsOf(/^Các tháng trả góp của/);
    expect(rows).toHaveLength(5);
    for (const [at, due] of dues.entries())
      for (const text of [`${due.month}/6`, ...dayAndSum(due)]) expect(rows[at]?.textContent).toContain(text);
    await pressNamed('Trả kỳ này');
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
    expect(mainText()).toContain(formatDong(second.amounts.gross));
    const { pendingOrderId } = expectOk(await shop.useCases.loadInstalments({})).dues[0] ?? {};
    await open(`/service/${service}?tab=gia-han`, shop);
    expect(screen.queryByRole('button', { name: 'Trả kỳ này' })).toBeNull();
    const region = within(screen.getByRole('region', { name: 'Lịch trả góp' }));
    expect(region.getByRole('link', { name: 'Xem đơn hàng' }).getAttribute('href')).toBe(`/order/${pendingOrderId}`);
  });

  test('INS-01 a paid instalment links to its order, an overdue one says so', async () => {
    const { shop, second, third, service } = await openShopWithInstalments();
    const expectedTotal = { [second.id]: second.amounts.gross };
    const { orderId } = expectOk(
      await shop.useCases.renewServices({
        ids: [],
        dues: [second.id],
        expectedTotal,
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    pay(shop, orderId);
    moveClockTo(shop.world, third.dueDate + 2 * DAY_MS);
    await open(`/service/${service}?tab=gia-han`, shop);
    const [paid, over, left] = rowsOf(/^Các tháng trả góp của/);
    const way = within(paid ?? document.body).getByRole('link', { name: /Đã trả/ });
    expect(way.getAttribute('href')).toBe(`/order/${orderId}`);
    expect(over?.textContent).toContain('Quá hạn 2 ngày');
    expect(left?.textContent).toMatch(/Còn \d+ ngày/);
    await open(`/order/${orderId}`, shop);
    expect(mainText()).toContain(`Trả góp tháng 2/6: ${second.title}`);
  });

  test('INS-01 SVC-01 the service list shows the next instalment, and one order pays instalments together with renewals', async () => {
    const { shop, second, third } = await openShopWithInstalments();
    await placePaidOrder(shop);
    moveClockTo(shop.world, third.dueDate - 20 * DAY_MS);
    const offers = expectOk(await shop.useCases.loadRenewals({}));
    const [renewal] = offers.filter(({ name }) => name !== second.services[0]?.name);
    if (!renewal) throw new Error('nothing can be renewed');
    const { router } = await open('/service', shop);
    const [day, sum] = dayAndSum(second);
    expect(mainText()).toContain(`Trả góp tháng 2/6 của ${second.title}: ${sum}, đã quá ngày trả ${day}.`);
    const form = within(screen.getByRole('region', { name: 'Gia hạn và trả góp' }));
    const months = within(form.getByRole('group', { name: 'Kỳ trả góp đến hạn' })).getAllByRole('checkbox');
    expect(months).toHaveLength(2);
    for (const box of months) fireEvent.click(box);
    fireEvent.click(form.getByRole('checkbox', { name: new RegExp(`^${renewal.name}`) }));
    const total = addDong(second.amounts.gross, third.amounts.gross, renewal.amounts.gross);
    expect(mainText()).toContain(`Tổng 3 mục (đã gồm VAT)${formatDong(total)}`);
    await pressNamed('Thanh toán mục đã chọn');
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
    expect(mainText()).toContain(formatDong(total));
  });

  test('INS-01 ERR-07 an empty selection and an instalment out of order are reported below the form', async () => {
    const { shop, third } = await openShopWithInstalments();
    moveClockTo(shop.world, third.dueDate - DAY_MS);
    await open('/service', shop);
    await pressNamed('Thanh toán mục đã chọn');
    await waitFor(() => expect(mainText()).toContain('Bạn chưa chọn kỳ trả góp hay dịch vụ nào.'));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Trả góp tháng 3\/6/ }));
    await pressNamed('Thanh toán mục đã chọn');
    await waitFor(() => expect(mainText()).toContain('Tháng 2 của gói trả góp này chưa được trả.'));
  });

  test('INS-01 a failed plain post keeps the selection and shows the error at its own form', async () => {
    const { shop, second, service } = await openShopWithInstalments();
    const fields = { dues: { ky: [second.id] } };
    const failure = { kind: 'earlier-instalment-unpaid', month: 2 } as never;
    const context = { submission: { use: 'renewServices', fields, failure } } as const;
    await open('/service', shop, { context });
    const boxes = screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked);
    expect(boxes.map((box) => (box as HTMLInputElement).value)).toEqual([second.id]);
    await open(`/service/${service}?tab=gia-han`, shop, { context });
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText('Tháng 2 của gói trả góp này chưa được trả.')).toHaveLength(1);
    const region = within(screen.getByRole('region', { name: 'Lịch trả góp' }));
    expect(region.getByText('Tháng 2 của gói trả góp này chưa được trả.')).toBeTruthy();
    const form = screen.getByRole('button', { name: 'Trả kỳ này' }).closest('form');
    expect(new FormData(form ?? undefined).getAll('dues[ky]')).toEqual([second.id]);
  });

  test("INS-01 a paid order, a guest's too, shows its schedule and links to where it is paid", async () => {
    const { shop, orderId, dues } = await openShopWithInstalments();
    await open(`/order/${orderId}`, shop);
    await screen.findByRole('table', { name: /^Các tháng trả góp của/ });
    expect(rowsOf(/^Các tháng trả góp của/)).toHaveLength(dues.length);
    const world = memoryWorld({ now: Date.now() });
    const guest = openShop({ world, browser: createBrowser() });
    const bought = await buyOnPlan(guest);
    for (const path of [`/ket-qua-thanh-toan/${bought}`, `/dat-hang-thanh-cong?orderId=${bought}`]) {
      await open(path, guest);
      await screen.findByRole('table', { name: /^Các tháng trả góp của/ });
      expect(rowsOf(/^Các tháng trả góp của/)).toHaveLength(5);
      expect(mainText()).toContain('Chưa có tài khoản thì bạn đặt mật khẩu cho đơn này trước.');
      expect(screen.getByRole('link', { name: 'Mở dịch vụ của tôi' }).getAttribute('href')).toBe('/service');
    }
  });

  test('INS-01 a result page renders without the schedule when the schedule cannot be loaded', async () => {
    const { shop, orderId } = await openShopWithInstalments();
    await open(`/ket-qua-thanh-toan/${orderId}`, shop, {
      useCases: () => ({ loadOrderInstalments: async () => fail({ kind: 'unreachable' } as const) }),
    });
    expect(screen.queryByRole('table', { name: /^Các tháng trả góp của/ })).toBeNull();
    expect(screen.getByRole('main')).toBeTruthy();
  });
});
