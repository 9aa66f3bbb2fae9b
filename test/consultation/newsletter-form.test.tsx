import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryDevice } from '#adapters/memory/browser/device.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { fail } from '#core/shared/result.ts';
import { newsletterConsent } from '#core/shared/shop/newsletter-consent.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { openShop } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { sameBrowser } from '#test/ui/order-pages.tsx';

const section = () => {
  const found = screen.getByRole('heading', { name: 'Nhận tin bảo trì và ưu đãi' }).closest('section');
  if (found === null) throw new Error('no newsletter');
  return within(found);
};
const box = () => section().getByRole<HTMLInputElement>('checkbox', { name: newsletterConsent(sampleIdentity.seller) });
const typeAddress = (text: string) => fireEvent.change(section().getByLabelText(/^Email/), { target: { value: text } });
const send = () => fireEvent.click(section().getByRole('button', { name: 'Đăng ký' }));

test('ROUTE-01 the consent box is unticked, and nothing is sent without it', async () => {
  const { world } = await openPage('/success');
  expect(box().checked).toBe(false);
  typeAddress('an@congty.vn');
  send();
  expect(await section().findByText('Bạn đánh dấu đồng ý thì cửa hàng mới được gửi thư')).toBeTruthy();
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(world.state.accounts.outbox).toEqual([]);
  typeAddress('an@');
  send();
  expect(await section().findByText('Email không hợp lệ')).toBeTruthy();
});

test('ROUTE-01 with consent an e-mail is sent, and the reader stays on the page', async () => {
  const { world, router } = await openPage('/success');
  typeAddress('an@congty.vn');
  fireEvent.click(box());
  send();
  expect(await screen.findByText(/^Đã gửi thư xác nhận/)).toBeTruthy();
  expect(addressOf(router)).toBe('/success');
  expect(world.state.accounts.outbox).toMatchObject([{ to: 'an@congty.vn', channel: 'email' }]);
});

test('ROUTE-01 ERR-06 an unavailable service is reported beside the button, and the input is preserved', async () => {
  await openPage('/success', {
    change: ({ opportunities }) => ({ opportunities: withFaults(opportunities, always(unreachable, 'subscribe')) }),
  });
  typeAddress('an@congty.vn');
  fireEvent.click(box());
  send();
  await waitFor(() => expect(section().getByRole('alert')).toBeTruthy());
  expect(box().checked).toBe(true);
  expect(section().getByLabelText<HTMLInputElement>(/^Email/).value).toBe('an@congty.vn');
});

test('ROUTE-01 V2.4.1 when the service asks for a proof of work, the form computes it and sends the address again', async () => {
  let hasProof = false;
  const shop = openShop();
  await openPage('/success', {
    ...sameBrowser(shop),
    change: ({ opportunities, botCheck }) => ({
      botCheck: {
        ...botCheck,
        verify: async (proof) => {
          const verified = await botCheck.verify(proof);
          hasProof ||= verified.ok && verified.value;
          return verified;
        },
      },
      opportunities: {
        ...opportunities,
        subscribe: async (...given) =>
          hasProof
            ? opportunities.subscribe(...given)
            : fail({ kind: 'rejected', code: 'bot-check-needed', message: '' }),
      },
    }),
    context: { device: memoryDevice(shop.browser) },
  });
  typeAddress('an@congty.vn');
  fireEvent.click(box());
  send();
  expect(await screen.findByText(/^Đã gửi thư xác nhận/)).toBeTruthy();
  expect(shop.world.state.accounts.outbox).toMatchObject([{ to: 'an@congty.vn', channel: 'email' }]);
});
