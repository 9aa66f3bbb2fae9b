import type { ChosenOption, OrderLine } from '#core/orders/order.ts';
import type { Discount } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { addDong, type Dong, dong } from '#core/shared/dong.ts';
import { orderWords } from './order.vi.ts';
import type { ReceiptLine } from './receipt.tsx';

/** What a line shows: before VAT, or with VAT in it where the product's price includes it. */
export const lineAmountShown = ({ amounts, vat }: Pick<OrderLine, 'amounts' | 'vat'>): Dong =>
  vat.inside ? amounts.gross : addDong(amounts.net, amounts.exempt);

/** Free choices that say something. A domain's own name is its title already; «Không thêm» and its like add nothing to tell. */
export const saidChoices = ({
  options,
  description,
}: Pick<OrderLine, 'options' | 'description'>): readonly ChosenOption[] =>
  options.filter(({ value }) => value !== description && !/^không(\s|$)/iu.test(value));

/** The same in words. */
export const saidOptions = (line: OrderLine): readonly string[] => saidChoices(line).map(({ value }) => value);

/** The rows above a receipt's total. They add up to it: taxed amounts, what codes take off, state fees, VAT. */
export const totalRows = (
  totals: Amounts,
  vatPercent: number | null,
  itemCount: number | null,
  discounts: readonly Discount[] = [],
): readonly ReceiptLine[] => [
  {
    label: itemCount === null ? orderWords.subtotalPlain : orderWords.subtotal(itemCount),
    amount: addDong(totals.net, ...discounts.map(({ amount }) => amount)),
  },
  ...discounts
    .filter(({ amount }) => amount > 0)
    .map(({ code, amount }) => ({ label: orderWords.discount(code), amount: dong(-amount), tone: 'save' as const })),
  ...(totals.exempt === 0 ? [] : [{ label: orderWords.stateFee, amount: totals.exempt }]),
  { label: orderWords.vat(vatPercent), amount: totals.vat },
];
