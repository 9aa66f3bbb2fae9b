import type { ProductSummary } from '#core/catalogue/product.ts';
import { withVat } from '#core/pricing/amounts.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { dong } from '#core/shared/dong.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { product as text } from '#ui/catalogue/product/product.vi.ts';
import { Button } from '#ui/kit/action/button.tsx';
import layout from '#ui/theme/layout.module.css';
import { lazyPart } from '#ui/waking/lazy-part.tsx';

const AddFailure = lazyPart(() => import('#ui/catalogue/product/add-failure.tsx'));

/** Adds the default configuration at the shown price and term. [CART-19; spec 2, shop product cards] */
export default function QuickBuy({
  product,
  entry,
  kind,
  size,
}: {
  readonly product: Pick<ProductSummary, 'slug' | 'title' | 'vat'>;
  readonly entry: PriceEntry;
  readonly kind: 'primary' | 'line';
  readonly size: 's' | 'm';
}) {
  const { gross } = withVat(entry.charge, product.vat.percent);
  return (
    <CommandForm
      use="addToCart"
      isMine={(fields) => textAt(fields, 'slug') === product.slug}
      command={(fields) => ({
        slug: product.slug,
        configuration: { term: entry.term, quantity: 1, chosen: null },
        orderId: null,
        keepPointer: true,
        campaign: entry.campaign,
        source: null,
        expectedTotal: dong(Number(textAt(fields, 'expectedTotal'))),
      })}
    >
      {({ failure }) => (
        <>
          <input type="hidden" name="slug" value={product.slug} />
          <input type="hidden" name="configuration.term" value={entry.term} />
          <input type="hidden" name="expectedTotal" value={failure?.kind === 'price-changed' ? failure.now : gross} />
          {failure === null ? null : <AddFailure failure={failure} />}
          <Button type="submit" kind={kind} size={size} block>
            {(failure?.kind === 'price-changed' ? text.submitAtNewPrice : text.submit).addToCart}
            <span className={layout.sr}> {product.title}</span>
          </Button>
        </>
      )}
    </CommandForm>
  );
}
