import { shortOptionText } from '#core/catalogue/option-texts.ts';
import type { ChosenOption, OrderLine } from '#core/orders/order.ts';
import type { Discount } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { addsNothing } from '#core/shared/adds-nothing.ts';
import { addDong, formatDong, zeroDong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import type { PriceSummaryLine } from '#ui/blocks/price/price-summary.tsx';
import { orderWords } from './order.vi.ts';

/** Without a domain's own name, which is the title, and values such as «Không thêm». */
export const informativeOptions = ({
  options,
  description,
}: Pick<OrderLine, 'options' | 'description'>): readonly ChosenOption[] =>
  options.filter(({ value }) => value !== description && !addsNothing(value));

/** «Hệ điều hành: Ubuntu 24.04 LTS» */
export const informativeOptionTexts = (line: OrderLine): readonly string[] =>
  informativeOptions(line).map((option) => `${option.name}: ${shortOptionText(option)}`);

type Summed = {
  readonly totals: Amounts;
  /** null when lines differ, or unknown. */
  readonly vatPercent?: number | null;
  readonly itemCount?: number;
  readonly discounts?: readonly Discount[];
};

/**
 * What lines add up to, as amounts of a `PriceSummary`: like each line with VAT and state fees, which `below` names. The
 * rows add up to the total.
 */
export const orderSums = ({ totals, vatPercent = null, itemCount, discounts = [] }: Summed) => ({
  lines: [
    {
      label: itemCount === undefined ? orderWords.subtotalPlain : orderWords.subtotal(itemCount),
      amount: addDong(totals.gross, ...discounts.map(({ gross }) => gross)),
    },
    ...discounts
      .filter(({ gross }) => gross > 0)
      .map(({ code, gross }) => ({
        label: orderWords.discount(code),
        amount: subtractDong(zeroDong, gross),
        tone: 'save' as const,
      })),
  ] satisfies readonly PriceSummaryLine[],
  total: totals.gross,
  below: orderWords.includes(
    formatDong(totals.vat),
    vatPercent,
    totals.exempt === 0 ? null : formatDong(totals.exempt),
  ),
});
