import { fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseQuotationRecipient, validateQuotationRecipient } from '#core/shared/people/quotation-recipient.ts';
import { expectOk, freshIdempotencyKey } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { mainText, sameBrowser, shopWithCart } from '#test/ui/order-pages.tsx';

test('a name in a mail to a stranger keeps no address and no link, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.webUrl(), (typed, url) => {
      const { sender } = normaliseQuotationRecipient({ sender: `${typed} ${url}`, email: '' });
      expect(sender).not.toMatch(/[./:@<>\r\n]/);
      expect(sender.length).toBeLessThanOrEqual(100);
    }),
  );
  const mine = { sender: ' Công ty  Bánh Mây & Bạn ', email: ' Lan@Example.vn ' };
  expect(normaliseQuotationRecipient(mine)).toEqual({ sender: 'Công ty Bánh Mây & Bạn', email: 'lan@example.vn' });
  expect(validateQuotationRecipient({ sender: '...', email: 'lan' })).toEqual({ sender: 'required', email: 'email' });
});

test('the quotation page mails the quotation and says so', async () => {
  const shop = await shopWithCart('server');
  const asked = { slug: null, configuration: null, orderId: null, idempotencyKey: freshIdempotencyKey() };
  const path = expectOk(await shop.useCases.createQuotation(asked)).goTo;
  await openPage(path, sameBrowser(shop));
  fireEvent.change(screen.getByRole('textbox', { name: /Tên của bạn/ }), { target: { value: 'Nguyễn Thị Mây' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Email người nhận/ }), { target: { value: 'lan@example.vn' } });
  fireEvent.click(screen.getByRole('button', { name: 'Gửi báo giá' }));
  const sent = () => shop.world.state.accounts.outbox.filter(({ to }) => to === 'lan@example.vn');
  await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 20_000 });
  expect(sent()[0]?.text).toContain('Nguyễn Thị Mây');
  expect(mainText()).toContain('Gửi báo giá qua email');
});
