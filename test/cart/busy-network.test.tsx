import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';

const failure = { kind: 'too-many-visitors', retryAfter: 60, until: 1_795_000_000_000 } as const;
const page = '/san-pham/cloud-server-ssd-4';
const add = async () => {
  const receipt = within(await screen.findByRole('complementary', { name: 'Đơn của bạn' }));
  fireEvent.click(receipt.getByRole('button', { name: 'Thêm vào giỏ' }));
};

/** A product page behind an address whose new guests each prove their work. */
const openBusy = async (isProofAccepted: boolean) => {
  const sent: string[] = [];
  const opened = await openPage(page, {
    useCases: (own) => ({
      addToCart: async (command) => {
        sent.push(`add ${command.idempotencyKey}`);
        return sent.includes('proof') ? own.addToCart(command) : { ok: false, failure };
      },
      proveVisitor: async (command) => {
        if (!isProofAccepted || command.proof === '') return { ok: false, failure };
        sent.push('proof');
        return own.proveVisitor(command);
      },
    }),
  });
  return { ...opened, sent };
};

test('VIS-02 a browser with scripts proves its work once and adds the product with the same press', async () => {
  const { router, sent, useCases } = await openBusy(true);
  await add();
  await waitFor(() => expect(addressOf(router)).toMatch(/^\/gio-hang/));
  expect(sent).toEqual([sent[0], 'proof', sent[0]]);
  expect(expectOk(await useCases.loadCart({ orderId: null }))?.itemCount).toBe(1);
});

test('VIS-02 when the proof is refused the page says until when, and nothing is lost', async () => {
  const { router, sent } = await openBusy(false);
  await add();
  expect((await screen.findAllByText(/rất nhiều khách mới cùng lúc/)).length).toBeGreaterThan(0);
  expect(addressOf(router)).toBe(page);
  expect(sent).toHaveLength(1);
});
