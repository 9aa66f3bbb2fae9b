import type { OrderLine } from '#core/orders/order.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { addDong, type Dong } from '#core/shared/dong.ts';
import { cartText } from '#ui/messages/order.vi.ts';
import type { ReceiptLine } from './receipt.tsx';

/** What a line shows: before VAT, or with VAT in it where the product's price includes it. */
export const lineAmountShown = ({ amounts, vat }: Pick<OrderLine, 'amounts' | 'vat'>): Dong =>
  vat.inside ? amounts.gross : addDong(amounts.net, amounts.exempt);

/** Free choices in words. A domain's own name is its title already; «Không thêm» and its like add nothing to tell. */
export const saidOptions = ({ options, description }: OrderLine): readonly string[] =>
  options.map(({ value }) => value).filter((value) => value !== description && !/^không(\s|$)/iu.test(value));

/** The rows above a receipt's total. They add up to it: taxed amounts, state fees, VAT. */
export const totalRows = (
  totals: Amounts,
  vatPercent: number | null,
  itemCount: number | null,
): readonly ReceiptLine[] => [
  { label: itemCount === null ? cartText.subtotalPlain : cartText.subtotal(itemCount), amount: totals.net },
  ...(totals.exempt === 0 ? [] : [{ label: cartText.stateFee, amount: totals.exempt }]),
  { label: cartText.vat(vatPercent), amount: totals.vat },
];
