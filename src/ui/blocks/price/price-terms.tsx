import type { ProductSummary } from '#core/catalogue/product.ts';
import { displayAmount } from '#core/pricing/amounts.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { formatDong } from '#core/shared/dong.ts';
import { perUnit, termText } from '#ui/blocks/messages.vi.ts';
import { priceText } from './price.vi.ts';

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
      {priceText.termTotal(termText(entry.term, entry.unit), formatDong(displayAmount(entry.charge, product.vat)))},{' '}
      {product.vat.isIncluded ? priceText.vatInside : priceText.vatOutside}
      <br />
      {priceText.renewal(`${formatDong(entry.renewalPerUnit)}/${perUnit(entry.unit.name)}`)}
    </p>
  );
}
