import type { ComparedProduct } from '#core/catalogue/comparison/compare.ts';
import { type ComparisonView, comparePath } from '#core/catalogue/comparison/compare-path.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { dong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { CommandForm, type FormState } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { blocks, perUnit } from '#ui/blocks/messages.vi.ts';
import { configurationFields } from '#ui/blocks/price/configuration-fields.ts';
import { Price } from '#ui/blocks/price/price.tsx';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { lazyPart } from '#ui/waking/lazy-part.tsx';
import styles from './compare.module.css';
import { compareText as text } from './compare.vi.ts';

const AddFailure = lazyPart(() => import('#ui/catalogue/product/add-failure.tsx'));

export function CompareHead({
  compared,
  entry,
  all,
  view,
}: {
  readonly compared: ComparedProduct;
  readonly entry: PriceEntry | null;
  readonly all: readonly ComparedProduct[];
  readonly view: ComparisonView;
}) {
  const { product, orderable } = compared;
  const order = orderable.find(({ configuration }) => configuration.term === entry?.term);
  const remaining = all.map((each) => each.product.slug).filter((slug) => slug !== product.slug);
  return (
    <th scope="col">
      <div className={styles.head}>
        <Link href={productHref(product, entry)} className={styles.name}>
          {product.title}
        </Link>
        <RemoveLink product={product} href={comparePath(remaining, view)} />
        {entry ? <Price amount={entry.perUnit} unit={perUnit(entry.unit.name)} size="s" /> : null}
        {order ? (
          <AddForm product={product} order={order} />
        ) : (
          <ButtonLink href={productHref(product, entry)} size="s" block>
            {product.isAvailable ? text.choose : blocks.unavailable}
          </ButtonLink>
        )}
      </div>
    </th>
  );
}

const productHref = (product: ProductSummary, entry: PriceEntry | null): string =>
  `${paths.product(product.slug)}${entry === null || entry.term === product.defaultTerm ? '' : `?time=${entry.term}`}`;

/** Also removes the product from the browser's stored list. */
function RemoveLink({ product, href }: { readonly product: ProductSummary; readonly href: string }) {
  const { choices } = useShop();
  const removeStored = (): void => {
    if (choices === null) return;
    // If updating the list fails, the link still works.
    void Promise.all([choices(), import('./stored-comparison.ts')]).then(
      ([kept, { removeFromComparison: dropCompared }]) => dropCompared(kept, [product.slug]),
      () => {},
    );
  };
  return (
    <Link href={href} className={styles.remove} onClick={removeStored} aria-label={text.remove(product.title)}>
      <Icon name="close" />
    </Link>
  );
}

/** Adds the default configuration at the displayed price. [CART-19] */
function AddForm({
  product,
  order,
}: {
  readonly product: ProductSummary;
  readonly order: ComparedProduct['orderable'][number];
}) {
  const { configuration, gross } = order;
  return (
    <CommandForm
      use="addToCart"
      isMine={(fields) => textAt(fields, 'slug') === product.slug}
      command={(fields) => ({
        slug: product.slug,
        configuration,
        orderId: null,
        keepPointer: true,
        campaign: null,
        source: null,
        expectedTotal: dong(Number(textAt(fields, 'expectedTotal'))),
      })}
    >
      {({ failure }: FormState) => (
        <>
          <input type="hidden" name="slug" value={product.slug} />
          <input type="hidden" name="expectedTotal" value={failure?.kind === 'price-changed' ? failure.now : gross} />
          <HiddenFields fields={configurationFields(configuration)} />
          {failure === null ? null : <AddFailure failure={failure} />}
          <Button
            type="submit"
            kind="primary"
            size="s"
            block
            aria-label={failure?.kind === 'price-changed' ? undefined : text.addOf(product.title)}
          >
            {failure?.kind === 'price-changed' ? text.addAtNewPrice : text.add}
          </Button>
        </>
      )}
    </CommandForm>
  );
}
