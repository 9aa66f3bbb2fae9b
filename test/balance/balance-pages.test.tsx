import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { transferToBalance } from '#adapters/memory/orders/balance-gateway.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import type { OrderId, TopUpId } from '#core/shared/ids.ts';
import { buyService } from '#test/kit/buy-service.ts';
import { customerShop } from '#test/kit/customer.ts';
import { expectOk, freshIdempotencyKey, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { errorAt, mainText, sameBrowser, type } from '#test/ui/order-pages.tsx';

const main = () => within(screen.getByRole('main'));
const pressNamed = (name: string) => fireEvent.click(main().getByRole('button', { name }));
const onlyTopUp = (shop: Shop): TopUpId => {
  const [record] = [...shop.world.state.topUps.values()];
  if (record === undefined) throw new Error('nobody paid in');
  return record.id;
};
const balanceOf = async (shop: Shop) => expectOk(await shop.useCases.loadBalance({ page: 1, topUp: null })).balance;
const payIn = async (shop: Shop, amount: number): Promise<void> => {
  expectOk(await shop.useCases.topUpBalance({ amount: '50.000', idempotencyKey: freshIdempotencyKey() }));
  transferToBalance(shop.world, onlyTopUp(shop), dong(amount), `FT${amount}`);
};

test('PAY-02 a customer asks for a QR code, transfers, and reads the money in the balance and in the list', async () => {
  const shop = await customerShop();
  const { router } = await openPage('/so-du', sameBrowser(shop));
  expect(main().getByText('Chưa có biến động nào')).toBeTruthy();
  type(/^Số tiền muốn nạp/, '200.000đ');
  pressNamed('Hiện mã chuyển khoản');
  await waitFor(() => expect(addressOf(router)).toBe(`/so-du?nap=${onlyTopUp(shop)}`));
  expect(await main().findByRole('img', { name: 'Mã VietQR, số tiền 200.000đ' })).toBeTruthy();
  expect(mainText()).toContain('NT00000001');
  expect(await balanceOf(shop)).toBe(0);
  transferToBalance(shop.world, onlyTopUp(shop), dong(150_000), 'FT1');
  expect(await main().findByText('Cửa hàng đã nhận 150.000đ và cộng vào số dư.', {}, { timeout: 60_000 })).toBeTruthy();
  const row = within(main().getByRole('table', { name: 'Biến động số dư' })).getByRole('row', { name: /NT00000001/ });
  expect(within(row).getByText('+150.000đ')).toBeTruthy();
});

test('an amount outside of the limits is said at its field', async () => {
  const shop = await customerShop();
  await openPage('/so-du', sameBrowser(shop));
  type(/^Số tiền muốn nạp/, '49.999');
  pressNamed('Hiện mã chuyển khoản');
  await expect.poll(() => errorAt(/^Số tiền muốn nạp/)).toContain('50.000đ đến 50.000.000đ');
  expect(shop.world.state.topUps.size).toBe(0);
});

test('what can pay is the balance of a customer; a guest has none, and is not sent to log in', async () => {
  const shop = await customerShop();
  expect(expectOk(await shop.useCases.loadSpendable({}))).toBe(0);
  await payIn(shop, 320_000);
  expect(expectOk(await shop.useCases.loadSpendable({}))).toBe(320_000);
  expect(expectOk(await openShop().useCases.loadSpendable({}))).toBeNull();
});

/** An open order that renews the customer's only service. */
const orderRenewal = async (shop: Shop): Promise<{ readonly id: OrderId; readonly gross: number }> => {
  await buyService(shop, 'CS-04');
  const [offer] = expectOk(await shop.useCases.loadRenewals({}));
  if (offer === undefined) throw new Error('the service is renewed');
  const { id, amounts } = offer;
  const placed = expectOk(
    await shop.useCases.renewServices({
      ids: [id],
      expectedTotal: { [id]: amounts.gross },
      idempotencyKey: freshIdempotencyKey(),
    }),
  );
  return { id: placed.orderId, gross: amounts.gross };
};

test('PAY-02 an order is paid from the balance on its page and on the page of its payment, when the balance covers it', async () => {
  const shop = await customerShop();
  const { id, gross } = await orderRenewal(shop);
  await payIn(shop, gross - 1);
  await openPage(`/order/${id}`, sameBrowser(shop));
  expect(main().queryByRole('button', { name: 'Trả từ số dư' })).toBeNull();
  transferToBalance(shop.world, onlyTopUp(shop), dong(1_001), 'FT2');
  await openPage(`/order/${id}`, sameBrowser(shop));
  expect(main().getByRole('button', { name: 'Trả từ số dư' })).toBeTruthy();
  const { router } = await openPage(`/thanh-toan/${id}`, sameBrowser(shop));
  expect(mainText()).toContain(`còn phải trả ${formatDong(dong(gross))}`);
  pressNamed('Trả từ số dư');
  await waitFor(() => expect(addressOf(router)).toBe(`/dat-hang-thanh-cong?orderId=${id}`));
  expect(await balanceOf(shop)).toBe(1_000);
});

test('SVC-01 the page of a service switches its renewal from the balance on and off, and the list tells it', async () => {
  const shop = await customerShop();
  const id = await buyService(shop, 'CS-04');
  await openPage(`/service/${id}?tab=gia-han`, sameBrowser(shop));
  pressNamed('Bật tự gia hạn');
  expect(await screen.findByText('Dịch vụ sẽ tự gia hạn từ số dư.')).toBeTruthy();
  expect(await main().findByRole('button', { name: 'Tắt tự gia hạn' })).toBeTruthy();
  await openPage('/service', sameBrowser(shop));
  expect(mainText()).toContain('· Tự gia hạn');
  await openPage(`/service/${id}?tab=gia-han`, sameBrowser(shop));
  pressNamed('Tắt tự gia hạn');
  expect(await screen.findByText('Dịch vụ không tự gia hạn nữa.')).toBeTruthy();
  expect(expectOk(await shop.useCases.loadAutoRenewals({}))).toEqual([]);
});
