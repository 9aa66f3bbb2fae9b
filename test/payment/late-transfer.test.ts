import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideSettlement } from '#core/order-rules/settle-payment.ts';
import { amountDue } from '#core/orders/order.ts';
import { type FinancialStatus, type OrderStatus, orderStatuses } from '#core/orders/order-states.ts';
import { isLateTransferCounted } from '#core/payment/late-transfer.ts';
import type { BankTransfer, PaymentState } from '#core/payment/payment.ts';
import { dong } from '#core/shared/dong.ts';

const account: BankTransfer = { bank: 'VCB', bin: '970436', accountNumber: '1', accountName: 'A', content: 'D1' };
const charge = (gross: number) => ({ net: dong(gross), exempt: dong(0), vat: dong(0), gross: dong(gross) });
const orderOf = (
  gross: number,
  {
    received = 0,
    status = 'open',
    financial = 'UNPAID',
  }: Partial<Record<'received', number>> & {
    readonly status?: OrderStatus;
    readonly financial?: FinancialStatus;
  } = {},
) => ({ status, financial, totals: charge(gross), received: dong(received) });

const anyAmount = fc.constantFrom(100_000, 150_000, 250_000);
const anyCase = fc.record({
  state: fc.constantFrom<PaymentState>('waiting', 'paid', 'failed', 'expired'),
  transfer: fc.constantFrom(account, null),
  asked: anyAmount,
  order: fc
    .record({
      gross: anyAmount,
      received: fc.constantFrom(0, 50_000),
      status: fc.constantFrom(...orderStatuses),
      financial: fc.constantFrom<FinancialStatus>('UNPAID', 'PAID', 'REFUNDED'),
    })
    .map(({ gross, ...rest }) => orderOf(gross, rest)),
});

test('PAY-02 money for a code of which the page says that it still counts settles the order, whatever both are', () => {
  fc.assert(
    fc.property(anyCase, ({ state, transfer, asked, order }) => {
      const isCounted = isLateTransferCounted(order, { state, transfer, amount: dong(asked) });
      const total = order.totals.gross;
      const attempt = {
        amount: asked,
        waived: 0,
        total,
        takesParts: transfer !== null,
        state,
        transactionId: null,
      };
      const isPayable = order.status === 'open' && order.financial === 'UNPAID';
      const report = { amount: asked, isPaid: true, transactionId: 'FT1' };
      const verdict = decideSettlement(attempt, report, { isPayable, total, due: amountDue(order) });
      if (isCounted) expect(verdict).toBe('settled');
    }),
    { numRuns: 2_000 },
  );
});

test('PAY-02 an expired code of a transfer still counts while its order waits for this amount', () => {
  const payment = { state: 'expired', transfer: account, amount: dong(100_000) } as const;
  expect(isLateTransferCounted(orderOf(100_000), payment)).toBe(true);
  expect(isLateTransferCounted(orderOf(150_000, { received: 50_000 }), payment)).toBe(true);
  expect(isLateTransferCounted(orderOf(150_000), payment)).toBe(false);
  expect(isLateTransferCounted(orderOf(100_000, { status: 'closed' }), payment)).toBe(false);
  expect(isLateTransferCounted(orderOf(100_000), { ...payment, state: 'failed' })).toBe(false);
  expect(isLateTransferCounted(orderOf(100_000), { ...payment, transfer: null })).toBe(false);
});
