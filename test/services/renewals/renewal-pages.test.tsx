import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatDate } from '#core/shared/calendar.ts';
import { addDong, formatDong } from '#core/shared/dong.ts';
import { fail } from '#core/shared/result.ts';
import { readInput } from '#host/api/read-input.ts';
import { customerShop, placePaidOrder } from '#test/kit/customer.ts';
import { expectOk, freshIdempotencyKey, type Shop } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage, type PageOptions } from '#test/ui/open-page.tsx';
import { mainText } from '#test/ui/order-pages.tsx';
import { fieldsOf } from '#ui/app/form-fields.ts';

const open = (path: string, { world, browser }: Shop, more: PageOptions = {}) =>
  openPage(path, { world, browser, ...more });

/** A customer with this many running servers. */
const openShopWithServers = async (count = 1): Promise<Shop> => {
  const shop = await customerShop();
  for (let bought = 0; bought < count; bought += 1) await placePaidOrder(shop);
  shop.world.state.now += 60_000;
  return shop;
};

const pressNamed = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('pages with renewals and upgrades', () => {
  test('SVC-01 the list shows end dates and renewal prices; one order renews two services', async () => {
    const shop = await openShopWithServers(2);
    const offers = expectOk(await shop.useCases.loadRenewals({}));
    const { router } = await open('/service', shop);
    const form = within(screen.getByRole('region', { name: 'Gia hạn dịch vụ' }));
    for (const { endDate, newEndDate, amounts } of offers) {
      expect(mainText()).toContain(`Hết hạn ${formatDate(endDate)}`);
      expect(mainText()).toContain(`đến ${formatDate(newEndDate)}`);
      expect(mainText()).toContain(formatDong(amounts.gross));
    }
    const boxes = form.getAllByRole('checkbox', { hidden: true });
    expect(boxes.every((box) => !(box as HTMLInputElement).checked)).toBe(true);
    for (const box of boxes) fireEvent.click(box);
    const total = addDong(...offers.map(({ amounts }) => amounts.gross));
    expect(mainText()).toContain(`Tổng 2 dịch vụ (đã gồm VAT)${formatDong(total)}`);
    await pressNamed('Gia hạn và thanh toán');
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
    expect(mainText()).toContain(formatDong(total));
  });

  test('SVC-01 what is due stands first, and what is not due for long behind «Gia hạn sớm», with its term in its tile', async () => {
    const shop = await openShopWithServers(3);
    const [[id, record] = []] = [...shop.world.state.services];
    if (id === undefined || record === undefined) throw new Error('a service was bought');
    const endDate = shop.world.state.now + 10 * 86_400_000;
    shop.world.state.services.set(id, { ...record, detail: { ...record.detail, name: 'sap-het', endDate } });
    await open('/service', shop);
    const due = within(screen.getByRole('group', { name: 'Dịch vụ cần gia hạn' }));
    expect(due.getAllByRole('checkbox')).toHaveLength(1);
    expect(due.getByText('sap-het')).toBeTruthy();
    expect(due.getByRole('combobox', { name: 'Gia hạn sap-het thêm' })).toBeTruthy();
    const early = screen.getByText('Gia hạn sớm (2)').closest('details');
    expect(early?.open).toBe(false);
    expect(early?.querySelectorAll('input[type=checkbox]')).toHaveLength(2);
  });

  test('SVC-01 PAY-01 the page of a service offers every term with its price and its end, and renews for the chosen one', async () => {
    const shop = await openShopWithServers();
    const [offer] = expectOk(await shop.useCases.loadRenewals({}));
    const chosen = offer?.terms.find(({ term }) => term !== offer.term);
    if (!offer || !chosen) throw new Error('the seed sells several terms');
    const { router } = await open(`/service/${offer.id}?tab=gia-han`, shop);
    for (const { amounts, newEndDate } of offer.terms) {
      expect(mainText()).toContain(formatDong(amounts.gross));
      expect(mainText()).toContain(`đến ${formatDate(newEndDate)}`);
    }
    const radios = screen.getAllByRole('radio').map((radio) => radio as HTMLInputElement);
    const value = (each: typeof chosen): string => `${each.term}-${each.unit.id}`;
    expect(radios.find(({ checked }) => checked)?.value).toBe(
      value(offer.terms.find(({ term }) => term === offer.term) ?? chosen),
    );
    fireEvent.click(radios.find((radio) => radio.value === value(chosen)) ?? document.body);
    await pressNamed('Gia hạn và thanh toán');
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
    expect(mainText()).toContain(formatDong(chosen.amounts.gross));
  });

  test('SVC-01 without a script the form sends the chosen term with the price that stands beside it', async () => {
    const shop = await openShopWithServers();
    const [offer] = expectOk(await shop.useCases.loadRenewals({}));
    const chosen = offer?.terms.at(-1);
    if (!offer || !chosen) throw new Error('the seed sells several terms');
    await open(`/service/${offer.id}?tab=gia-han`, shop);
    const value = `${chosen.term}-${chosen.unit.id}`;
    const radio = screen.getAllByRole('radio').find((each) => (each as HTMLInputElement).value === value);
    const form = radio?.closest('form');
    if (!radio || !form) throw new Error('the terms are in a form');
    fireEvent.click(radio);
    const read = readInput('renewServices', { ...fieldsOf(form), idempotencyKey: freshIdempotencyKey() });
    if (!read.ok) throw new Error(JSON.stringify(read.fields));
    const { orderId } = expectOk(await shop.useCases.renewServices(read.input));
    expect(expectOk(await shop.useCases.loadOrder({ orderId })).totals.gross).toBe(chosen.amounts.gross);
  });

  test('SVC-01 of two services that one order renews, each has its own term and price; a plain post sends the same', async () => {
    const shop = await openShopWithServers(2);
    const [kept, changed] = expectOk(await shop.useCases.loadRenewals({}));
    const chosen = changed?.terms.find(({ term }) => term !== changed.term);
    if (!kept || !changed || !chosen) throw new Error('the seed sells several terms');
    const { router } = await open('/service', shop);
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    const selects = screen.getAllByRole('combobox').map((each) => each as HTMLSelectElement);
    const select = selects.find(({ name }) => name === `terms.${changed.id}`);
    if (!select) throw new Error('each service has its terms');
    fireEvent.change(select, { target: { value: `${chosen.term}-${chosen.unit.id}` } });
    const total = formatDong(addDong(kept.amounts.gross, chosen.amounts.gross));
    expect(mainText()).toContain(`Tổng 2 dịch vụ (đã gồm VAT)${total}`);
    const form = select.closest('form');
    if (!form) throw new Error('the terms are in a form');
    const read = readInput('renewServices', { ...fieldsOf(form), idempotencyKey: freshIdempotencyKey() });
    if (!read.ok) throw new Error(JSON.stringify(read.fields));
    expect(read.input.terms).toEqual({
      [kept.id]: `${kept.term}-${kept.unit.id}`,
      [changed.id]: `${chosen.term}-${chosen.unit.id}`,
    });
    await pressNamed('Gia hạn và thanh toán');
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
    expect(mainText()).toContain(total);
  });

  test('SVC-01 ERR-07 an empty selection is reported below the form', async () => {
    const shop = await openShopWithServers();
    await open('/service', shop);
    await pressNamed('Gia hạn và thanh toán');
    await waitFor(() => expect(mainText()).toContain('Bạn chưa chọn dịch vụ nào.'));
  });

  test('SVC-01 a failed plain post keeps the selection', async () => {
    const shop = await openShopWithServers(2);
    const [first] = expectOk(await shop.useCases.loadRenewals({}));
    const fields = { ids: { 'dich-vu': [first?.id ?? ''] } };
    const failure = { kind: 'price-changed', old: first?.amounts.gross, now: first?.amounts.gross } as never;
    await open('/service', shop, { context: { submission: { use: 'renewServices', fields, failure } } });
    const boxes = screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);
    expect(boxes.filter(Boolean)).toHaveLength(1);
  });

  test('SVC-01 a service with an open order links to that order instead', async () => {
    const shop = await openShopWithServers();
    const [offer] = expectOk(await shop.useCases.loadRenewals({}));
    if (!offer) throw new Error('nothing is rented');
    const command = {
      ids: [offer.id],
      expectedTotal: { [offer.id]: offer.amounts.gross },
      idempotencyKey: freshIdempotencyKey(),
    };
    const { orderId } = expectOk(await shop.useCases.renewServices(command));
    for (const path of ['/service', `/service/${offer.id}?tab=gia-han`]) {
      await open(path, shop);
      expect(mainText()).toContain('đang có một đơn chờ thanh toán');
      expect(screen.queryByRole('button', { name: 'Gia hạn và thanh toán' })).toBeNull();
      const ways = screen.getAllByRole('link', { name: 'Xem đơn hàng' }).map((link) => link.getAttribute('href'));
      expect(ways).toContain(`/order/${orderId}`);
    }
  });

  test('ORD-02 SVC-01 a renewal order can be paid or cancelled on its page, but not edited', async () => {
    const shop = await openShopWithServers();
    const [offer] = expectOk(await shop.useCases.loadRenewals({}));
    if (!offer) throw new Error('nothing is rented');
    const command = {
      ids: [offer.id],
      expectedTotal: { [offer.id]: offer.amounts.gross },
      idempotencyKey: freshIdempotencyKey(),
    };
    const { orderId } = expectOk(await shop.useCases.renewServices(command));
    await open(`/order/${orderId}`, shop);
    expect(mainText()).toContain(`Gia hạn: ${offer.name}`);
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toContain(`/thanh-toan/${orderId}`);
    expect(ways).not.toContain(`/cap-nhat-don-hang/${orderId}`);
  });

  test('SVC-01 an upgrade shows how its price is computed, day by day, before the payment', async () => {
    const shop = await openShopWithServers();
    const [{ id } = { id: undefined }] = expectOk(await shop.useCases.loadRenewals({}));
    if (id === undefined) throw new Error('nothing is rented');
    const [larger] = expectOk(await shop.useCases.loadUpgrades({ id }));
    if (!larger) throw new Error('no larger plan');
    await open(`/service/${id}?tab=doi-goi`, shop);
    const region = () => within(screen.getByRole('region', { name: 'Nâng cấp' }));
    expect(region().queryByRole('button')).toBeNull();
    const { router } = await open(`/service/${id}?plan=${larger.plan}`, shop);
    const days = region().getByRole('table', { name: /^Chênh lệch từng ngày/ });
    expect(within(days).getAllByRole('row')).toHaveLength(larger.days + 1);
    expect(within(days).getByText(formatDate(shop.world.state.now))).toBeTruthy();
    expect(mainText()).toContain(`Trả hôm nay${formatDong(larger.amounts.gross)}`);
    await pressNamed('Nâng cấp và thanh toán');
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
  });

  test('ERR-07 SVC-01 when prices cannot be loaded the page shows its failure page', async () => {
    const shop = await openShopWithServers();
    await open('/service', shop, {
      useCases: () => ({ loadRenewals: async () => fail({ kind: 'unreachable' } as const) }),
    });
    expect(screen.queryByRole('region', { name: 'Gia hạn dịch vụ' })).toBeNull();
  });
});
