import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { refuseMailsTo, sendInvoice } from '#adapters/memory/orders/order-mails.ts';
import { token } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { payCart, placeCart, validCheckoutFields } from '#test/kit/checkout.ts';
import { messageTo } from '#test/kit/fakes/memory-accounts.ts';
import { expectOk, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { mainText, sameBrowser, shopWithCart, type } from '#test/ui/order-pages.tsx';

const main = () => within(screen.getByRole('main'));
const submit = () => fireEvent.click(main().getByRole('button', { name: 'Sửa và gửi lại' }));

/** A guest's order whose mails are refused, and what the pages say. */
const refused = async (isPaid: boolean) => {
  const shop = await shopWithCart('server');
  const { email } = (await validCheckoutFields(shop)).contact;
  const orderId = isPaid ? await payCart(shop) : expectOk(await placeCart(shop)).orderId;
  refuseMailsTo(shop.world, email);
  return { shop, email, orderId, sentence: `Email gửi tới ${email.slice(0, 1)}•••@` };
};

/** Another browser that opened a link of the order. */
const holderOf = ({ world }: Shop, orderId: string): Shop => {
  const access = token('access-of-a-link');
  const order = [...world.state.orders.values()].find((each) => each.order.id === orderId);
  if (!order) throw new Error('no such order');
  world.state.orderLinks.set(access, {
    kind: 'access',
    order: order.order.id,
    linkVersion: 1,
    endsAt: world.state.now + 60_000,
  });
  return openShop({ world, browser: { ...createBrowser(), orderAccess: access } });
};

describe('mails of an order that are refused', () => {
  for (const isPaid of [true, false])
    test(`the buyer is told on the page of ${isPaid ? 'a paid' : 'an unpaid'} order, corrects the address and stays there`, async () => {
      const { shop, orderId, sentence } = await refused(isPaid);
      const page = isPaid ? paths.thanks(orderId) : paths.payment(orderId);
      const { router } = await openPage(page, sameBrowser(shop));
      expect(mainText()).toContain(sentence);
      type(/^Email khác/, 'moi@example.vn');
      submit();
      await waitFor(() => expect(mainText()).not.toContain(sentence));
      expect(addressOf(router)).toBe(page);
      expect(messageTo(shop.world, 'moi@example.vn')).not.toBeNull();
    });

  test('the address that refuses and a text that is none are refused beside the field', async () => {
    const { shop, email, orderId } = await refused(true);
    await openPage(paths.thanks(orderId), sameBrowser(shop));
    type(/^Email khác/, email);
    submit();
    await waitFor(() => expect(mainText()).toContain('Thư gửi tới địa chỉ này không đến nơi'));
    type(/^Email khác/, 'khong');
    submit();
    await waitFor(() => expect(mainText()).toContain('Email không hợp lệ'));
  });

  test('whoever came by a link is told whom to call and gets no form', async () => {
    const { shop, orderId, sentence } = await refused(true);
    await openPage(paths.thanks(orderId), sameBrowser(holderOf(shop, orderId)));
    expect(mainText()).toContain(sentence);
    expect(mainText()).toContain('trong trình duyệt đã đặt đơn');
    expect(main().queryByLabelText(/^Email khác/)).toBeNull();
  });

  test('a refused invoice has a note of its own, whose form corrects its address only', async () => {
    const { shop, email, orderId } = await refused(true);
    const record = shop.world.state.orders.get(orderId);
    if (!record) throw new Error('the order is stored');
    const invoiceRequest = { company: 'Tiệm Bánh Mây', taxCode: '0100109106', address: 'Huế', email: 'sai@example.vn' };
    shop.world.state.orders.set(orderId, { ...record, order: { ...record.order, invoiceRequest } });
    sendInvoice(shop.world, { ...record.order, invoiceRequest });
    refuseMailsTo(shop.world, 'sai@example.vn');
    await openPage(paths.thanks(orderId), sameBrowser(shop));
    expect(mainText()).toContain('Hoá đơn gửi tới s•••@example.vn không đến nơi.');
    const [, field] = main().getAllByLabelText(/^Email khác/);
    const form = field?.closest('form');
    if (!field || !form) throw new Error('each address has its form');
    fireEvent.change(field, { target: { value: 'ketoan@example.vn' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Sửa và gửi lại' }));
    await waitFor(() => expect(mainText()).not.toContain('Hoá đơn gửi tới'));
    const { order } = shop.world.state.orders.get(orderId) ?? record;
    expect([order.owner?.contact.email, order.invoiceRequest?.email]).toEqual([email, 'ketoan@example.vn']);
  });

  test('nothing is said while mails arrive', async () => {
    const shop = await shopWithCart('server');
    await openPage(paths.thanks(await payCart(shop)), sameBrowser(shop));
    expect(mainText()).not.toContain('không đến nơi');
  });
});
