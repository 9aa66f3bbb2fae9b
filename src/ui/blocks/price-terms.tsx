import type { ProductSummary } from '#core/catalogue/product.ts';
import { shownAmount } from '#core/pricing/amounts.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { formatDong } from '#core/shared/dong.ts';
import { kit, perUnit, termText } from '#ui/kit/messages.vi.ts';

/** What stands below a price: the whole term, whether VAT is in it, and what the unit costs at renewal. */
export function PriceTerms({
  product,
  entry,
  className,
}: {
  readonly product: Pick<ProductSummary, 'vat'>;
  readonly entry: PriceEntry;
  readonly className?: string | undefined;
}) {
  return (
    <p className={className}>
      {kit.termTotal(termText(entry.time, entry.unit), formatDong(shownAmount(entry.charge, product.vat)))},{' '}
      {product.vat.inside ? kit.vatInside : kit.vatOutside}
      <br />
      {kit.renewal(`${formatDong(entry.renewalPerUnit)}/${perUnit(entry.unit.name)}`)}
    </p>
  );
}
