import { shortOptionText } from '#core/catalogue/option-texts.ts';
import type { ChosenOption, OrderLine } from '#core/orders/order.ts';
import type { Discount } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { addsNothing } from '#core/shared/adds-nothing.ts';
import { addDong, type Dong, zeroDong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import type { PriceSummaryLine } from '#ui/blocks/price/price-summary.tsx';
import { orderWords } from './order.vi.ts';

/** The displayed amount of a line: before VAT, or with VAT when the product's price includes it. */
export const displayedLineAmount = ({ amounts, vat }: Pick<OrderLine, 'amounts' | 'vat'>): Dong =>
  vat.isIncluded ? amounts.gross : addDong(amounts.net, amounts.exempt);

/** Without a domain's own name, which is the title, and values such as «Không thêm». */
export const informativeOptions = ({
  options,
  description,
}: Pick<OrderLine, 'options' | 'description'>): readonly ChosenOption[] =>
  options.filter(({ value }) => value !== description && !addsNothing(value));

/** «Hệ điều hành Ubuntu 24.04 LTS» */
export const informativeOptionTexts = (line: OrderLine): readonly string[] =>
  informativeOptions(line).map((option) => `${option.name} ${shortOptionText(option)}`);

/** As `displayedLineAmount`, at renewal. */
export const displayedRenewal = ({ renewal, vat }: Pick<OrderLine, 'renewal' | 'vat'>): Dong =>
  displayedLineAmount({ amounts: renewal, vat });

/** Taxed amounts, voucher discounts, state fees and VAT; the rows add up to the total. */
export const totalRows = (
  totals: Amounts,
  vatPercent: number | null,
  itemCount: number | null,
  discounts: readonly Discount[] = [],
): readonly PriceSummaryLine[] => [
  {
    label: itemCount === null ? orderWords.subtotalPlain : orderWords.subtotal(itemCount),
    amount: addDong(totals.net, ...discounts.map(({ amount }) => amount)),
  },
  ...discounts
    .filter(({ amount }) => amount > 0)
    .map(({ code, amount }) => ({
      label: orderWords.discount(code),
      amount: subtractDong(zeroDong, amount),
      tone: 'save' as const,
    })),
  ...(totals.exempt === 0 ? [] : [{ label: orderWords.stateFee, amount: totals.exempt }]),
  { label: orderWords.vat(vatPercent), amount: totals.vat },
];
