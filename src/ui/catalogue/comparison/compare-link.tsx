import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { comparePath } from '#core/catalogue/comparison/compare-path.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { isPlainClick, Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './compare-link.module.css';
import { compareLinkText as text } from './compare-link.vi.ts';
import { useCompared } from './compared.ts';

/** Adds a product to the comparison, or links to it. Without JavaScript it opens a new comparison. [CAT-02, CAT-08] */
export function CompareLink({ product }: { readonly product: Pick<ProductSummary, 'slug' | 'title'> }) {
  const { choices } = useShop();
  const router = useRouter();
  const { slugs } = useCompared();
  const isCompared = slugs.includes(product.slug);
  const href = comparePath(isCompared ? slugs : [product.slug]);
  const staysOnPage = !isCompared && choices !== null;
  const handleClick = (event: MouseEvent): void => {
    if (!staysOnPage || !isPlainClick(event)) return;
    event.preventDefault();
    void Promise.all([
      choices?.() ?? Promise.reject(new Error('nothing is remembered')),
      import('./stored-comparison.ts'),
    ]).then(
      ([kept, { addToComparison: pressCompare }]) => pressCompare(kept, product.slug),
      () => void router.navigate({ href }),
    );
  };
  return (
    <Link href={href} className={styles.compare} onClick={handleClick}>
      <Icon name={isCompared ? 'check' : 'compare'} />
      <span>{isCompared ? text.on : text.compare}</span>
      <span className={layout.sr}> {product.title}</span>
    </Link>
  );
}
